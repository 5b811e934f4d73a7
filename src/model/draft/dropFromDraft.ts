import type { ConfigPath } from "../path/ConfigPath.ts";
import { isWithin } from "../path/isWithin.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";

/** The draft without the edits at and below a path: reset of a field, a page's section, an entity, or all (`[]`). */
export function dropFromDraft(edits: DraftEdits, path: ConfigPath): DraftEdits {
  const dropped = editsNear(edits, path).filter((edit) => isWithin(edit.path, path));
  if (dropped.length === 0) return edits;
  const result = new Map(edits);
  for (const edit of dropped) result.delete(pointerOf(edit.path));
  return result;
}
