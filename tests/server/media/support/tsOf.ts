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
  /** One sound in each. */
  readonly languages?: readonly string[];
  readonly picture?: "h264" | "hevc" | "mpeg2" | "none";
  readonly sound?: "aac" | "mp2" | "ac3";
  /** Of the sound, in hertz. */
  readonly rate?: number;
  /** Time stamp of the beginning, in seconds: what goes on where another piece ends. */
  readonly from?: number;
  /** PID of the first track, where it is not the usual one. */
  readonly firstPid?: number;
}

const quick = ["-preset", "ultrafast", "-pix_fmt", "yuv420p", "-bf", "0"];
const pictures = {
  h264: ["-c:v", "libx264", ...quick],
  hevc: ["-c:v", "libx265", ...quick, "-x265-params", "log-level=error"],
  mpeg2: ["-c:v", "mpeg2video", "-b:v", "1000k", "-bf", "0"],
};

/** Real MPEG-TS, made once a machine by ffmpeg: a test picture at 25 frames a second, H.264 with a tone in AAC. */
export async function tsOf({
  seconds = 6,
  size = "320x180",
  gop = 50,
  hasSound = true,
  sounds = 1,
  languages = Array.from({ length: sounds }, (_, index) => `q${String.fromCodePoint(97 + index)}a`),
  picture = "h264",
  sound: coding = "aac",
  rate = 48_000,
  from = 0,
  firstPid = picture === "none" ? 0x101 : undefined,
}: TsOptions = {}): Promise<Buffer> {
  const sound = ["-f", "lavfi", "-i", `sine=frequency=440:sample_rate=${rate}`];
  const args = [
    ...["-hide_banner", "-loglevel", "error", "-nostdin", "-y"],
    ...(picture === "none" ? [] : ["-f", "lavfi", "-i", `testsrc2=size=${size}:rate=25`]),
    ...(hasSound ? sound : []),
    ...["-t", String(seconds)],
    ...(picture === "none"
      ? []
      : [...pictures[picture], "-g", String(gop), "-keyint_min", String(gop), "-sc_threshold", "0"]),
    ...(hasSound ? ["-c:a", coding, "-b:a", "64k"] : []),
    ...(languages.length > 1 ? ["-map", "0:v", ...languages.flatMap(mapIn)] : []),
    ...(from === 0 ? [] : ["-output_ts_offset", String(from)]),
    // The sound stays where it is beside a picture.
    ...(firstPid === undefined ? [] : ["-mpegts_start_pid", `0x${firstPid.toString(16)}`]),
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

function mapIn(language: string, index: number): readonly string[] {
  return ["-map", "1:a", `-metadata:s:a:${index}`, `language=${language}`];
}
