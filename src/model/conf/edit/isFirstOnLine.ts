import type { Statement } from "../syntax/Statement.ts";
import { lineStartOf } from "./lineStartOf.ts";

/** Whether nothing but blanks stands before a statement on its line. */
export function isFirstOnLine({ chunk, start }: Statement): boolean {
  const line = lineStartOf(chunk.text, start);
  return !(line === 0 && chunk.isInline) && chunk.text.slice(line, start).trim() === "";
}
