import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ffmpegPath } from "../../support/ffmpegPath.ts";

const execute = promisify(execFile);

/** How long an ffmpeg that decodes every picture finds an address or a file to be. */
export async function decodedSeconds(address: string): Promise<number> {
  const args = ["-hide_banner", "-nostdin", "-v", "error", "-nostats", "-progress", "pipe:1", "-i", address];
  const { stdout } = await execute(ffmpegPath, [...args, "-map", "0:v", "-f", "null", "-"]);
  const times = [...stdout.matchAll(/^frame=\s*(?<frames>\d+)/gm)].map((found) => Number(found.groups?.["frames"]));
  return Math.max(0, ...times) / 25;
}
