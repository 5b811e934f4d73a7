import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ffmpegPath } from "../../support/ffmpegPath.ts";

const execute = promisify(execFile);

interface ClipOptions {
  readonly colour: string;
  readonly seconds?: number;
  readonly size?: string;
  /** Between key frames, at 25 pictures a second. */
  readonly gop?: number;
  readonly picture?: "libx264" | "mpeg4";
  readonly hasSound?: boolean;
  readonly hasPicture?: boolean;
}

/** A real MP4 of one colour, made once a machine. */
export async function clipOf({
  colour,
  seconds = 4,
  size = "160x90",
  gop = 25,
  picture = "libx264",
  hasSound = true,
  hasPicture = true,
}: ClipOptions): Promise<string> {
  const x264 = ["-preset", "ultrafast", "-pix_fmt", "yuv420p", "-bf", "0", "-sc_threshold", "0"];
  const args = [
    ...["-hide_banner", "-loglevel", "error", "-nostdin", "-y"],
    ...["-f", "lavfi", "-i", `color=${colour}:size=${size}:rate=25`],
    ...(hasSound ? ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000", "-c:a", "aac", "-b:a", "64k"] : []),
    ...(hasPicture ? [] : ["-vn"]),
    ...["-t", String(seconds), "-c:v", picture, ...(picture === "libx264" ? x264 : [])],
    ...["-g", String(gop), "-keyint_min", String(gop), "-movflags", "+faststart", "-f", "mp4"],
  ];
  const folder = join(tmpdir(), "sluice-test-media");
  const file = join(folder, `${createHash("sha256").update(args.join(" ")).digest("hex").slice(0, 16)}.mp4`);
  if (await stat(file).catch(() => undefined)) return file;
  await mkdir(folder, { recursive: true });
  // Tests of other files may be making the same.
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await execute(ffmpegPath, [...args, draft]);
  await rename(draft, file);
  return file;
}
