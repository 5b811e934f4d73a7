import { runFfmpeg } from "./runFfmpeg.ts";

/** Pictures that ffmpeg decodes of these bytes, and what it says of them. */
export async function framesOf(format: string, bytes: Buffer): Promise<{ frames: number; words: string }> {
  const { ended, words } = runFfmpeg(["-f", format, "-i", "pipe:0", "-map", "0", "-f", "null", "-"], bytes);
  await ended;
  const found = [...words().matchAll(/frame=\s*(\d+)/g)].at(-1);
  return { frames: Number(found?.[1] ?? 0), words: words() };
}
