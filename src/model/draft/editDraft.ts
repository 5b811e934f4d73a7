import { configOnly } from "../entity/configOnly.ts";
import type { Entities } from "../entity/Entities.ts";
import { isRuntimePath } from "../entity/isRuntimePath.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { isWithin } from "../path/isWithin.ts";
import { pointerOf } from "../path/pointerOf.ts";
import { valueAt } from "../path/valueAt.ts";
import { withValueAt } from "../path/withValueAt.ts";
import { baseAt } from "./baseAt.ts";
import { differences } from "./differences.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { editsNear } from "./editsNear.ts";
import { effectiveAt } from "./effectiveAt.ts";
import type { FieldEdit } from "./FieldEdit.ts";
import { isSameValue } from "./isSameValue.ts";
import { rebaseDraft } from "./rebaseDraft.ts";
import { serverValueAt } from "./serverValueAt.ts";
import { wholeAround } from "./wholeAround.ts";

/**
 * The draft after `value` was put at a path, at any depth: a setting, an item of a list, a section, a whole entity.
 * Undefined or null removes. What then says the same as the server is no edit any more; runtime keys are left out.
 */
export function editDraft(
  edits: DraftEdits,
  server: Json,
  path: ConfigPath,
  value: Json | undefined,
  entities: Entities,
): DraftEdits {
  if (isRuntimePath(path, entities)) return edits;
  const mine = configOnly(value, path, entities);
  const whole = wholeAround(edits, server, path, entities);
  if (whole !== undefined) {
    const around = effectiveAt(edits, server, whole.path, entities) ?? (whole.isList ? [] : {});
    return editDraft(edits, server, whole.path, withValueAt(around, path.slice(whole.path.length), mine), entities);
  }
  // The others' items of a list are in `mine` by now; with an old base they would count as touched by me.
  const current = rebaseDraft(edits, server, entities, path);
  const base = baseAt(current, server, path, entities);
  const result = new Map(current);
  for (const edit of editsNear(current, path)) if (isWithin(edit.path, path)) result.delete(pointerOf(edit.path));
  for (const edit of differences(base, mine, path, entities)) {
    if (!isOnServer(edit, server, entities)) result.set(pointerOf(edit.path), edit);
  }
  for (const edit of editsNear(current, path)) {
    if (!isWithin(edit.path, path) || result.has(pointerOf(edit.path))) continue;
    // A number typed over passes through its old value: while theirs differs, the field must not jump to theirs.
    const now = { ...edit, mine: valueAt(mine, edit.path.slice(path.length)) };
    const isTypedBack = !Array.isArray(now.mine) && isSameValue(now.mine, edit.base, edit.path, entities);
    if (isTypedBack && !isOnServer(now, server, entities)) result.set(pointerOf(edit.path), now);
  }
  return result;
}

function isOnServer({ path, mine }: FieldEdit, server: Json, entities: Entities): boolean {
  return isSameValue(mine, serverValueAt(server, path, entities), path, entities);
}
