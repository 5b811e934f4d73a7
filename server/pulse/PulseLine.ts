import type { PulsePoint } from "./PulsePoint.ts";

/** A line of a graph as it is sent. */
export interface PulseLine {
  readonly label: string;
  readonly data: PulsePoint[];
}
