import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import { encodedName } from "../../../src/model/stream/mediaNames.ts";
import { ServerError } from "../../ServerError.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { Viewer } from "../viewers/Viewer.ts";
import type { OutputCall } from "./OutputRow.ts";
import type { PollingViewer } from "./PollingViewers.ts";

/** An on-demand stream has this long to come up while its first player waits. */
const READY_MS = 15_000;

/** Headers of every media answer: players on any site may read it, and nothing guesses its type or keeps an error. */
export const openHeaders: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "content-length, content-type, date, etag, retry-after",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

interface Answer {
  readonly body: string | Buffer;
  readonly type: string;
  /** How long a cache may keep it. */
  readonly cacheControl: string;
  /** Of the body; made from it when it is not known. */
  readonly etag?: string;
  /** Whose bytes are counted. */
  readonly viewer?: Viewer;
}

/** Sends a whole body, or that what the player has is still right (RFC 9110, section 13). */
export function sendFresh(
  { request, reply }: OutputCall,
  { body, type, cacheControl, etag, viewer }: Answer,
): FastifyReply {
  const tag = `"${etag ?? createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  void reply.headers({ etag: tag, "cache-control": cacheControl });
  const known = request.headers["if-none-match"]?.split(",").map((text) => text.trim().replace(/^W\//, ""));
  if (known?.includes(tag) || known?.includes("*")) return reply.code(304).send();
  if (request.method !== "HEAD") viewer?.addBytes(Buffer.byteLength(body));
  return reply.type(type).send(body);
}

/** Sends a playlist of HLS (its media type: RFC 8216, section 4), which changes with each segment. */
export function sendPlaylistText(call: OutputCall, { viewer }: PollingViewer, body: string): FastifyReply {
  return sendFresh(call, { body, type: "application/vnd.apple.mpegurl", cacheControl: "no-cache", viewer });
}

/** How a cache keeps segments, which never change: those that only some may watch are for none that others share. */
export function segmentCaching({ config }: RunningStream): string {
  return `${config.auth ? "private" : "public"}, max-age=3600, immutable`;
}

/** `content-disposition` of a file to keep (RFC 6266). */
export function attachment(fileName: string): string {
  const percentOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, percentOf)}`;
}

/** Waits until there is something to play. @throws ServerError with words for the viewer, who is counted no longer */
export async function readyStream(stream: RunningStream, viewer: Viewer): Promise<void> {
  // A player that polls comes by here with each playlist: nothing of it stays with the viewer.
  let end = (): void => undefined;
  const shownOut = new Promise<never>((_, reject) => {
    end = viewer.onClose((reason) => reject(new ServerError("forbidden", reason)));
  });
  try {
    await Promise.race([stream.whenReady(READY_MS), shownOut]);
  } catch (error) {
    viewer.close("The stream did not start.");
    throw error;
  } finally {
    end();
  }
}

/** What stands before the names of segments: nothing, as they are beside their playlist, or the stream's `url_prefix`. */
export function segmentBase(name: string, { url_prefix }: Stream): string {
  return url_prefix ? `${url_prefix.replace(/\/+$/, "")}/${encodedName(name)}/` : "";
}

/** What follows the path in the addresses inside a playlist: who asks, and with what permission. */
export function addressQuery(session: string, token: string | undefined): string {
  const query = new URLSearchParams({ session, ...(token === undefined ? {} : { token }) });
  return `?${query}`;
}
