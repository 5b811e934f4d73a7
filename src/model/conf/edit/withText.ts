import type { ConfChunk } from "../syntax/ConfChunk.ts";
import type { EditContext } from "./EditContext.ts";

/** A chunk of another text that stands for the same entity. Text of several statements gives several chunks. */
export function withText(chunk: ConfChunk, text: string, context: EditContext): ConfChunk[] {
  const made = context.parse(text);
  const [first] = made;
  if (first !== undefined) first.isInline = chunk.isInline;
  for (const own of made) {
    own.serverKey = chunk.serverKey;
    own.bareItems = chunk.bareItems;
  }
  return made;
}
