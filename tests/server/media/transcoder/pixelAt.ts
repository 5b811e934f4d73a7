import { spawn } from "node:child_process";
import { ffmpegPath } from "../support/ffmpegPath.ts";

/** The colours of the first picture of some MPEG-TS: a function from a place to red, green and blue. */
export async function pixelAt(
  media: Buffer,
  width: number,
): Promise<(x: number, y: number) => readonly [number, number, number]> {
  const args = ["-v", "error", "-f", "mpegts", "-i", "pipe:0", "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24"];
  const child = spawn(ffmpegPath, [...args, "pipe:1"], { stdio: ["pipe", "pipe", "ignore"] });
  child.stdin.on("error", () => undefined);
  child.stdin.end(media);
  const pieces: Buffer[] = [];
  for await (const piece of child.stdout) if (Buffer.isBuffer(piece)) pieces.push(piece);
  const pixels = Buffer.concat(pieces);
  return (x, y) => {
    const at = 3 * (y * width + x);
    return [pixels[at] ?? -1, pixels[at + 1] ?? -1, pixels[at + 2] ?? -1];
  };
}
