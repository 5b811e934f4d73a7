import { defaultLayout } from "../print/defaultLayout.ts";
import type { Layout } from "../print/Layout.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** How a file is laid out: its ends of line and its step of indentation, from the first places that show them. */
export function layoutOf(chunks: readonly ConfChunk[]): Layout {
  let endOfLine: string | undefined;
  let step: string | undefined;
  for (const { text, statement } of chunks) {
    endOfLine ??= /\r\n|\n|\r/.exec(text)?.[0];
    if (statement?.body !== undefined) step ??= /[\r\n]([ \t]+)[^\s#]/.exec(text.slice(statement.open))?.[1];
    if (endOfLine !== undefined && step !== undefined) break;
  }
  return { step: step ?? defaultLayout.step, endOfLine: endOfLine ?? defaultLayout.endOfLine };
}
