import { spawn, type ChildProcess } from "node:child_process";

/** A process that does what a line of JavaScript says, in the place of the one for WebRTC. */
export function scriptedProcess(line: string): ChildProcess {
  return spawn(process.execPath, ["--eval", line], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
}
