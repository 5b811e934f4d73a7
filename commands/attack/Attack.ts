import type { Answer, Target } from "./Target.ts";

/** One thing that somebody may try on a server from outside: a row of `attacks.ts`. */
export interface Attack {
  /** A sentence that begins after "the server". */
  readonly title: string;
  /** What it cannot be tried without. */
  readonly needs?: "login" | "rtmp";
  /** Throws an Error that says what the server did wrong. */
  readonly run: (target: Target) => Promise<void>;
}

/** @throws Error that says what came instead */
export function expectStatus({ status, text }: Answer, wanted: readonly number[], what: string): void {
  if (wanted.includes(status)) return;
  throw new Error(`${what} was answered with ${status} instead of ${wanted.join(" or ")}: ${text.slice(0, 120)}`);
}

/** Any refusal will do, as long as it is one and the server has not failed at it. @throws Error */
export function expectRefusal({ status, text }: Answer, what: string): void {
  if (status >= 400 && status < 500) return;
  throw new Error(`${what} was answered with ${status}, which is no refusal: ${text.slice(0, 120)}`);
}

/** @throws Error where pages of any site may read an answer */
export function expectClosed({ headers }: Answer, what: string): void {
  const open = headers["access-control-allow-origin"];
  if (open !== undefined) throw new Error(`${what} may be read by pages of other sites (${open})`);
}
