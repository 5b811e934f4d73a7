import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { isWithin } from "../path/isWithin.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import type { FieldEdit } from "./FieldEdit.ts";

/** The draft after an entity got another key: its edits move along; the edit of the name itself is done with. */
export function renameInDraft(edits: DraftEdits, from: ConfigPath, to: ConfigPath, entities: Entities): DraftEdits {
  const nameField = placeOf(to, entities).entity?.key;
  const newKey = to.at(-1);
  const result = new Map<string, FieldEdit>();
  for (const [pointer, edit] of edits) {
    if (!isWithin(edit.path, from)) {
      result.set(pointer, edit);
      continue;
    }
    const rest = edit.path.slice(from.length);
    const path = [...to, ...rest];
    const isName = rest.length === 1 && rest[0] === nameField;
    if (isName && edit.mine === newKey) continue;
    result.set(pointerOf(path), isName ? { path, base: newKey, mine: edit.mine } : { ...edit, path });
  }
  return result;
}
