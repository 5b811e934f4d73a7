import { sourceErrorWords } from "./sourceErrorWords.ts";

const LONGEST = 160;

/** Why a media process ended, in plain words without addresses; undefined when nothing it said explains it. */
export function sourceErrorOf(complaints: readonly string[]): string | undefined {
  const lines = complaints
    .filter((line) => !/\[(info|verbose|debug|warning)\]/.test(line))
    .map(bare)
    .toReversed();
  for (const [pattern, meaning] of sourceErrorWords) if (lines.some((line) => pattern.test(line))) return meaning;
  const last = lines.find((line) => line !== "");
  return last?.slice(0, LONGEST);
}

/** A line without who says it and without addresses, which may hold a password or a number that looks like an answer. */
function bare(line: string): string {
  return line
    .replaceAll(/\[[^\]]*\]\s*/g, "")
    .replaceAll(/(?<![a-z0-9+])[a-z0-9+]+:\/\/\S+/gi, "")
    .trim();
}
