import { lineEndOf } from "./lineEndOf.ts";

/** Whether nothing but blanks and a comment stands behind an offset on its line. */
export function endsLine(text: string, offset: number): boolean {
  const rest = text.slice(offset, lineEndOf(text, offset)).trim();
  return rest === "" || rest.startsWith("#");
}
