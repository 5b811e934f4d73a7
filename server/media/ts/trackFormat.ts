import { nalUnitStarts } from "./nalUnits.ts";
import { readAvcSet, readHevcSet, readMpeg2Header } from "./parameterSets.ts";
import type { ElementaryStream } from "./programTables.ts";

/** The kinds of coding that the first bytes of a picture or a sound tell apart. */
type Coding = "h264" | "hevc" | "mpeg2" | "aac" | "latm" | "mp2" | "mp3" | "ac3" | "eac3" | "opus" | "other";

/** What a track of MPEG-TS is, as its own bytes say. */
export interface TrackFormat extends ElementaryStream {
  readonly coding: Coding;
  /** RFC 6381, for example `avc1.64001f`; undefined for what is not known here. */
  readonly codec: string | undefined;
  /** Of a picture, where it is known. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Equal for as long as a decoder can go on: size, profile, sample rate and channels are in it. */
  readonly key: string;
}

type Format = Pick<TrackFormat, "coding" | "codec" | "key" | "size">;

/** In less a unit may not show. */
const SHORT = 40;

/** What a stream type of a table promises; a type that is not here may hold anything. */
const promised: Readonly<Record<number, readonly Coding[]>> = {
  0x01: ["mpeg2"],
  0x02: ["mpeg2"],
  0x1b: ["h264"],
  0x24: ["hevc"],
  0x03: ["mp2", "mp3"],
  0x04: ["mp2", "mp3"],
  0x0f: ["aac"],
  0x11: ["latm"],
  0x81: ["ac3", "eac3"],
  0x87: ["eac3", "ac3"],
};
/** First byte of the unit that describes the pictures. */
const setOf: Readonly<Partial<Record<Coding, number>>> = { hevc: 0x42, mpeg2: 0xb3 };

const readers: Readonly<Partial<Record<Coding, typeof readAvcSet>>> = {
  h264: readAvcSet,
  hevc: readHevcSet,
  mpeg2: readMpeg2Header,
};
/** What is in a track that comes and is not understood. */
export const otherFormat: Format = { coding: "other", codec: undefined, key: "other" };

/**
 * All codecs of some tracks, for playlists; undefined unless each is known: a player leaves out what is named wrongly, but
 * looks for itself where nothing is named.
 */
export function codecNames(formats: readonly TrackFormat[]): string | undefined {
  const names = new Set(formats.map(({ codec }) => codec));
  return names.size === 0 || names.has(undefined) ? undefined : [...names].join(",");
}

/** Equal for as long as players of all tracks can go on. */
export function keysOf(formats: readonly TrackFormat[]): string {
  return formats.map(({ pid, key }) => `${pid} ${key}`).join();
}

/** Whether a track is what its table calls it. */
export function isPromised({ type }: ElementaryStream, coding: Coding): boolean {
  return promised[type]?.includes(coding) ?? true;
}

/**
 * The coding of a picture by how it begins, undefined when that does not tell. ffmpeg writes the delimiter of the coding it
 * takes a picture for in front of one without: the coding that is not the promised one counts.
 */
export function pictureCoding(bytes: Buffer, { type }: ElementaryStream): Coding | undefined {
  const found = new Set<Coding>();
  const units = nalUnitStarts(bytes);
  for (const at of units) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    if (at + 1 >= bytes.length) break;
    // A sequence of MPEG-2 begins with it, and the others forbid the bit.
    if (first === 0xb3) found.add("mpeg2");
    if ((first === 0x40 || first === 0x42 || first === 0x46) && second === 1) found.add("hevc");
    if ((first & 0x1f) === 7 && (first & 0x60) !== 0 && (first & 0x80) === 0) found.add("h264");
    if (first === 0x09 && (second & 0x1f) === 0x10) found.add("h264");
  }
  // Below these numbers an MPEG-2 picture has slices, whatever they look like.
  const isMpeg2 = bytes[units[0] ?? 0] === 0xb3 || bytes[units[0] ?? 0] === 0 || bytes[units[0] ?? 0] === 0xb8;
  if (promised[type]?.[0] === "mpeg2") return isMpeg2 ? "mpeg2" : [...found][0];
  const other = [...found].find((coding) => !promised[type]?.includes(coding));
  return other ?? [...found][0];
}

/** Whether a unit of a picture begins in some bytes, beside the delimiter that ffmpeg writes in front of anything. */
export function hasUnit(bytes: Buffer): boolean {
  const isDelimiter = (at: number) => bytes[at] === 0x09 || bytes[at] === 0x46;
  return bytes.length < SHORT || nalUnitStarts(bytes).some((at, index) => index > 0 || !isDelimiter(at));
}

/** What a picture that can be begun with is, once its parameter sets are whole; undefined before. */
export function pictureFormat(bytes: Buffer, coding: Coding): Format | undefined {
  const units = nalUnitStarts(bytes);
  for (const [index, at] of units.entries()) {
    const next = units[index + 1];
    const unit = bytes.subarray(at, next === undefined ? bytes.length : next - 3);
    const isSet = coding === "h264" ? ((unit[0] ?? 0) & 0x1f) === 7 : unit[0] === setOf[coding];
    // What goes on behind the bytes so far is not known yet.
    if (next === undefined && coding !== "mpeg2") return undefined;
    const facts = isSet ? readers[coding]?.(unit) : undefined;
    if (!facts) continue;
    const { codec, width, height } = facts;
    // The rates of MPEG-2 behind its size may vary.
    const key = coding === "mpeg2" ? unit.toString("hex", 1, 5) : unit.toString("hex").replace(/(?:00)+$/, "");
    return { coding, codec, size: { width, height }, key: `${coding} ${key}` };
  }
  return undefined;
}

/** What a sound is, by the head of its first frame; undefined when there is none. */
export function soundFormat(bytes: Buffer): Format | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(0, 6);
  if (bytes.length < 6) return undefined;
  if (first === 0x0b && second === 0x77) {
    const isEnhanced = sixth >> 3 > 10;
    if (isEnhanced) return { coding: "eac3", codec: "ec-3", key: "eac3" };
    return { coding: "ac3", codec: "ac-3", key: `ac3 ${fifth >> 6}` };
  }
  if (first === 0x7f && (second & 0xe0) === 0xe0) return { coding: "opus", codec: "opus", key: "opus" };
  if (first === 0x56 && (second & 0xe0) === 0xe0) return { coding: "latm", codec: "mp4a.40.2", key: "latm" };
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const layer = (second >> 1) & 3;
  if (layer === 0 && (second & 0xf0) === 0xf0) {
    const channels = ((third & 1) << 2) | (fourth >> 6);
    const kind = 1 + (third >> 6);
    return { coding: "aac", codec: `mp4a.40.${kind}`, key: `aac ${kind} ${(third >> 2) & 15} ${channels}` };
  }
  const isMono = fourth >> 6 === 3;
  const key = `${second & 0x18} ${(third >> 2) & 3} ${isMono}`;
  if (layer === 2) return { coding: "mp2", codec: "mp4a.40.33", key: `mp2 ${key}` };
  return layer === 1 ? { coding: "mp3", codec: "mp4a.40.34", key: `mp3 ${key}` } : undefined;
}
