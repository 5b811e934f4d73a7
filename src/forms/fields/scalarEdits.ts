import type { Json } from "../../model/Json.ts";
import { isWithin } from "../../model/path/isWithin.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { Field } from "../rjsf/Field.ts";
import type { Edit } from "../session/Edit.ts";
import type { FormSession } from "../session/FormSession.ts";
import { clearedBy } from "./clearedBy.ts";
import { replacedPath } from "./replacedPath.ts";

/**
 * What a new value of a setting changes: with `options: {replaces}` a value clears the neighbour named there, with
 * `whenChanged` whatever that names. In multi-edit always, as any of the entities may hold one.
 */
export function scalarEdits(field: Field, next: Json | undefined, session: FormSession): readonly Edit[] {
  const { path } = field;
  const replaced = next === undefined ? undefined : replacedPath(field);
  const cleared = [...(replaced ? [replaced] : []), ...clearedBy(field, next, session)];
  const around = cleared.find((one) => isWithin(path, one));
  // The object goes as a whole, this setting with it.
  if (around) return [{ path: around, value: undefined }];
  const isThere = (at: Edit["path"]) =>
    session.latest.selection !== undefined || valueAt(session.entity, at) !== undefined;
  return [...cleared.filter(isThere).map((at) => ({ path: at, value: undefined })), { path, value: next }];
}
