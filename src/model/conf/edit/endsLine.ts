import { isBlank } from "../syntax/isBlank.ts";

/** Whether nothing but blanks and a comment stands behind an offset on its line. */
export function endsLine(text: string, offset: number): boolean {
  for (let at = offset; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 || code === 35) return true;
    if (!isBlank(code)) return false;
  }
  return true;
}
