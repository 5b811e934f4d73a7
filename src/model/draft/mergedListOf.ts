import type { Entities } from "../entity/Entities.ts";
import { identityOf } from "../list/identityOf.ts";
import { mergeLists } from "../list/mergeLists.ts";
import type { MergedList } from "../list/MergedList.ts";
import type { Json } from "../Json.ts";
import type { FieldEdit } from "./FieldEdit.ts";

/** A list edit brought together with the server's list; undefined when the edit is about no list. */
export function mergedListOf(edit: FieldEdit, theirs: Json | undefined, entities: Entities): MergedList | undefined {
  const { base, mine, path } = edit;
  if (!isListOrNothing(base) || !isListOrNothing(mine) || !isListOrNothing(theirs)) return undefined;
  if (base === undefined && mine === undefined) return undefined;
  return mergeLists(base, mine, theirs, identityOf(path, entities, base, mine, theirs));
}

function isListOrNothing(value: Json | undefined): value is Json[] | undefined {
  return value === undefined || Array.isArray(value);
}
