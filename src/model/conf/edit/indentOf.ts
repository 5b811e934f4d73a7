import { lineStartOf } from "./lineStartOf.ts";

/** The blanks an offset's line begins with. */
export function indentOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartOf(text, offset), offset))?.[0] ?? "";
}
