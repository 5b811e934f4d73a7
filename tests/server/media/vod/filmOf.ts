import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ffmpegPath } from "../support/ffmpegPath.ts";

const execute = promisify(execFile);

interface FilmOptions {
  /** Ending of the name. */
  readonly kind?: "mp4" | "mkv" | "flv" | "mov";
  readonly seconds?: number;
  readonly height?: number;
  readonly video?: readonly string[];
  readonly audio?: readonly string[];
}

const h264 = ["-c:v", "libx264", "-preset", "veryfast", "-bf", "2", "-g", "50", "-pix_fmt", "yuv420p"];
const aac = ["-c:a", "aac", "-b:a", "64k"];

/** A real film, made once a machine by ffmpeg: 25 pictures a second with B-frames, a key frame each 2 s, a tone. */
export async function filmOf(options: FilmOptions = {}): Promise<string> {
  const { kind = "mp4", seconds = 14, height = 90, video = h264, audio = aac } = options;
  const folder = join(tmpdir(), "sluice-test-media");
  const key = createHash("sha256").update(JSON.stringify([kind, seconds, height, video, audio]));
  const file = join(folder, `film-${key.digest("hex").slice(0, 16)}.${kind}`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.${kind}`;
  await execute(ffmpegPath, [
    ...["-hide_banner", "-loglevel", "error", "-nostdin", "-y"],
    ...["-f", "lavfi", "-i", `testsrc2=size=${(height * 16) / 9}x${height}:rate=25`],
    ...["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000"],
    ...["-t", String(seconds), ...video, ...audio, draft],
  ]);
  renameSync(draft, file);
  return file;
}
