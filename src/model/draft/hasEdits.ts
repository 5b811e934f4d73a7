import type { ConfigPath } from "../path/ConfigPath.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";

/** Whether anything at a path is changed and not saved: the changed flag of a field, a page or an entity. */
export function hasEdits(edits: DraftEdits, path: ConfigPath): boolean {
  return editsNear(edits, path).length > 0;
}
