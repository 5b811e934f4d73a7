import type { PollingViewer } from "../../outputs/PollingViewers.ts";
import { masterPlaylist } from "../../outputs/hls/hlsPlaylists.ts";
import { addressQuery, sendPlaylistText } from "../../outputs/mediaAnswers.ts";
import type { OutputCall } from "../../outputs/OutputRow.ts";
import type { Archive } from "../Archive.ts";
import type { StoredSegment } from "../index/archiveFolders.ts";

const UNKNOWN_BPS = 1_000_000;
/** Pieces differ in size; players plan with the largest. */
const PEAK = 1.5;
const GAP_MS = 1500;

/** Sends a playlist that leads to the same address with the viewer's id in it. */
export async function sendMaster(
  call: OutputCall,
  player: PollingViewer,
  { index }: Archive,
  file: string,
): Promise<unknown> {
  const { durationMs } = index.ranges;
  const averageBps = durationMs > 0 ? (index.bytes * 8000) / durationMs : UNKNOWN_BPS;
  const address = `${file}${addressQuery(player.session, call.token)}`;
  const body = masterPlaylist([{ address, averageBps, peakBps: averageBps * PEAK }]);
  return sendPlaylistText(call, player, body);
}

/** What a media playlist of an archive is made of. */
interface ArchivePlaylist {
  readonly segments: readonly StoredSegment[];
  /** Follows each address. */
  readonly query: string;
  /** `vod`: nothing changes any more; `event`: more is added; `live`: a window that moves. */
  readonly kind: "vod" | "event" | "live";
  readonly sequence?: number;
  readonly discontinuitySequence?: number;
}

/** A media playlist over recorded pieces (RFC 8216, section 4.3.3); addresses are relative to the stream's. */
export function archivePlaylist({
  segments,
  query,
  kind,
  sequence = 0,
  discontinuitySequence = 0,
}: ArchivePlaylist): string {
  const longestMs = segments.reduce((longest, { durationMs }) => Math.max(longest, durationMs), 1000);
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:3",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-TARGETDURATION:${Math.ceil(longestMs / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitySequence}`,
    ...(kind === "live" ? [] : [`#EXT-X-PLAYLIST-TYPE:${kind.toUpperCase()}`]),
    // Without it players begin at the end of what still grows.
    ...(kind === "event" ? ["#EXT-X-START:TIME-OFFSET=0"] : []),
  ];
  for (const [index, { startMs, durationMs, isDiscontinuity, place }] of segments.entries()) {
    if (isDiscontinuity && (index > 0 || kind === "live")) lines.push("#EXT-X-DISCONTINUITY");
    // Once is enough where nothing is missing, and a day has tens of thousands of pieces.
    if (isDiscontinuity || index === 0) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(startMs).toISOString()}`);
    lines.push(`#EXTINF:${(durationMs / 1000).toFixed(3)},`, `archive/${place}${query}`);
  }
  if (kind === "vod") lines.push("#EXT-X-ENDLIST");
  return `${lines.join("\n")}\n`;
}

/** Pieces in their order; where nothing was recorded before one, players begin anew with it. */
export function withGaps(segments: readonly StoredSegment[], endMs?: number): readonly StoredSegment[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    const lastMs = before ? before.startMs + before.durationMs : endMs;
    const isAfterGap = lastMs !== undefined && segment.startMs - lastMs >= GAP_MS;
    return isAfterGap ? { ...segment, isDiscontinuity: true } : segment;
  });
}
