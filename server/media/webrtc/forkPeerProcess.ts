import { fork, type ChildProcess } from "node:child_process";
import { yieldToServer } from "../ffmpeg/yieldToServer.ts";

/** Starts the process for WebRTC: a file beside this one's bundle once built, and one of the sources before. */
export function forkPeerProcess(): ChildProcess {
  const isSource = import.meta.url.endsWith(".ts");
  const entry = new URL(isSource ? "./peers/peersProcess.ts" : "./peersProcess.js", import.meta.url);
  // Nothing else of the server's environment: it may hold secrets, and this process reads what strangers send.
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR } = process.env;
  const child = fork(entry, {
    execArgv: isSource ? ["--import", "tsx"] : [],
    env: { PATH, LD_LIBRARY_PATH, SystemRoot, TMPDIR },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  yieldToServer(child.pid, "relays");
  return child;
}
