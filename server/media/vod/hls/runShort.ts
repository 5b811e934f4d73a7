import { setTimeout as sleep } from "node:timers/promises";
import { ServerError } from "../../../ServerError.ts";
import type { ProcessPool, ProcessRun } from "../../ffmpeg/ProcessPool.ts";

const PAUSE_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/** A run that ends by itself, or when it takes too long. */
interface ShortPlan {
  readonly args: readonly string[];
  readonly label: string;
  readonly timeoutMs: number;
}

/**
 * Runs ffmpeg for a moment and hands over what it writes; `take` answers true when it has enough. Waits some seconds for
 * a place among the short runs.
 * @returns the exit code; null when it was ended
 * @throws ServerError when there was no place, or nothing came in time
 */
export async function runShort(
  pool: ProcessPool,
  { args, label, timeoutMs }: ShortPlan,
  take: (bytes: Buffer) => boolean | void,
): Promise<number | null> {
  const run = await startWhenFree(pool, args, label);
  run.stdin.end();
  let isLate = false;
  let failure: unknown;
  const timer = setTimeout(() => {
    isLate = true;
    run.kill();
  }, timeoutMs);
  let isEnough = false;
  run.outputs[0]?.on("data", (bytes: Buffer) => {
    if (isEnough) return;
    try {
      isEnough = take(bytes) === true;
    } catch (error) {
      failure = error;
      isEnough = true;
    }
    if (isEnough) run.kill();
  });
  const code = await run.ended;
  clearTimeout(timer);
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error("A media run failed.");
  if (isLate) throw new ServerError("unavailable", "The disk or the machine is too slow for this file now. Try again.");
  return code;
}

async function startWhenFree(pool: ProcessPool, args: readonly string[], label: string): Promise<ProcessRun> {
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      return pool.start({ args, label, kind: "short" });
    } catch (error) {
      const isBusy = error instanceof ServerError && error.kind === "unavailable";
      if (!isBusy || waited >= LONGEST_WAIT_MS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
