import { ServerError } from "../../../ServerError.ts";
import type { Viewer } from "../../viewers/Viewer.ts";
import type { OutputCall } from "../OutputCall.ts";
import { sendFresh } from "../sendFresh.ts";
import { renditionOf } from "./renditionOf.ts";
import { trackBytes } from "./trackBytes.ts";

/** One segment, as its playlist named it. */
export async function sendSegment(call: OutputCall, viewer: Viewer): Promise<unknown> {
  const { track = "", sequence = "", startedAtMs = "" } = call.groups;
  const segment = renditionOf(call.stream, track).segments.find(
    (one) => one.sequence === Number(sequence) && Math.floor(one.startedAtMs) === Number(startedAtMs),
  );
  const bytes = segment && trackBytes(segment, track);
  if (!bytes) throw new ServerError("not_found", "This segment is no longer kept. Ask for the playlist again.");
  // What only some may watch is nothing for a cache that others share.
  const scope = call.stream.config.auth ? "private" : "public";
  return sendFresh(call, {
    body: bytes,
    type: "video/mp2t",
    cacheControl: `${scope}, max-age=3600, immutable`,
    viewer,
    etag: `${track}-${sequence}-${startedAtMs}`,
  });
}
