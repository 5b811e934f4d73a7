import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPath } from "../../support/ffmpegPath.ts";

const execute = promisify(execFile);

/** What a player sees, and what it complains of. */
interface Seen {
  /** Each colour once, in the order in which they came. */
  readonly colours: readonly string[];
  readonly frames: number;
  readonly errors: readonly string[];
}

/** Plays an address with ffmpeg for some seconds of media, as a viewer would. */
export async function coloursIn(url: string, seconds: number, input: readonly string[] = []): Promise<Seen> {
  const args = ["-hide_banner", "-loglevel", "error", "-nostdin", ...input, "-i", url, "-t", String(seconds)];
  const output = [
    "-map",
    "0:v:0",
    "-vf",
    "scale=1:1,format=rgb24",
    "-f",
    "rawvideo",
    "-vsync",
    "passthrough",
    "pipe:1",
  ];
  const { stdout, stderr } = await execute(ffmpegPath, [...args, ...output], {
    encoding: "buffer",
    maxBuffer: 10_000_000,
    timeout: 90_000,
  });
  const colours: string[] = [];
  for (let at = 0; at + 3 <= stdout.length; at += 3) {
    const colour = nameOf(stdout.subarray(at, at + 3));
    if (colour !== colours.at(-1)) colours.push(colour);
  }
  const errors = stderr
    .toString("utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return { colours, frames: stdout.length / 3, errors };
}

function nameOf([red = 0, green = 0, blue = 0]: Buffer): string {
  const most = Math.max(red, green, blue);
  if (most < 40) return "black";
  return most === red ? "red" : most === blue ? "blue" : "green";
}
