import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPath } from "../support/ffmpegPath.ts";

const execute = promisify(execFile);
const encoders = { png: "png", jpeg: "mjpeg", gif: "gif", webp: "libwebp" } as const;

/** A real picture, drawn by ffmpeg. */
export async function pictureOf(kind: keyof typeof encoders, width: number, height: number): Promise<Buffer> {
  const input = ["-f", "lavfi", "-i", `testsrc2=size=${width}x${height}`, "-frames:v", "1"];
  const format = kind === "gif" ? "gif" : kind === "webp" ? "webp" : "image2pipe";
  const args = ["-hide_banner", "-loglevel", "error", "-nostdin", ...input, "-c:v", encoders[kind], "-f", format];
  const { stdout } = await execute(ffmpegPath, [...args, "pipe:1"], { encoding: "buffer" });
  return stdout;
}
