import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { ProcessPool } from "../process/ProcessPool.ts";
import { avcCodec } from "../ts/avcCodec.ts";
import { readMediaInfo } from "./readMediaInfo.ts";

/** Of a segment, what tells its tracks. */
const ENOUGH_BYTES = 3_000_000;
const args = [
  "-loglevel",
  "info",
  "-f",
  "mpegts",
  "-i",
  "pipe:0",
  "-map",
  "0",
  "-c",
  "copy",
  "-t",
  "0.1",
  "-f",
  "null",
  "-",
];

/** The tracks of some MPEG-TS bytes, undefined when there are none. Reads what ffmpeg says, as not every package has ffprobe. */
export async function probeMedia(pool: ProcessPool, bytes: Buffer): Promise<MediaInfo | undefined> {
  const run = pool.start({ args, label: "media info", kind: "short" });
  const timer = setTimeout(() => run.kill(), 10_000);
  run.outputs[0]?.resume();
  run.stdin.end(bytes.subarray(0, ENOUGH_BYTES));
  await run.ended;
  clearTimeout(timer);
  const info = readMediaInfo(run.complaints);
  const level = levelOf(bytes);
  if (!info || level === undefined) return info;
  const tracks = info.tracks?.map((track) => (track.codec === "h264" ? { ...track, level } : track)) ?? [];
  return { ...info, tracks };
}

/** The level of H.264 is the last byte of its codec's name, in tenths. */
function levelOf(bytes: Buffer): string | undefined {
  const codec = avcCodec(bytes);
  if (codec === undefined) return undefined;
  const tenths = Number.parseInt(codec.slice(-2), 16);
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
}
