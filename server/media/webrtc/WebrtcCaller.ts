import { plainAddress } from "../../../src/model/ipAddress.ts";
import type { IncomingMessage } from "node:http";
import { isOfThisMachine } from "../../security/requestOrigin.ts";
import { MediaAddress } from "../mountMedia.ts";

const publishAddress = /^\/(?<name>.+)\/webrtc$/s;
const anyName = /^\/(?<name>.+)$/s;

/** Who wants to publish or play over WebRTC. */
export interface WebrtcCaller {
  readonly name: string;
  readonly ip: string;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  /** Without the question mark. */
  readonly query: string;
  /** From `Authorization: Bearer`, else from the query. */
  readonly token: string | undefined;
  /** The publishAddress of this machine that a caller on it came by: no port needs to be open for others. */
  readonly localAddress: string | undefined;
}

/** Who asks for a stream, by their request. */
export function readWebrtcCaller(request: IncomingMessage, name: string): WebrtcCaller {
  const { headers, socket, url = "" } = request;
  const query = url.split("?").slice(1).join("?");
  const values = new URLSearchParams(query);
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return {
    name,
    ip: plainAddress(socket.remoteAddress),
    userAgent: headers["user-agent"],
    referer: headers.referer,
    query,
    token: bearer ?? values.get("token") ?? values.get("password") ?? values.get("key") ?? undefined,
    localAddress: isOfThisMachine(request) ? "127.0.0.1" : undefined,
  };
}

/**
 * The stream a browser wants to publish to (S442, S443): of `/NAME/webrtc?publish=true`, or of `/NAME` alone; none for
 * what is no media publishAddress.
 */
export function publishedName(url: string): string {
  const media = MediaAddress.of(url);
  const isPublish = new URLSearchParams(url.split("?").slice(1).join("?")).get("publish") === "true";
  const named = isPublish ? media?.match(publishAddress)?.["name"] : undefined;
  return named ?? media?.match(anyName)?.["name"] ?? "";
}
