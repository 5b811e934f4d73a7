import { isBlank } from "../syntax/isBlank.ts";
import type { Statement } from "../syntax/Statement.ts";

/** Whether nothing but blanks stands before a statement on its line. */
export function isFirstOnLine({ chunk, start }: Statement): boolean {
  const { text } = chunk;
  // Only as far as the blanks go: a file of one giant line has thousands of statements on it.
  for (let at = start - 1; at >= 0; at--) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return true;
    if (!isBlank(code)) return false;
  }
  return !chunk.isInline;
}
