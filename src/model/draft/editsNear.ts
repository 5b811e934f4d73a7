import type { ConfigPath } from "../path/ConfigPath.ts";
import { isWithin } from "../path/isWithin.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import type { FieldEdit } from "./FieldEdit.ts";

type Shelf = ReadonlyMap<string, readonly FieldEdit[]>;
const shelves = new WeakMap<DraftEdits, Shelf>();
const NONE: readonly FieldEdit[] = [];

/** The edits at a path, below it, and above it (a created or deleted entity, a list around an item). */
export function editsNear(edits: DraftEdits, path: ConfigPath): readonly FieldEdit[] {
  if (edits.size === 0) return NONE;
  const candidates = path.length < 2 ? [...edits.values()] : shelfFor(edits, path);
  return candidates.filter((edit) => isWithin(edit.path, path) || isWithin(path, edit.path));
}

// A bulk edit holds thousands of edits, and every row of a list asks for its own.
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
