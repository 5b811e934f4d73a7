import { ServerError } from "../../../ServerError.ts";
import type { ProcessPool } from "../../ffmpeg/ProcessPool.ts";
import { fileInput, type MediaFile } from "./fileRungs.ts";
import { runShort } from "./runShort.ts";

const TARGET_S = 6;
/** A key frame this much early still ends a segment. */
const SLACK_S = 0.1;

/** Where a file can be cut, and what is in it. */
export interface FileIndex {
  /**
   * Seconds on the file's own clock at which the segments begin, ascending; each with a key frame where there is video.
   * They are decoding times where `clock` says so.
   */
  readonly starts: readonly number[];
  readonly clock: "pts" | "dts";
  /** Seconds at which the last segment ends. */
  readonly end: number;
  readonly video: { readonly codec: string; readonly width: number; readonly height: number } | undefined;
  readonly audio: { readonly codec: string } | undefined;
}

/** A file of many hours on a slow disk is read through where its format has no table of key frames. */
const LONGEST_MS = 120_000;
const AUDIO_SEGMENT_S = 6;

/**
 * Reads where a file can be cut: its end first, which also tells its tracks, then its key frames (an MP4 has a table of
 * them, so that little of it is read).
 * @throws ServerError in words for viewers when the file is no film
 */
export async function readFileIndex(pool: ProcessPool, file: MediaFile): Promise<FileIndex> {
  const tail = await readTail(pool, file);
  const video = tail.find(({ kind }) => kind === "video");
  const audio = tail.find(({ kind }) => kind === "audio");
  if (!video && !audio) throw notPlayable();
  const end = Math.max(...tail.map((track) => track.end));
  // Where ffmpeg skips over the other frames of an MP4, what it tells of the times of showing is wrong.
  const clock = video && file.demuxer === "mov" ? "dts" : "pts";
  const starts = segmentStarts(video ? await readKeys(pool, file, clock) : timesUntil(end));
  const first = starts[0];
  if (first === undefined || end <= first) throw notPlayable();
  return {
    starts,
    clock,
    end,
    video: video && { codec: video.codec, ...(video.size ?? { width: 0, height: 0 }) },
    audio: audio && { codec: audio.codec },
  };
}

async function readTail(pool: ProcessPool, file: MediaFile): Promise<readonly FrameTrack[]> {
  const output = ["-map", "0:V:0?", "-map", "0:a:0?", "-c", "copy", "-f", "framecrc", "pipe:1"];
  const tail = await readFrames(pool, [...fileInput(file, ["-sseof", "-5"]), ...output]);
  if (isWhole(tail)) return tail;
  // A file that was cut off, or without a length in its head, is read through.
  const all = await readFrames(pool, [...fileInput(file), ...output]);
  if (isWhole(all)) return all;
  throw notPlayable();
}

function isWhole(tracks: readonly FrameTrack[]): boolean {
  return tracks.some(({ end }) => Number.isFinite(end));
}

async function readKeys(pool: ProcessPool, file: MediaFile, clock: "pts" | "dts"): Promise<readonly number[]> {
  const keysOnly = fileInput(file, ["-discard:v", "nokey", "-discard:a", "all"]);
  const output = ["-map", "0:V:0", "-c", "copy", "-f", "framecrc", "pipe:1"];
  const [video] = await readFrames(pool, [...keysOnly, ...output]);
  return (video?.keys ?? []).map((key) => key[clock]).filter(Number.isFinite);
}

async function readFrames(pool: ProcessPool, args: readonly string[]): Promise<readonly FrameTrack[]> {
  const frames = new FrameList();
  let rest = "";
  await runShort(pool, { args, label: "index of a file", timeoutMs: LONGEST_MS }, (bytes) => {
    const lines = (rest + bytes.toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) frames.add(line);
  });
  return frames.tracks;
}

function timesUntil(end: number): readonly number[] {
  return Array.from({ length: Math.max(1, Math.ceil(end / AUDIO_SEGMENT_S)) }, (_, index) => index * AUDIO_SEGMENT_S);
}

function notPlayable(): ServerError {
  return new ServerError("invalid", "The file has no video or audio that this server can read.");
}

/** Of key frames those that begin segments: about 6 s apart, further where the file has no key frame in between. */
function segmentStarts(keys: readonly number[]): readonly number[] {
  const starts: number[] = [];
  for (const key of keys.toSorted((one, other) => one - other)) {
    const last = starts.at(-1);
    if (last === undefined || key - last >= TARGET_S - SLACK_S) starts.push(key);
  }
  return starts;
}

/** A track of a file as its frames tell. */
interface FrameTrack {
  readonly kind: "video" | "audio";
  /** As ffmpeg names it: `h264`, `aac`. */
  readonly codec: string;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Key frames as they come, in seconds on the file's own clock. */
  readonly keys: readonly { readonly pts: number; readonly dts: number }[];
  /** Seconds at which the last frame ends. */
  readonly end: number;
}

/** What is known of a track so far. */
interface OpenTrack {
  kind: string;
  codec: string;
  size: FrameTrack["size"];
  /** Seconds in a unit of its time stamps. */
  unit: number;
  readonly keys: { readonly pts: number; readonly dts: number }[];
  end: number;
}

/** Collects what ffmpeg's `framecrc` prints, line by line: tracks, key frames, ends. */
class FrameList {
  readonly #tracks = new Map<string, OpenTrack>();

  get tracks(): readonly FrameTrack[] {
    return [...this.#tracks.values()].flatMap(({ kind, unit: _unit, ...track }) =>
      kind === "video" || kind === "audio" ? [{ kind, ...track }] : [],
    );
  }

  add(line: string): void {
    if (line.startsWith("#")) this.#addHeader(line);
    else this.#addFrame(line);
  }

  #addHeader(line: string): void {
    const { word, stream = "", value = "" } = /^#(?<word>\w+) (?<stream>\d+): +(?<value>\S+)/.exec(line)?.groups ?? {};
    if (word === undefined) return;
    const track = this.#trackOf(stream);
    const [first = 0, second = 1] = value.split(/[/x]/).map(Number);
    if (word === "tb") track.unit = first / second;
    else if (word === "dimensions") track.size = { width: first, height: second };
    else if (word === "media_type") track.kind = value;
    else if (word === "codec_id") track.codec = value;
  }

  #addFrame(line: string): void {
    const [stream = "", ...fields] = line.split(",", 4);
    const track = this.#tracks.get(stream.trim());
    // A time that is not known is no number.
    const [dts = NaN, pts = NaN, duration = NaN] = fields.map(Number);
    if (!track || !Number.isFinite(pts)) return;
    if (isKey(line)) track.keys.push({ pts: pts * track.unit, dts: dts * track.unit });
    track.end = Math.max(track.end, (pts + (duration || 0)) * track.unit);
  }

  #trackOf(stream: string): OpenTrack {
    const known = this.#tracks.get(stream);
    if (known) return known;
    const track = { kind: "", codec: "", size: undefined, keys: [], unit: 0, end: -Infinity };
    this.#tracks.set(stream, track);
    return track;
  }
}

/** Flags are printed only when they are others than those of a key frame. */
function isKey(line: string): boolean {
  const flags = /, F=0x(?<flags>[0-9A-F]+)/i.exec(line)?.groups?.["flags"];
  return flags === undefined || (Number.parseInt(flags, 16) & 1) === 1;
}
