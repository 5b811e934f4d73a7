import type { IncomingMessage } from "node:http";
import type { WebrtcCaller } from "./WebrtcCaller.ts";

/** Who asks for a stream, by their request. */
export function webrtcCallerOf(request: IncomingMessage, name: string): WebrtcCaller {
  const { headers, socket, url = "" } = request;
  const query = url.split("?").slice(1).join("?");
  const values = new URLSearchParams(query);
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return {
    name,
    ip: (socket.remoteAddress ?? "").replace(/^::ffff:/, ""),
    userAgent: headers["user-agent"],
    referer: headers.referer,
    query,
    token: bearer ?? values.get("token") ?? values.get("password") ?? values.get("key") ?? undefined,
    localAddress: isOfThisMachine(request) ? "127.0.0.1" : undefined,
  };
}

/** A proxy on this machine speaks for others, and says so. */
function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  if (["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => headers[name] !== undefined)) return false;
  return /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}
