import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import { avcCodec } from "../ts/parameterSets.ts";
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
