import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { statusOf } from "../http/statusOf.ts";
import { ServerError } from "../ServerError.ts";

/** Answers an upgrade that is refused with a plain HTTP error, and closes the connection. */
export function refuseUpgrade(socket: Duplex, error: unknown): void {
  const known = error instanceof ServerError ? error : new ServerError("failed", "The server failed at this call.");
  const status = statusOf[known.kind];
  const body = JSON.stringify({ error: known.kind, message: known.message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
