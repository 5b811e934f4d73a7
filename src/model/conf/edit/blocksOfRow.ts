import type { RowBlocks } from "./RowBlocks.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { Layout } from "../print/Layout.ts";
import { keyOfBlock } from "../read/keyOfBlock.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** Finds the blocks of a collection. */
export function blocksOfRow(grammar: Grammar, row: Row, chunks: readonly ConfChunk[], layout: Layout): RowBlocks {
  const blocks = new Map<string, ConfChunk>();
  const rank = new Map(grammar.root.rows.map((other, index) => [other, index]));
  const own = rank.get(row) ?? 0;
  let last = -1;
  let lastRank = -1;
  for (const [place, chunk] of chunks.entries()) {
    const other = chunk.statement === undefined ? undefined : grammar.root.rowByWord.get(chunk.statement.word);
    const otherRank = other === undefined ? -1 : (rank.get(other) ?? -1);
    if (otherRank >= lastRank && otherRank >= 0 && otherRank <= own) {
      last = place;
      lastRank = otherRank;
    }
    if (other !== row || chunk.statement === undefined) continue;
    const key = keyOfBlock(row, chunk.statement);
    if (key !== undefined && !blocks.has(key)) blocks.set(key, chunk);
  }
  if (last < 0) last = chunks.length - 1;
  const previous = chunks[last];
  const isApart = row.property.item === "block" || previous?.statement?.body !== undefined;
  return {
    blocks,
    last,
    gap: isApart && previous !== undefined && lastRank !== own ? layout.endOfLine : gapLike(previous, isApart, layout),
  };
}

/** Blocks of one collection are parted as the last one is from those before it. */
function gapLike(previous: ConfChunk | undefined, isApart: boolean, { endOfLine }: Layout): string {
  if (previous === undefined || !isApart) return "";
  return /^[ \t]*[^\s]/.test(previous.text) ? "" : endOfLine;
}
