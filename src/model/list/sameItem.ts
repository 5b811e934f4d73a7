import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";

/** Whether two items say the same, whichever of the two forms each is written in. */
export function sameItem(one: Json | undefined, other: Json | undefined, identity: ListIdentity): boolean {
  if (identity.bareKey !== true || one === undefined || other === undefined) return deepEqual(one, other);
  return deepEqual(spelledOut(one, identity), spelledOut(other, identity));
}

function spelledOut(item: Json, { key }: ListIdentity): Json {
  if (typeof item === "string") return { [key]: item };
  return isPlainObject(item) ? withoutNulls(item) : item;
}

function withoutNulls(item: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null));
}
