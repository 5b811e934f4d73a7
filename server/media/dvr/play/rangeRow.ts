import { addressQuery, sendPlaylistText } from "../../outputs/mediaAnswers.ts";
import type { OutputCall, OutputRow } from "../../outputs/OutputRow.ts";
import type { PollingViewer } from "../../outputs/PollingViewers.ts";
import { archivePlaylist, sendMaster, withGaps } from "./archivePlaylist.ts";
import { askedTime, enterArchive, type PlayParts, recordedIn } from "./archivePlayback.ts";

/**
 * `archive-FROM-DURATION.m3u8`, also as `index-FROM-DURATION.m3u8`: a part of the archive as HLS. One whose end is still to
 * come, or that ends `now`, grows.
 */
export function rangeRow(parts: PlayParts): OutputRow {
  return {
    pattern: /^\/(?<name>.+)\/(?<kind>archive|index)-(?<from>\d{1,11})-(?<duration>\d{1,9}|now)\.m3u8$/,
    protocol: "hls",
    enter: (call) => enterArchive(call, parts, (player) => send(call, parts, player)),
  };
}

async function send(call: OutputCall, parts: PlayParts, player: PollingViewer): Promise<unknown> {
  const { kind = "", from = "", duration = "" } = call.groups;
  const archive = parts.archives.find(call.stream.name);
  const nowMs = parts.context.now();
  const time = askedTime(from, duration, nowMs);
  const segments = await recordedIn(archive, time);
  if (!call.query.has("session")) return sendMaster(call, player, archive, `${kind}-${from}-${duration}.m3u8`);
  const body = archivePlaylist({
    segments: withGaps(segments),
    query: addressQuery(player.session, call.token),
    kind: time.toMs > nowMs ? "event" : "vod",
  });
  return sendPlaylistText(call, player, body);
}
