import type { ConfChunk } from "../syntax/ConfChunk.ts";
import type { EditContext } from "./EditContext.ts";
import { withText } from "./withText.ts";

/** The chunks of a file with its last line ended, so that text may stand behind it. */
export function withFinalEnd(chunks: readonly ConfChunk[], context: EditContext): readonly ConfChunk[] {
  const last = chunks.at(-1);
  if (last === undefined || /[\r\n]$/.test(last.text)) return chunks;
  return [...chunks.slice(0, -1), ...withText(last, last.text + context.layout.endOfLine, context)];
}
