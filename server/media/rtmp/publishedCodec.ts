import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";

const AUDIO = 8;
const VIDEO = 9;
/** Of an audio message: the codec follows as four characters (E-RTMP v2). */
const EX_AUDIO = 9;
const MULTITRACK = { audio: 5, video: 6 } as const;

interface Enhanced {
  readonly title: string;
  /** From this version on ffmpeg reads it of a publisher; never, when MPEG-TS has no place for it. */
  readonly since?: readonly [number, number];
}

const enhanced: Readonly<Record<string, Enhanced>> = {
  hvc1: { title: "HEVC", since: [6, 1] },
  avc1: { title: "H.264 in the enhanced form", since: [8, 0] },
  mp4a: { title: "AAC in the enhanced form", since: [8, 0] },
  ".mp3": { title: "MP3 in the enhanced form", since: [8, 0] },
  "ac-3": { title: "AC3", since: [8, 0] },
  "ec-3": { title: "E-AC3", since: [8, 0] },
  Opus: { title: "Opus", since: [8, 0] },
  av01: { title: "AV1" },
  vp09: { title: "VP9" },
  vp08: { title: "VP8" },
  vvc1: { title: "VVC" },
  fLaC: { title: "FLAC" },
};

/** Why a publisher's message of enhanced RTMP cannot be taken, in words for the publisher; undefined for any other. */
export function refusalOfCodec(
  type: number,
  payload: Buffer,
  { version }: Pick<Ffmpeg, "version">,
): string | undefined {
  const fourCc = fourCcOf(type, payload);
  if (fourCc === undefined) return undefined;
  const { title, since } = enhanced[fourCc] ?? { title: `the codec ${printable(fourCc)}` };
  if (since === undefined) return `This server takes no ${title}. Set the encoder to H.264 and AAC.`;
  const [major, minor] = version;
  const isRead = major > since[0] || (major === since[0] && minor >= since[1]);
  if (isRead) return undefined;
  return (
    `This server cannot read ${title} over RTMP: that takes ffmpeg ${since.join(".")}, and it has ${version.join(".")}. ` +
    "Set the encoder to H.264 and AAC, or have ffmpeg renewed on the server."
  );
}

/** The four characters of a message's codec; undefined where FLV's own number stands. */
function fourCcOf(type: number, payload: Buffer): string | undefined {
  const first = payload[0] ?? 0;
  const isEnhanced = type === VIDEO ? (first & 0x80) !== 0 : type === AUDIO && first >> 4 === EX_AUDIO;
  if (!isEnhanced) return undefined;
  const isMultitrack = (first & 0x0f) === (type === VIDEO ? MULTITRACK.video : MULTITRACK.audio);
  const at = isMultitrack ? 2 : 1;
  return payload.subarray(at, at + 4).toString("latin1");
}

function printable(fourCc: string): string {
  return fourCc.replace(/[^\u0020-\u007e]/g, "?");
}
