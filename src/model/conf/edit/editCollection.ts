import type { CollectionChunks } from "./CollectionChunks.ts";
import type { Row } from "../grammar/Row.ts";
import { printStatement } from "../print/printStatement.ts";
import { printMapItem } from "../shapes/printMapItem.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";
import { applySplices } from "./applySplices.ts";
import { bareItemsOf } from "./bareItemsOf.ts";
import { chunkParts } from "./chunkParts.ts";
import type { EditContext } from "./EditContext.ts";
import { orderBlocks } from "./orderBlocks.ts";
import type { OrderedBlock } from "./OrderedBlock.ts";
import type { CollectionEdit } from "./CollectionEdit.ts";
import type { EntityEdit } from "./EntityEdit.ts";
import { withText } from "./withText.ts";

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
