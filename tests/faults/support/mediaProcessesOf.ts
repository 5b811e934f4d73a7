import type { RunningServer } from "../../e2e/support/RunningServer.ts";
import { type RunningProcess, runningProcesses } from "./runningProcesses.ts";

/** The ffmpegs that a server runs now; `of` is a word that only some were started with. */
export function mediaProcessesOf({ pid }: RunningServer, of = ""): readonly RunningProcess[] {
  return runningProcesses().filter(
    ({ parent, command }) => parent === pid && command.includes(" -progress ") && command.includes(of),
  );
}
