import type { FileIndex } from "./FileIndex.ts";

/** The media playlist of a whole file (RFC 8216, section 4.3.3). */
export function filePlaylist({ starts, end }: FileIndex, addressOf: (number: number) => string): string {
  const lengths = starts.map((start, number) => (starts[number + 1] ?? end) - start);
  const lines = lengths.flatMap((length, number) => [`#EXTINF:${length.toFixed(5)},`, addressOf(number)]);
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:3",
    `#EXT-X-TARGETDURATION:${Math.max(1, ...lengths.map((length) => Math.round(length)))}`,
    "#EXT-X-MEDIA-SEQUENCE:0",
    "#EXT-X-PLAYLIST-TYPE:VOD",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    ...lines,
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
}
