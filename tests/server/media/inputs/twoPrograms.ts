import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPath } from "../support/ffmpegPath.ts";

const execute = promisify(execFile);
const program = (size: string, tone: number) => [
  ...[
    "-f",
    "lavfi",
    "-i",
    `testsrc2=size=${size}:rate=25`,
    "-f",
    "lavfi",
    "-i",
    `sine=frequency=${tone}:sample_rate=48000`,
  ],
];

/** MPEG-TS of 3 s with program 3 (320x180, PIDs 256 and 257) and program 7 (160x90, PIDs 258 and 259). */
export async function twoPrograms(): Promise<Buffer> {
  const { stdout } = await execute(
    ffmpegPath,
    [
      ...["-v", "error", "-nostdin", ...program("320x180", 440), ...program("160x90", 880), "-t", "3"],
      ...["-map", "0:v", "-map", "1:a", "-map", "2:v", "-map", "3:a"],
      ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "25", "-c:a", "aac"],
      ...["-program", "program_num=3:st=0:st=1", "-program", "program_num=7:st=2:st=3", "-f", "mpegts", "pipe:1"],
    ],
    { encoding: "buffer", maxBuffer: 50_000_000 },
  );
  return stdout;
}
