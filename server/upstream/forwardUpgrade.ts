import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { refuseUpgrade } from "../events/refuseUpgrade.ts";
import { ServerError } from "../ServerError.ts";
import { upstreamRequest } from "./upstreamRequest.ts";

/** Passes a socket on to the upstream server: its handshake first, then every byte both ways. */
export function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, upstream: URL): void {
  // A body would stay in the connection and be read as the next request.
  const hasBody = Number(request.headers["content-length"] ?? 0) > 0 || "transfer-encoding" in request.headers;
  if (hasBody) return refuseUpgrade(socket, new ServerError("bad_request", "A socket begins without a body."));
  const passed = upstreamRequest(upstream, request, false);
  socket.on("error", () => passed.destroy());
  passed.on("upgrade", (answer, other, otherHead) => {
    const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? `${name}: ${all[at + 1] ?? ""}` : []));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
    socket.write(otherHead);
    other.write(head);
    other.on("error", () => socket.destroy());
    socket.on("close", () => other.destroy());
    other.on("close", () => socket.destroy());
    socket.pipe(other).pipe(socket);
  });
  passed.on("response", (answer) => {
    answer.destroy();
    refuseUpgrade(
      socket,
      new ServerError(answer.statusCode === 401 ? "unauthorized" : "forbidden", "The server refused the socket."),
    );
  });
  passed.on("error", () => refuseUpgrade(socket, new ServerError("unavailable", `${upstream.host} does not answer.`)));
  passed.end();
}
