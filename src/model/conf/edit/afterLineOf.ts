import { lineEndOf } from "./lineEndOf.ts";

/** Where the next line begins, behind the end-of-line characters of an offset's line. */
export function afterLineOf(text: string, offset: number): number {
  const end = lineEndOf(text, offset);
  if (text[end] === "\r" && text[end + 1] === "\n") return end + 2;
  return Math.min(end + 1, text.length);
}
