import type { Entities } from "../entity/Entities.ts";
import { fieldAt } from "../entity/fieldAt.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { valueAt } from "../path/valueAt.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";

/**
 * The nearest place above a path whose value only ever changes as a whole: the list around an item, or what the draft
 * already holds as one edit (an entity created here). Undefined when the path can have an edit of its own.
 */
export function wholeAround(
  edits: DraftEdits,
  server: Json,
  path: ConfigPath,
  entities: Entities,
): { readonly path: ConfigPath; readonly isList: boolean } | undefined {
  const above = editsNear(edits, path).find((edit) => edit.path.length < path.length);
  for (let length = path.length - 1; length > 0; length--) {
    const prefix = path.slice(0, length);
    const isEdited = above !== undefined && above.path.length <= length;
    const shown = isEdited ? valueAt(above.mine, prefix.slice(above.path.length)) : valueAt(server, prefix);
    const isList = Array.isArray(shown) || (shown === undefined && fieldAt(prefix, entities)?.type === "array");
    if (isList || above?.path.length === length) return { path: prefix, isList };
  }
  return undefined;
}
