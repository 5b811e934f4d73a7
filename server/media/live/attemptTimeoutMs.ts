import type { Attempt } from "./Attempt.ts";

/** While another source runs, one that hangs is not waited for longer than this. */
const ASIDE_MS = 10_000;

/** How long an attempt may take until its first bytes. */
export function attemptTimeoutMs({ purpose }: Attempt, ownTimeoutMs: number): number {
  return purpose === "next" ? ownTimeoutMs : Math.min(ownTimeoutMs, ASIDE_MS);
}
