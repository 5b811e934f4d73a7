import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ffmpegPath } from "../../server/media/support/ffmpegPath.ts";

const execute = promisify(execFile);
const encode = [
  "-f lavfi -i testsrc2=size=1280x720:rate=25 -f lavfi -i sine=frequency=440:sample_rate=48000 -t 20",
  "-c:v libx264 -preset veryfast -profile:v high -pix_fmt yuv420p -b:v 2500k -maxrate 2500k -bufsize 5000k",
  "-g 50 -keyint_min 50 -sc_threshold 0 -c:a aac -b:a 128k -f mpegts",
]
  .join(" ")
  .split(" ");

/**
 * The stream that the media benches play, made once a machine: 20 s of 1280×720 at 25 frames and 2.5 Mbit/s, a key frame
 * every 2 s, with a tone.
 * @returns path of the MPEG-TS file
 */
export async function benchTs(): Promise<string> {
  const folder = join(tmpdir(), "sluice-bench-media");
  const file = join(folder, `${createHash("sha256").update(encode.join(" ")).digest("hex").slice(0, 16)}.ts`);
  if (await stat(file).catch(() => undefined)) return file;
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await execute(ffmpegPath, ["-hide_banner", "-loglevel", "error", "-nostdin", "-y", ...encode, draft]);
  await rename(draft, file);
  return file;
}
