import type { Entities } from "../entity/Entities.ts";
import type { Json } from "../Json.ts";
import type { FieldEdit } from "./FieldEdit.ts";
import { mergedListOf } from "./mergedListOf.ts";

/** What stands at an edit's path once it is laid over the server's value: mine, or of a list both sides' changes. */
export function valueOfEdit(edit: FieldEdit, theirs: Json | undefined, entities: Entities): Json | undefined {
  const merged = mergedListOf(edit, theirs, entities);
  return merged === undefined ? edit.mine : merged.list;
}
