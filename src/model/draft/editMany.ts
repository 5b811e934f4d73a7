import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editDraft } from "./editDraft.ts";
import { editsNear } from "./editsNear.ts";
import type { FieldEdit } from "./FieldEdit.ts";

/** The draft after many values were put at their paths, in order: a bulk edit of thousands of entities at once. */
export function editMany(
  edits: DraftEdits,
  server: Json,
  changes: Iterable<readonly [path: ConfigPath, value: Json | undefined]>,
  entities: Entities,
): DraftEdits {
  const result = new Map(edits);
  const parts = new Map<string, DraftEdits>();
  const before = new Map<string, readonly FieldEdit[]>();
  for (const [path, value] of changes) {
    const at = path.slice(0, 2);
    const key = pointerOf(at);
    // A draft of one entity is small; copying the whole one at each step would take seconds.
    const near = before.get(key) ?? editsNear(edits, at);
    before.set(key, near);
    const part = parts.get(key) ?? new Map(near.map((edit) => [pointerOf(edit.path), edit]));
    parts.set(key, editDraft(part, server, path, value, entities));
  }
  for (const edit of [...before.values()].flat()) result.delete(pointerOf(edit.path));
  for (const part of parts.values()) for (const [pointer, edit] of part) result.set(pointer, edit);
  return result;
}
