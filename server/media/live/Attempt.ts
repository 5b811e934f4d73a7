import type { Feed } from "./Feed.ts";

/** A source that was started and has given nothing so far. */
export interface Attempt {
  readonly feed: Feed;
  readonly sinceMs: number;
  /** `next` as there is none, `better` while a worse one runs, `chosen` by hand. */
  readonly purpose: "next" | "better" | "chosen";
}
