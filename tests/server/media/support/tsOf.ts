import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ffmpegPath } from "./ffmpegPath.ts";

const execute = promisify(execFile);

interface TsOptions {
  readonly seconds?: number;
  readonly size?: string;
  /** Between key frames, at 25 pictures a second. */
  readonly gop?: number;
  readonly hasSound?: boolean;
  /** Tracks of the same sound, each in a language of its own when there are several. */
  readonly sounds?: number;
}

/** Real MPEG-TS, made once a machine by ffmpeg: a test picture at 25 frames a second, H.264 with a tone in AAC. */
export async function tsOf({
  seconds = 6,
  size = "320x180",
  gop = 50,
  hasSound = true,
  sounds = 1,
}: TsOptions = {}): Promise<Buffer> {
  const sound = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000"];
  const args = [
    ...["-hide_banner", "-loglevel", "error", "-nostdin", "-y"],
    ...["-f", "lavfi", "-i", `testsrc2=size=${size}:rate=25`],
    ...(hasSound ? sound : []),
    ...["-t", String(seconds), "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
    ...["-g", String(gop), "-keyint_min", String(gop), "-sc_threshold", "0", "-bf", "0"],
    ...(hasSound ? ["-c:a", "aac", "-b:a", "64k"] : []),
    ...(sounds > 1 ? ["-map", "0:v", ...Array.from({ length: sounds }, (_, index) => languageOf(index)).flat()] : []),
    ...["-muxdelay", "0", "-muxpreload", "0", "-f", "mpegts"],
  ];
  const folder = join(tmpdir(), "sluice-test-media");
  const file = join(folder, `${createHash("sha256").update(args.join(" ")).digest("hex").slice(0, 16)}.ts`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const { stdout } = await execute(ffmpegPath, [...args, "pipe:1"], { encoding: "buffer", maxBuffer: 100_000_000 });
  // Tests of other files may be making the same.
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, stdout);
  await rename(draft, file);
  return stdout;
}

function languageOf(index: number): readonly string[] {
  return ["-map", "1:a", `-metadata:s:a:${index}`, `language=q${String.fromCodePoint(97 + index)}a`];
}
