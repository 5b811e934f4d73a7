import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPath } from "../../support/ffmpegPath.ts";

const execute = promisify(execFile);

/** Plays an address with a real player. @returns how many pictures it decoded, and what it complained about */
export async function playWithFfmpeg(
  url: string,
  seconds: number,
  kind = "v",
): Promise<{ readonly frames: number; readonly complaints: string }> {
  const args = ["-hide_banner", "-nostdin", "-loglevel", "warning", "-progress", "pipe:1", "-rw_timeout", "20000000"];
  const { stdout, stderr } = await execute(
    ffmpegPath,
    [...args, "-i", url, "-map", `0:${kind}:0`, "-t", String(seconds), "-f", "null", "-"],
    { timeout: 40_000, maxBuffer: 20_000_000 },
  );
  const counted = kind === "v" ? /^frame=(?<count>\d+)/gm : /^out_time_ms=(?<count>\d+)/gm;
  return { frames: Number([...stdout.matchAll(counted)].at(-1)?.[1] ?? 0), complaints: stderr };
}
