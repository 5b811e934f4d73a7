import { readdirSync, readFileSync } from "node:fs";

/** A process of this machine. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** Its words, one space between them. */
  readonly command: string;
}

/** The processes that run now, without those that are over and only not yet taken note of. As Linux tells it. */
export function runningProcesses(): readonly RunningProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        // The name in brackets may hold anything.
        const [state = "", parent = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        return state === "Z" || state === "X" ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}
