import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPath } from "../support/ffmpegPath.ts";

const execute = promisify(execFile);

/** The frames of a track as a player gets them. */
interface TrackFrames {
  readonly count: number;
  /** Seconds from the first frame to the end of the last one. */
  readonly seconds: number;
  /** The longest time without a frame between two, in seconds. */
  readonly longestStep: number;
  /** Of each frame's bytes, in the order of the file. */
  readonly sums: readonly string[];
}

/** Plays a file or an address to its end and tells its tracks and what was complained about. */
export async function framesOf(
  source: string,
): Promise<{ readonly video: TrackFrames; readonly audio: TrackFrames; readonly complaints: string }> {
  const args = ["-hide_banner", "-nostdin", "-loglevel", "warning", "-copyts", "-i", source];
  const output = ["-map", "0:V:0", "-map", "0:a:0", "-c", "copy", "-f", "framecrc", "pipe:1"];
  const { stdout, stderr } = await execute(ffmpegPath, [...args, ...output], { maxBuffer: 50_000_000 });
  return { video: trackOf(stdout, "0"), audio: trackOf(stdout, "1"), complaints: stderr };
}

function trackOf(text: string, stream: string): TrackFrames {
  const lines = text.split("\n");
  const [above = 0, below = 1] = (
    /: (.*)$/.exec(lines.find((line) => line.startsWith(`#tb ${stream}`)) ?? "")?.[1] ?? ""
  )
    .split("/")
    .map(Number);
  const frames = lines
    .filter((line) => line.startsWith(`${stream},`))
    .map((line) => line.split(",").map((field) => field.trim()));
  const times = frames.map((fields) => (Number(fields[2]) * above) / below).toSorted((one, other) => one - other);
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const last = frames.at(-1);
  return {
    count: frames.length,
    seconds: (times.at(-1) ?? 0) - (times[0] ?? 0) + (Number(last?.[3] ?? 0) * above) / below,
    longestStep: Math.max(...steps),
    sums: frames.map((fields) => fields[5] ?? ""),
  };
}
