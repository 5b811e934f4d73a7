import type { Json } from "../../model/Json.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { Field } from "../rjsf/Field.ts";
import type { Edit } from "../session/Edit.ts";
import type { FormSession } from "../session/FormSession.ts";
import { replacedPath } from "./replacedPath.ts";

/**
 * What a new value of a setting changes: with `options: {replaces}` a value clears the neighbour named there. In
 * multi-edit always, as any of the entities may hold one.
 */
export function scalarEdits(field: Field, next: Json | undefined, session: FormSession): readonly Edit[] {
  const { path } = field;
  const replaced = next === undefined ? undefined : replacedPath(field);
  const isThere =
    replaced !== undefined &&
    (session.latest.selection !== undefined || valueAt(session.entity, replaced) !== undefined);
  return [...(isThere ? [{ path: replaced, value: undefined }] : []), { path, value: next }];
}
