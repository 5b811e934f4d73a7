/**
 * The process that the native WebRTC library runs in, so that a crash of it ends WebRTC connections and nothing else. An
 * entry of its own for the bundler; PeerProcess.ts is the other end.
 */
import { loadDataChannel } from "./AnsweringPeer.ts";
import { PeerHost } from "./PeerHost.ts";
import type { PeerOrder, PeerReport } from "./peerMessages.ts";

/** For the last words to the other sides. */
const LEAVING_MS = 200;

// A signal for the whole group is the server's to follow: this process ends after it.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

const tell = (report: PeerReport): void => {
  // A server that is gone is told of by "disconnect".
  if (process.connected) process.send?.(report, undefined, undefined, () => undefined);
};
// The server is of the same build.
const isOrder = (message: unknown): message is PeerOrder =>
  typeof message === "object" && message !== null && "kind" in message;
const library = await loadDataChannel();
if (library === undefined) {
  tell({ kind: "missing" });
} else {
  const host = new PeerHost(library, tell);
  process.on("message", (message) => isOrder(message) && void host.take(message));
  process.on("disconnect", () => {
    host.end();
    // The library's own clean-up uses tracks that are collected already: it crashes, or waits for ever.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), LEAVING_MS);
  });
  tell({ kind: "ready" });
}
