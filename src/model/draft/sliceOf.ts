import type { ConfigPath } from "../path/ConfigPath.ts";
import { pathOf } from "../path/pathOf.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";
import type { FieldEdit } from "./FieldEdit.ts";

/**
 * The edits one form's Save commits: those of some entities, narrowed to the fields of its page. `patterns` are pointer
 * patterns below the entity, with `*` for a list item or a map's key; without them everything of the entities. What
 * reaches over the pattern (an object removed, an entity created) is part of it.
 */
export function sliceOf(edits: DraftEdits, at: readonly ConfigPath[], patterns?: readonly string[]): DraftEdits {
  const wanted = patterns?.map(pathOf);
  const slice = new Map<string, FieldEdit>();
  for (const path of at) {
    for (const edit of editsNear(edits, path)) {
      const rest = edit.path.slice(path.length);
      if (wanted === undefined || wanted.some((pattern) => touches(rest, pattern)))
        slice.set(pointerOf(edit.path), edit);
    }
  }
  return slice;
}

/** Whether path and pattern agree as far as the shorter of them goes. */
function touches(path: ConfigPath, pattern: ConfigPath): boolean {
  const length = Math.min(path.length, pattern.length);
  return path.slice(0, length).every((segment, index) => pattern[index] === "*" || pattern[index] === segment);
}
