import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json } from "../Json.ts";

/** What an item is known by, as text; equal keys of one list are told apart by `itemIds`. */
export function itemKey(item: Json, identity: ListIdentity): string {
  if (identity.key === "$value" || !isPlainObject(item)) return textOf(item);
  return textOf(Object.hasOwn(item, identity.key) ? (item[identity.key] ?? null) : null);
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
