import type { RunningServer } from "./RunningServer.ts";

/** Ends a server as a power cut would; its folder stays, for another one to start on. */
export async function killServer(server: RunningServer): Promise<void> {
  if (server.pid === undefined) throw new Error("The server has no process to kill.");
  process.kill(server.pid, "SIGKILL");
  await server.exited;
}
