import type { Json, JsonObject } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";

/** An edited item in the form it was stored in: a bare one stays bare as long as it says no more than its key. */
export function asStoredItem(edited: Json | undefined, before: Json | undefined, key: string): Json | undefined {
  const wasBare = before !== undefined && typeof before !== "object";
  if (!wasBare || !isPlainObject(edited)) return edited;
  const only = onlyValue(edited, key);
  return only ?? edited;
}

function onlyValue(item: JsonObject, key: string): Json | undefined {
  const keys = Object.keys(item);
  return keys.length === 1 && keys[0] === key ? item[key] : undefined;
}
