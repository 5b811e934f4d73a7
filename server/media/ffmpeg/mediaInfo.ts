import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import { RateWindow } from "../bus/rates.ts";
import { avcCodec } from "../ts/parameterSets.ts";
import { wrappedSize } from "../ts/tsPackets.ts";
import type { ProcessPool } from "./ProcessPool.ts";

/** Of a segment, what tells its tracks. */
const ENOUGH_BYTES = 3_000_000;

const probeArguments = [
  ...["-loglevel", "info", "-f", "mpegts", "-i", "pipe:0"],
  ...["-map", "0", "-c", "copy", "-t", "0.1", "-f", "null", "-"],
];

/** Names of codecs as ffmpeg has them and as the console's users know them. */
const codecNames: Readonly<Record<string, string>> = {
  mpeg2video: "mp2v",
  mp2: "mp2a",
  mp3: "mp3",
  dvb_subtitle: "dvbsub",
  dvb_teletext: "teletext",
};
const channelCounts: Readonly<Record<string, number>> = { mono: 1, stereo: 2, "5.1": 6, "5.1(side)": 6, "7.1": 8 };

const contents: Readonly<Record<string, "video" | "audio" | "text">> = {
  Video: "video",
  Audio: "audio",
  Subtitle: "text",
};

const streamLine =
  /^\s*Stream #0:\d+(?:\[0x(?<pid>[0-9a-f]+)\])?(?:\((?<lang>[\w-]+)\))?: (?<kind>Video|Audio|Subtitle): (?<codec>\w+)(?<rest>.*)$/;

/** A line is told by its beginning; what is longer is no line of ours. */
const LONGEST_LINE = 500;
/** ` 0,  -5110,  2090,  3600,  4736, 0xa58bb3a2`: track, times, how long, how large. */
const packetLine = /^(?<track>\d+),\s*[^,]+,\s*[^,]+,\s*\d+,\s*(?<size>\d+),/;
const inputLine = /^\s*Stream #0:(?<index>\d+)/;
const copiedLine = /^\s*Stream #0:(?<index>\d+) -> #(?<output>\d+):(?<track>\d+) \(copy\)/;

/** The tracks of some MPEG-TS bytes, undefined when there are none. Reads what ffmpeg says, as not every package has ffprobe. */
export async function probeMedia(pool: ProcessPool, bytes: Buffer): Promise<MediaInfo | undefined> {
  const run = pool.start({ args: probeArguments, label: "media info", kind: "short" });
  const timer = setTimeout(() => run.kill(), 10_000);
  run.outputs[0]?.resume();
  run.stdin.end(bytes.subarray(0, ENOUGH_BYTES));
  await run.ended;
  clearTimeout(timer);
  const info = readMediaInfo(run.errorLines);
  const level = levelOf(bytes);
  if (!info || level === undefined) return info;
  const tracks = info.tracks?.map((track) => (track.codec === "h264" ? { ...track, level } : track)) ?? [];
  return { ...info, tracks };
}

