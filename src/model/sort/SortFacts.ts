import type { ShortStatus } from "../status/Status.ts";

/** What the order of a media list depends on; taken once a stream, not at every comparison. */
export interface SortFacts {
  readonly name: string;
  /** `naturalKey` of the name. */
  readonly nameKey: string;
  readonly status: ShortStatus;
  readonly clients: number;
  readonly bitrateKbit: number;
  readonly lifetimeMs: number;
  /** Index in the config: decides between equals. */
  readonly position: number;
}
