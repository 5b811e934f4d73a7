import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import type { Json } from "../Json.ts";
import { valueAt } from "../path/valueAt.ts";
import type { FieldEdit } from "./FieldEdit.ts";

/** Whether the entity an edit belongs to is no longer on the server, though the edit does not create it. */
export function isGone(edit: FieldEdit, server: Json, entities: Entities): boolean {
  const { at } = placeOf(edit.path, entities);
  if (at.length === 0 || (edit.path.length === at.length && edit.base === undefined)) return false;
  return (valueAt(server, at) ?? null) === null;
}