/** The tracks that ffmpeg tells of its first input, undefined when it found none. */
export function readMediaInfo(lines: readonly string[]): MediaInfo | undefined {
  const end = lines.findIndex((line) => /^(Output #0|Stream mapping)/.test(line));
  const counts = { video: 0, audio: 0, text: 0 };
  const tracks = (end < 0 ? lines : lines.slice(0, end)).flatMap((line) => {
    const found = streamLine.exec(line)?.groups;
    const content = contents[found?.["kind"] ?? ""];
    if (!found || !content) return [];
    counts[content] += 1;
    return [trackOf(found, content, `${content[0]}${counts[content]}`)];
  });
  if (tracks.length === 0) return undefined;
  const info: MediaInfo = { tracks };
  const { width, height } = tracks.find((track) => track.width !== undefined) ?? {};
  if (width !== undefined) info.width = width;
  if (height !== undefined) info.height = height;
  return info;
}

/**
 * What comes into a process that encodes: what it says of its tracks at its start, and how much of each comes, by the list it
 * makes of all packets that it reads. Of the sources' own wrapping nothing is known there: a sum counts them as MPEG-TS has
 * them, which is what is measured of a source that is passed on as it is.
 */
export class InputReport {
  readonly #lines = new Map<number, string>();
  /** Of the packets' list, the track of the input. */
  readonly #copied = new Map<number, number>();
  readonly #sizes = new Map<number, number>();
  readonly #rate: RateWindow;
  #isTold = false;
  #rest = "";

  /** @param listing which output of the process is the list */
  constructor(
    now: () => number,
    private readonly listing: number,
  ) {
    this.#rate = new RateWindow(now);
  }

  /** Each track that comes in, with its bitrate where that is measured; undefined before the process tells. */
  get info(): MediaInfo | undefined {
    // Two programs may share a track, which is told with each of them.
    const info = this.#isTold ? readMediaInfo([...this.#lines.values()]) : undefined;
    if (!info) return undefined;
    const indices = [...this.#lines].filter(([, line]) => readMediaInfo([line]) !== undefined).map(([index]) => index);
    return { ...info, tracks: (info.tracks ?? []).map((track, at) => this.#measured(track, indices[at])) };
  }

  /** A line of what the process says of itself. */
  say(line: string): void {
    const words = line.replace(/^\[info\] /, "");
    if (/^(Output #|Stream mapping)/.test(words)) this.#isTold = true;
    if (!this.#isTold) {
      const index = inputLine.exec(words)?.groups?.["index"];
      if (index !== undefined) this.#lines.set(Number(index), words);
      return;
    }
    const { index, output, track } = copiedLine.exec(words)?.groups ?? {};
    if (Number(output) === this.listing) this.#copied.set(Number(track), Number(index));
  }

  /** @param text of the list of packets @returns how many bytes came with them */
  list(text: string): number {
    const lines = (this.#rest + text).split("\n");
    this.#rest = (lines.pop() ?? "").slice(-LONGEST_LINE);
    let bytes = 0;
    for (const line of lines) {
      const { track, size } = packetLine.exec(line)?.groups ?? {};
      if (track === undefined) continue;
      this.#sizes.set(Number(track), (this.#sizes.get(Number(track)) ?? 0) + Number(size));
      bytes += wrappedSize(Number(size));
    }
    if (bytes > 0) this.#rate.add(bytes, this.#sizes);
    return bytes;
  }

  #measured(track: Track, index: number | undefined): Track {
    const listed = [...this.#copied].find(([, from]) => from === index)?.[0];
    const kbit = listed === undefined ? 0 : Math.round(this.#rate.bitsPerSecondOf(listed) / 1000);
    return kbit > 0 ? { ...track, bitrate: kbit } : track;
  }
}

/** The level of H.264 is the last byte of its codec's name, in tenths. */
function levelOf(bytes: Buffer): string | undefined {
  const codec = avcCodec(bytes);
  if (codec === undefined) return undefined;
  const tenths = Number.parseInt(codec.slice(-2), 16);
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
}

function trackOf(found: Record<string, string>, content: "video" | "audio" | "text", id: string): Track {
  const { pid, lang, codec = "", rest = "" } = found;
  const track: Track = { track_id: id, content, codec: codecNames[codec] ?? codec };
  if (pid !== undefined) track.pid = Number.parseInt(pid, 16);
  if (lang !== undefined && lang !== "und") track.lang = lang;
  put(track, "bitrate", numberIn(rest, /, (?<value>\d+) kb\/s/));
  if (content === "video") addPicture(track, rest);
  if (content === "audio") addSound(track, rest);
  return track;
}

function addPicture(track: Track, rest: string): void {
  const width = numberIn(rest, /, (?<value>\d+)x\d+/);
  const height = numberIn(rest, /, \d+x(?<value>\d+)/);
  put(track, "width", width);
  put(track, "height", height);
  if (width !== undefined && height !== undefined) track.size = `${width}x${height}`;
  put(track, "fps", numberIn(rest, /, (?<value>[\d.]+) fps/));
  put(track, "profile", wordIn(rest, /^ \((?<value>[A-Z][\w :]*)\)/)?.toLowerCase());
  put(track, "pixel_format", wordIn(rest, /, (?<value>yuvj?4\d\dp\w*|nv12|gray\w*)/));
}

function addSound(track: Track, rest: string): void {
  const layout = wordIn(rest, /Hz, (?<value>[\w.()]+)/) ?? "";
  put(track, "sample_rate", numberIn(rest, /, (?<value>\d+) Hz/));
  put(track, "channels", channelCounts[layout] ?? numberIn(rest, /Hz, (?<value>\d+) channels/));
}

function put<K extends keyof Track>(track: Track, key: K, value: Track[K] | undefined): void {
  if (value !== undefined) track[key] = value;
}

function wordIn(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.groups?.["value"];
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const value = wordIn(text, pattern);
  return value === undefined ? undefined : Number(value);
}
