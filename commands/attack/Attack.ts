import type { Target } from "./Target.ts";

/** One thing that somebody may try on a server from outside: a row of `attacks.ts`. */
export interface Attack {
  /** A sentence that begins after "the server". */
  readonly title: string;
  /** What it cannot be tried without. */
  readonly needs?: "login" | "rtmp";
  /** Throws an Error that says what the server did wrong. */
  readonly run: (target: Target) => Promise<void>;
}
