import { plainAddress } from "../../../src/model/ipAddress.ts";
import { isPollingProtocol } from "../../../src/model/stream/protocols.ts";
import type { FastifyRequest } from "fastify";

/** Who asks to play or to publish, and how. */
export interface ViewerRequest {
  readonly name: string;
  /** The prefix of the VOD that a file is of: its settings are the file's, whatever else has the file's name. */
  readonly vod?: string;
  /** The name that the token was made for, where what is played has been renamed since. */
  readonly signedName?: string;
  readonly kind: "play" | "publish";
  /** `hls`, `mpegts`, `dash`, `rtmp`, `rtsp`, `webrtc`, `mp4`, `download`, `preview`, `mirror`. */
  readonly proto: string;
  readonly ip: string;
  readonly token: string | undefined;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  /** The name (and port) this server was asked under, where the protocol has one. */
  readonly ownHost?: string | undefined;
  /** As it was asked, without the question mark. */
  readonly query: string;
  /** HLS and DASH: no socket stays open, presence is what was asked last. */
  readonly isPolling: boolean;
  /** The id in the address of an HLS player that `find` no longer knows: one that was killed is not let in again. */
  readonly previousId?: string | undefined;
  /**
   * One look at a picture, or at the times of recordings: the viewer is closed as soon as it was let in, takes no place,
   * and nobody has to make one.
   */
  readonly isOneShot?: true;
  /** Another server of the cluster, which has shown that it knows the key: no limit and no auth of viewers is for it. */
  readonly isPeer?: true;
}

/** Who asks over HTTP to play something, in the words that the viewers' rules are written in. */
export function playRequest(request: FastifyRequest, name: string, proto: string): ViewerRequest {
  const query = request.url.split("?").slice(1).join("?");
  return {
    name,
    kind: "play",
    proto,
    ip: plainAddress(request.ip),
    token: new URLSearchParams(query).get("token") ?? undefined,
    userAgent: request.headers["user-agent"],
    referer: request.headers.referer,
    ownHost: request.headers.host,
    query,
    isPolling: isPollingProtocol(proto),
  };
}

/** A publisher's query with its secret under the name that it is asked for by, wherever the client had it. */
export function publisherQuery(query: string, secret: string | undefined): string {
  if (secret === undefined || new URLSearchParams(query).has("password")) return query;
  return [query, `password=${encodeURIComponent(secret)}`].filter((part) => part !== "").join("&");
}

/** Who it is, for the log; without the token. */
export function describeRequest({ kind, proto, ip }: ViewerRequest): string {
  return `The ${proto} ${kind === "play" ? "viewer" : "publisher"} ${ip}`;
}
