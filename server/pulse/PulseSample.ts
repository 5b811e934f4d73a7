import type { Traffic } from "./Traffic.ts";

/** What the server knows of itself in one second. */
export interface PulseSample {
  /** All streams and files together; `streams` are those that are online. */
  readonly server: Traffic & { readonly streams: number };
  /** By full name; one that does not run is left out. */
  readonly streams: ReadonlyMap<string, Traffic>;
}
