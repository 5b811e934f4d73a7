import { loadavg } from "node:os";
import { readText } from "./readText.ts";

/** Tasks of the machine that run or wait for a processor at this moment; the mean of a minute where the moment is not told. */
export function readRunningTasks(text = readText("/proc/loadavg")): number {
  const running = /^(?:\S+ ){3}(\d+)\//.exec(text)?.[1];
  return running === undefined ? (loadavg()[0] ?? 0) : Number(running);
}
