import { readdirSync, readFileSync } from "node:fs";
import type { RunningServer } from "../../e2e/support/RunningServer.ts";

/** What a server's process holds of the machine, as Linux tells it. */
export interface Usage {
  /** Open files and sockets. */
  readonly handles: number;
  /** Of memory, in megabytes. */
  readonly residentMb: number;
}

export function usageOf({ pid }: RunningServer): Usage {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { handles: readdirSync(`/proc/${pid}/fd`).length, residentMb: Math.round(Number(resident) / 1000) };
}
