import amf from "node-media-server/src/protocol/amf.js";
import Flv from "node-media-server/src/protocol/flv.js";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";

const AUDIO = 8;
const VIDEO = 9;
const DATA = 18;
/** `@setDataFrame` as an AMF string: a command to the server, which a file must not hold. */
const SET_DATA_FRAME = Buffer.from("\x02\x00\x0d@setDataFrame", "latin1");
const META_DATA = Buffer.from("\x02\x00\x0aonMetaData", "latin1");
/** Of an audio message: the codec follows as four characters (E-RTMP v2). */
const EX_AUDIO = 9;
const MULTITRACK = { audio: 5, video: 6 } as const;

/** Turns the messages of a publisher into an FLV file without end. */
export class FlvTags {
  #header: Buffer | undefined;
  #announced: { hasAudio: boolean; hasVideo: boolean } | undefined;
  #metaData: Buffer | undefined;

  /** @returns bytes to write, undefined for what does not belong into a file */
  next(type: number, time: number, payload: Buffer): Buffer | undefined {
    if (payload.length === 0) return undefined;
    if (type === DATA) return this.#data(time, payload);
    if (type !== AUDIO && type !== VIDEO) return undefined;
    const tag = Flv.createMessage({ codec_type: type, dts: time, size: payload.length, data: payload });
    if (this.#header !== undefined) return tag;
    // ffmpeg waits for every track that the header names, so it names what the publisher announced.
    const { hasAudio, hasVideo } = this.#announced ?? { hasAudio: true, hasVideo: true };
    this.#header = Flv.createHeader(hasAudio || type === AUDIO, hasVideo || type === VIDEO);
    return Buffer.concat([this.#header, ...(this.#metaData === undefined ? [] : [this.#metaData]), tag]);
  }

  #data(time: number, payload: Buffer): Buffer | undefined {
    const data = payload.subarray(startsWith(payload, SET_DATA_FRAME) ? SET_DATA_FRAME.length : 0);
    if (!startsWith(data, META_DATA)) return undefined;
    const tag = Flv.createMessage({ codec_type: DATA, dts: time, size: data.length, data });
    if (this.#header !== undefined) return tag;
    this.#announced = announcedTracks(data);
    this.#metaData = tag;
    return undefined;
  }
}

function startsWith(bytes: Buffer, beginning: Buffer): boolean {
  return bytes.subarray(0, beginning.length).equals(beginning);
}

function announcedTracks(data: Buffer): { hasAudio: boolean; hasVideo: boolean } | undefined {
  try {
    const { dataObj } = amf.decodeAmf0Data(data);
    if (typeof dataObj !== "object" || dataObj === null) return undefined;
    const [hasAudio, hasVideo] = ["audiocodecid" in dataObj, "videocodecid" in dataObj];
    return hasAudio || hasVideo ? { hasAudio, hasVideo } : undefined;
  } catch {
    return undefined;
  }
}

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
