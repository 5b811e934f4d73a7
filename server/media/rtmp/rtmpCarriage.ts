import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import type { EnhancedTracks } from "./enhanced/EnhancedSource.ts";

const inputArguments = "-fpsprobesize 0 -analyzeduration 500000 -f mpegts -i pipe:0 -map 0:v:0?".split(" ");
const outputArguments = "-flvflags no_duration_filesize -flush_packets 1 -f flv pipe:1".split(" ");

/** How a stream goes out to a player over RTMP: as the FLV that ffmpeg writes, or with codecs of enhanced RTMP. */
export type RtmpCarriage =
  | { readonly kind: "flv"; readonly sound: string | undefined; readonly soundIndex: number }
  | { readonly kind: "enhanced"; readonly tracks: EnhancedTracks };

/** What RTMP has always carried. */
const plain = { video: ["h264"], audio: ["aac", "mp3"] } as const;
/** The names that players announce codecs of enhanced RTMP by. */
const fourCcs = { hevc: "hvc1", ac3: "ac-3", eac3: "ec-3" } as const;
const titles: Readonly<Record<string, string>> = {
  hevc: "HEVC",
  mp2v: "MPEG-2 video",
  mpeg4: "MPEG-4 part 2",
  vp9: "VP9",
  av1: "AV1",
  ac3: "AC3",
  eac3: "E-AC3",
  mp2a: "MPEG audio layer II",
  opus: "Opus",
  aac_latm: "AAC in LATM",
};
const remedy = "Play it over HLS or MPEG-TS, or let a transcoder make H.264 and AAC of it.";

/**
 * Chooses what a player gets: the first picture, and the first sound that it can take. Until a stream's tracks are known
 * they are taken for H.264 and AAC.
 *
 * @param canRead four-character codes that the player announced; `*` stands for all
 * @returns words for the player where it cannot play the stream
 */
export function rtmpCarriage(mediaInfo: MediaInfo | undefined, canRead: ReadonlySet<string>): RtmpCarriage | string {
  const { tracks = [] } = mediaInfo ?? {};
  const picture = tracks.find(({ content }) => content === "video");
  const sounds = tracks.filter(({ content }) => content === "audio");
  const fits = (track: Track) => isPlain(track) || isEnhanced(track, canRead);
  if (picture && !fits(picture)) return refusal("pictures are", picture);
  const sound = sounds.find(fits);
  const [first] = sounds;
  if (first && !sound) return refusal("sound is", first);
  const chosen = [picture, sound].filter((track) => track !== undefined);
  if (chosen.every(isPlain)) {
    return { kind: "flv", sound: sound?.codec, soundIndex: sound ? sounds.indexOf(sound) : 0 };
  }
  const own = { picture: picture && pictureOf(picture), sound: sound && soundOf(sound) };
  // Without its PID it cannot be found.
  if (picture && !own.picture) return refusal("pictures are", picture);
  return { kind: "enhanced", tracks: own };
}

/** Whether what goes out one way may go on the other: a sound that is missing for a time changes nothing. */
export function isSameCarriage(one: RtmpCarriage, other: RtmpCarriage): boolean {
  if (one.kind !== "flv" || other.kind !== "flv") return JSON.stringify(one) === JSON.stringify(other);
  const isSameSound = one.sound === undefined || other.sound === undefined || one.sound === other.sound;
  return isSameSound && one.soundIndex === other.soundIndex;
}

function isPlain({ content, codec = "" }: Track): boolean {
  return content === "video" || content === "audio" ? plain[content].some((name) => name === codec) : false;
}

function isEnhanced({ codec = "" }: Track, canRead: ReadonlySet<string>): boolean {
  const fourCc = fourCcOf(codec);
  return fourCc !== undefined && (canRead.has(fourCc) || canRead.has("*"));
}

function fourCcOf(codec: string): string | undefined {
  return Object.entries(fourCcs).find(([name]) => name === codec)?.[1];
}

function refusal(what: string, { codec = "" }: Track): string {
  const title = titles[codec] ?? codec;
  const fourCc = fourCcOf(codec);
  const why =
    fourCc === undefined
      ? "which RTMP cannot carry"
      : `which takes a player of enhanced RTMP that announces it (fourCcList with ${fourCc})`;
  return `The ${what} ${title}, ${why}. ${remedy}`;
}

type Enhanced<Kind extends keyof EnhancedTracks> = NonNullable<EnhancedTracks[Kind]>;

function pictureOf({ pid, codec }: Track): Enhanced<"picture"> | undefined {
  return pid !== undefined && (codec === "h264" || codec === "hevc") ? { pid, codec } : undefined;
}

function soundOf({ pid, codec }: Track): Enhanced<"sound"> | undefined {
  const isKnown = codec === "aac" || codec === "mp3" || codec === "ac3" || codec === "eac3";
  return pid !== undefined && isKnown ? { pid, codec } : undefined;
}

/** Arguments that turn a stream's MPEG-TS into FLV. Until its tracks are known, the sound is taken for AAC. */
export function rtmpArguments({
  sound = "aac",
  soundIndex,
}: Extract<RtmpCarriage, { kind: "flv" }>): readonly string[] {
  // Old versions do not add it themselves, and no version takes it for MP3.
  const filter = /aac/i.test(sound) ? ["-bsf:a", "aac_adtstoasc"] : [];
  return [...inputArguments, "-map", `0:a:${soundIndex}?`, "-c", "copy", ...filter, ...outputArguments];
}
