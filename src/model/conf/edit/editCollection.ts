import { isPlainObject, type JsonObject } from "../../Json.ts";
import { type ContextGrammar, type Row, keyOfBlock } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { type Layout, printStatement } from "../print/printConf.ts";
import { printMapItem } from "../shapes/mapItems.ts";
import type { ConfChunk } from "../syntax/ConfTree.ts";
import { getAt } from "../values/propertyPaths.ts";
import { chunkParts, type EditContext, withText } from "./editedChunks.ts";
import type { CollectionEdit, EntityEdit } from "./planCollection.ts";
import { applySplices } from "./textSplices.ts";

/** The blocks of a collection in a file, and where new ones go. */
interface RowBlocks {
  /** By key, in the order of the text; of blocks that repeat a name the first. */
  readonly blocks: ReadonlyMap<string, ConfChunk>;
  /** Place of the chunk that new blocks stand behind: the last of the collection, else of those before it; -1 for none. */
  readonly last: number;
  /** What parts a new block from the text before it. */
  readonly gap: string;
}

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

/** The blocks of a collection after an edit. */
interface CollectionChunks {
  /** What stands in the place of old blocks; one that is not named stays. */
  readonly replaced: ReadonlyMap<ConfChunk, readonly ConfChunk[]>;
  /** New blocks, behind the last old one. */
  readonly added: readonly ConfChunk[];
}

/**
 * Carries a plan out on the blocks of a collection.
 * @param blocks by key in the order of the text
 * @param gap stands before a new block
 */
export function editCollection(
  row: Row,
  plan: CollectionEdit,
  blocks: ReadonlyMap<string, ConfChunk>,
  gap: string,
  context: EditContext,
): CollectionChunks {
  const order = row.grammar?.context.order;
  const removed = new Set(plan.removed);
  const edits = new Map(plan.edits.filter(({ from }) => from !== undefined).map((edit) => [edit.from, edit]));
  const replaced = new Map<ConfChunk, readonly ConfChunk[]>();
  const ordered: OrderedBlock[] = [];
  let place = 0;
  let isPlaced = false;
  for (const [key, slot] of blocks) {
    const edit = edits.get(key);
    const current = place++;
    if (removed.has(key)) {
      replaced.set(slot, remainsOf(slot, context));
      continue;
    }
    const chunk = edit === undefined ? slot : changed(row, edit, slot, context);
    if (chunk !== slot) replaced.set(slot, [chunk]);
    const wanted = wantedPlace(edit, order) ?? current;
    isPlaced ||= wanted !== current;
    ordered.push({ slot, chunk, wanted });
  }
  for (const edit of plan.edits.filter(({ from }) => from === undefined)) {
    const wanted = wantedPlace(edit, order) ?? Number.MAX_SAFE_INTEGER;
    isPlaced ||= wanted < place;
    for (const chunk of created(row, edit, gap, context)) ordered.push({ slot: undefined, chunk, wanted });
  }
  const result = isPlaced ? orderBlocks(ordered, context) : ordered;
  const added: ConfChunk[] = [];
  for (const { slot, chunk } of result) {
    if (slot === undefined) added.push(chunk);
    else if (slot !== chunk) replaced.set(slot, [chunk]);
    else replaced.delete(slot);
  }
  return { replaced, added };
}

function wantedPlace(edit: EntityEdit | undefined, order: string | undefined): number | undefined {
  const place = order === undefined ? undefined : edit?.after[order];
  return typeof place === "number" ? place : undefined;
}

/** A block goes with the comment lines directly above it; a comment that stands apart stays. */
function remainsOf(chunk: ConfChunk, context: EditContext): ConfChunk[] {
  const { detached } = chunkParts(chunk);
  return detached.trim() === "" ? [] : context.parse(detached);
}

function changed(row: Row, edit: EntityEdit, chunk: ConfChunk, context: EditContext): ConfChunk {
  const before = edit.before === undefined ? undefined : printMapItem(row, edit.from ?? edit.key, edit.before);
  const after = printMapItem(row, edit.key, edit.after);
  if (chunk.statement === undefined || before === undefined || after === undefined) return chunk;
  const text = applySplices(chunk.text, context.edit(row, chunk.statement, before, after, context));
  const [next] = withText(chunk, text, context);
  if (next === undefined) return chunk;
  next.bareItems = bareItemsOf(row.grammar, edit.after);
  return next;
}

function created(row: Row, { key, after }: EntityEdit, gap: string, context: EditContext): ConfChunk[] {
  const printed = printMapItem(row, key, after);
  if (printed === undefined) return [];
  const { layout } = context;
  const made = context.parse(`${gap}${printStatement(printed, "", layout)}${layout.endOfLine}`);
  for (const chunk of made) {
    chunk.bareItems = bareItemsOf(row.grammar, after);
    if (row.property.serverKeys === true) chunk.serverKey = key;
  }
  return made;
}

/** The list items of an entity that JSON holds as bare values, where the text has one form for both. */
function bareItemsOf(grammar: ContextGrammar | undefined, value: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  collect(grammar, value, found);
  return found;
}

function collect(grammar: ContextGrammar | undefined, value: JsonObject, found: Set<string>): void {
  for (const row of grammar?.rows ?? []) {
    const json = getAt(value, row.property.path);
    if (row.property.bareKey === true && Array.isArray(json)) {
      for (const item of json) if (typeof item === "string") found.add(item);
    } else if (isPlainObject(json) && row.grammar !== undefined) collect(row.grammar, json, found);
  }
}

/** A block of a collection and where it should stand among the others. */
interface OrderedBlock {
  /** The old block whose place in the text this is; undefined for a place behind the last. */
  readonly slot: ConfChunk | undefined;
  readonly chunk: ConfChunk;
  readonly wanted: number;
}

/**
 * Sorts blocks into the places they have in the text. The sort is stable; comment lines directly above a block go with
 * it, while headings and blank lines that stand apart keep their place.
 */
function orderBlocks(blocks: readonly OrderedBlock[], context: EditContext): OrderedBlock[] {
  const sorted = blocks.toSorted((one, other) => one.wanted - other.wanted);
  return blocks.map((place, index) => {
    const block = sorted[index];
    if (block === undefined || block === place) return place;
    const { detached } = chunkParts(place.chunk);
    const parts = chunkParts(block.chunk);
    if (parts.detached === detached) return { ...place, chunk: block.chunk };
    const isEnded = /[\r\n]$/.test(parts.attached) || index === blocks.length - 1;
    const [chunk] = withText(
      block.chunk,
      detached + parts.attached + (isEnded ? "" : context.layout.endOfLine),
      context,
    );
    return { ...place, chunk: chunk ?? block.chunk };
  });
}
