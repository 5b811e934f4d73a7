import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";
import type { FieldEdit } from "./FieldEdit.ts";
import { rebaseEdit } from "./rebaseEdit.ts";

/**
 * The draft after news from the server: edits that now say the same as the server are done with, lists take over what
 * others changed in other items, conflicts stay. The same object when nothing changed. `within` looks at a part only.
 */
export function rebaseDraft(edits: DraftEdits, server: Json, entities: Entities, within: ConfigPath = []): DraftEdits {
  let result: Map<string, FieldEdit> | undefined;
  for (const edit of editsNear(edits, within)) {
    const next = rebaseEdit(edit, server, entities);
    if (next === edit) continue;
    result ??= new Map(edits);
    if (next === undefined) result.delete(pointerOf(edit.path));
    else result.set(pointerOf(edit.path), next);
  }
  return result ?? edits;
}
