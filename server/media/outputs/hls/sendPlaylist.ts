import { addressQuery } from "../addressQuery.ts";
import type { OutputCall } from "../OutputCall.ts";
import type { PollingViewer } from "../PollingViewer.ts";
import { readyStream } from "../readyStream.ts";
import { sendFresh } from "../sendFresh.ts";
import { listedSegments } from "./listedSegments.ts";
import { mediaPlaylist } from "./mediaPlaylist.ts";
import { playlistType } from "./playlistType.ts";
import { renditionOf } from "./renditionOf.ts";
import { segmentAddress } from "./segmentAddress.ts";
import type { SegmentRecords } from "./SegmentRecord.ts";

/** The playlist of one track. */
export async function sendPlaylist(
  call: OutputCall,
  player: PollingViewer,
  track: string,
  records: SegmentRecords,
): Promise<unknown> {
  await readyStream(call.stream, player.viewer);
  const { stream, token } = call;
  const bus = renditionOf(stream, track);
  const segments = listedSegments(bus, stream.config);
  const record = records.of(stream, bus);
  const query = addressQuery(player.session, token);
  const body = mediaPlaylist({
    segments,
    targetS: record.targetS(stream.config.segment_duration),
    discontinuitySequence: record.discontinuitiesBefore(segments[0]?.sequence ?? 0),
    addressOf: (segment) => `${segmentAddress(stream, track, segment)}${query}`,
  });
  return sendFresh(call, { body, type: playlistType, cacheControl: "no-cache", viewer: player.viewer });
}
