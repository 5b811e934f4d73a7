import type { ConfChunk } from "../syntax/ConfChunk.ts";
import { attachedStartOf } from "./attachedStartOf.ts";

/** A chunk's text in two: what stands by itself before the block, and the block with the comments directly above it. */
export function chunkParts({ text, statement }: ConfChunk): { readonly detached: string; readonly attached: string } {
  const start = statement === undefined ? text.length : attachedStartOf(statement);
  return { detached: text.slice(0, start), attached: text.slice(start) };
}
