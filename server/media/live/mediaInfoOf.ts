import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import type { LiveBus } from "../bus/LiveBus.ts";

/** One rendition as it was looked at. */
interface Probed {
  readonly info: MediaInfo;
  readonly bus: LiveBus;
}

/** What goes out of a stream: all of its best rendition and the pictures of the others, each with its measured bitrate. */
export function mediaInfoOf([best, ...others]: readonly Probed[]): MediaInfo | undefined {
  if (!best) return undefined;
  const tracks = [
    ...tracksOf(best),
    ...others.flatMap((rendition) => tracksOf(rendition).filter(({ content }) => content === "video")),
  ];
  const counts = new Map<string, number>();
  const numbered = tracks.map((track) => {
    const letter = (track.content ?? "video").charAt(0);
    const number = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, number);
    return { ...track, track_id: `${letter}${number}` };
  });
  return { ...best.info, tracks: numbered };
}

function tracksOf({ info, bus }: Probed): readonly Track[] {
  return (info.tracks ?? []).map((track) => {
    const bitrate = track.pid === undefined ? 0 : Math.round(bus.bitsPerSecondOf(track.pid) / 1000);
    return bitrate > 0 ? { ...track, bitrate } : track;
  });
}

/** The tracks in one line of a log: `h264 1280x720, aac 48000 Hz eng`. */
export function mediaWords(info: MediaInfo | undefined): string {
  const words = (info?.tracks ?? []).map(({ content, codec, size, sample_rate: rate, channels, lang }) =>
    [codec ?? content, size, rate === undefined ? undefined : `${rate} Hz`, channels === 1 ? "mono" : undefined, lang]
      .filter((word) => word !== undefined)
      .join(" "),
  );
  return words.length === 0 ? "nothing" : words.join(", ");
}
