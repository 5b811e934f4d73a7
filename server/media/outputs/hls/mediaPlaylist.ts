import type { MediaSegment } from "../../bus/StreamBus.ts";

interface MediaPlaylist {
  readonly segments: readonly MediaSegment[];
  readonly targetS: number;
  readonly discontinuitySequence: number;
  readonly addressOf: (segment: MediaSegment) => string;
}

/** A live media playlist (RFC 8216, section 4.3.3). */
export function mediaPlaylist({ segments, targetS, discontinuitySequence, addressOf }: MediaPlaylist): string {
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:3",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-TARGETDURATION:${targetS}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.sequence ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitySequence}`,
  ];
  for (const segment of segments) {
    if (segment.isDiscontinuity) lines.push("#EXT-X-DISCONTINUITY");
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startedAtMs).toISOString()}`,
      `#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`,
      addressOf(segment),
    );
  }
  return `${lines.join("\n")}\n`;
}
