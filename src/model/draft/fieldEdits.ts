import type { Json } from "../Json.ts";
import { type ConfigPath, formatPointer, isWithin } from "../configPath.ts";

/**
 * One thing an operator changed and has not saved. Its path leads to a single value, to a whole list, to an object
 * that was removed, or to a whole entity that was created or deleted. Neither value holds what the server reports.
 */
export interface FieldEdit {
  readonly path: ConfigPath;
  /** What the server held when the editing began; undefined: nothing. */
  readonly base: Json | undefined;
  /** What shall stand there; undefined: nothing. */
  readonly mine: Json | undefined;
}

/**
 * All unsaved edits of the console by their pointer, in the order they were begun. Never changed, only replaced.
 * No edit's path lies within another's.
 */
export type DraftEdits = ReadonlyMap<string, FieldEdit>;

/** The draft without the edits at and below a path: reset of a field, a page's section, an entity, or all (`[]`). */
export function dropFromDraft(edits: DraftEdits, path: ConfigPath): DraftEdits {
  const dropped = editsNear(edits, path).filter((edit) => isWithin(edit.path, path));
  if (dropped.length === 0) return edits;
  const result = new Map(edits);
  for (const edit of dropped) result.delete(formatPointer(edit.path));
  return result;
}

/** The draft with some edits in the place of others. One that is replaced keeps its place, so that whoever reads them finds it there. */
export function replaceInDraft(edits: DraftEdits, old: readonly FieldEdit[], now: DraftEdits): DraftEdits {
  const result = new Map(edits);
  for (const { path } of old) if (!now.has(formatPointer(path))) result.delete(formatPointer(path));
  for (const [pointer, edit] of now) result.set(pointer, edit);
  return result;
}

/** Whether anything at a path is changed and not saved: the changed flag of a field, a page or an entity. */
export function hasEdits(edits: DraftEdits, path: ConfigPath): boolean {
  return editsNear(edits, path).length > 0;
}

type Shelf = ReadonlyMap<string, readonly FieldEdit[]>;

const shelves = new WeakMap<DraftEdits, Shelf>();

const NONE: readonly FieldEdit[] = [];

/** The edits at a path, below it, and above it (a created or deleted entity, a list around an item). */
export function editsNear(edits: DraftEdits, path: ConfigPath): readonly FieldEdit[] {
  if (edits.size === 0) return NONE;
  const candidates = path.length < 2 ? [...edits.values()] : shelfFor(edits, path);
  return candidates.filter((edit) => isWithin(edit.path, path) || isWithin(path, edit.path));
}

/**
 * A bulk edit holds thousands of edits, and every row of a list asks for its own. Two segments only keep the shelves
 * small, wherever entities stand: what is near a path is decided by the paths themselves.
 */
function shelfFor(edits: DraftEdits, [first = "", second = ""]: ConfigPath): readonly FieldEdit[] {
  const known = shelves.get(edits) ?? shelve(edits);
  return [...(known.get(shelfName(first)) ?? NONE), ...(known.get(shelfName(first, second)) ?? NONE)];
}

function shelve(edits: DraftEdits): Shelf {
  const shelf = new Map<string, FieldEdit[]>();
  for (const edit of edits.values()) {
    const name = shelfName(...edit.path.slice(0, 2));
    const row = shelf.get(name);
    if (row === undefined) shelf.set(name, [edit]);
    else row.push(edit);
  }
  shelves.set(edits, shelf);
  return shelf;
}

function shelfName(...segments: readonly string[]): string {
  return JSON.stringify(segments);
}
