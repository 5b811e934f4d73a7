import { chosenWord } from "./chosenWord.ts";
import type { VideoEncoder } from "./VideoEncoder.ts";

/** What ffmpeg calls the profiles; MPEG-2 by number, which every version understands. */
const profiles = {
  h264: { baseline: "baseline", main: "main", high: "high" },
  hevc: { main: "main", main10: "main10" },
  mp2v: { simple: "5", main: "4", high: "1" },
} as const;
const levels = {
  h264: words("1 1.1 1.2 1.3 2 2.1 2.2 3 3.1 3.2 4 4.1 4.2 5 5.1 5.2"),
  hevc: words("1 2 2.1 3 3.1 4 4.1 5 5.1 5.2 6 6.1 6.2"),
  mp2v: { low: "10", main: "8", high1440: "6", high: "4" },
} as const;

/** Profile and level, each only where it is chosen. @throws ServerError for one that the codec does not have */
export function profileArguments(
  { hardware, codec, name }: VideoEncoder,
  profile: unknown,
  level: unknown,
): readonly string[] {
  const args: string[] = [];
  if (profile !== undefined && profile !== null) {
    args.push("-profile:v", chosenWord(profile, profiles[codec], `The profile of a ${codec} track`));
  }
  if (level === undefined || level === null) return args;
  const word = chosenWord(level, levels[codec], `The level of a ${codec} track`);
  // x265 takes its level among parameters of its own, Quicksync in tenths.
  if (name === "libx265") return args;
  args.push("-level:v", hardware === "qsv" && codec !== "mp2v" ? String(Math.round(Number(word) * 10)) : word);
  return args;
}

function words(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(list.split(" ").map((word) => [word, word]));
}
