import { startFfmpeg } from "./startFfmpeg.ts";

/** Whoever waits for media that does not come is to tell of it: a test alone would only say that it took too long. */
const LIMIT_MS = 50_000;

/** What a real player made of an address. */
export interface Watched {
  /** Pictures it decoded. */
  readonly frames: number;
  /** Of the first picture track, for example `640x360`. */
  readonly size: string | undefined;
  /** Seconds that came out. */
  readonly seconds: number;
  readonly words: string;
}

/** Decodes the pictures and the sound of an address, for some seconds of media or to its end, 50 s at most. */
export async function watchWithFfmpeg(address: string, seconds?: number, limitMs = LIMIT_MS): Promise<Watched> {
  const length = seconds === undefined ? [] : ["-t", String(seconds)];
  const input = ["-rw_timeout", "20000000", "-i", address];
  const { child, ended, words } = startFfmpeg([
    ...input,
    ...length,
    "-map",
    "0:v:0",
    "-map",
    "0:a?",
    "-f",
    "null",
    "-",
  ]);
  const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
  await ended;
  clearTimeout(timer);
  const text = child.signalCode === "SIGKILL" ? `${words()}\nIt did not end within ${limitMs / 1000} s.` : words();
  const [, frames] = [...text.matchAll(/frame=\s*(\d+)/g)].at(-1) ?? [];
  const [, hours, minutes, rest] = [...text.matchAll(/time=(\d+):(\d+):(\d+\.\d+)/g)].at(-1) ?? [];
  return {
    frames: Number(frames ?? 0),
    size: /Stream #0:\d.*Video: .*?\b(\d{2,5}x\d{2,5})\b/.exec(text)?.[1],
    seconds: Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0),
    words: text,
  };
}
