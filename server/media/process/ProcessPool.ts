import type { ProcessPlan, ProcessRun } from "./ProcessRun.ts";

/** Starts media processes, within a cap, and leaves none behind. */
export interface ProcessPool {
  /** @throws ServerError `unavailable` when the cap is reached; the words say how many run */
  start(plan: ProcessPlan): ProcessRun;
  /** Kills all and waits for them. */
  stop(): Promise<void>;
}
