import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";
import { sameItem } from "./sameItem.ts";

interface Versions {
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** One item of three lists; changes of different properties come together, mine stands where they do not. */
export function mergeItem(
  { base, mine, theirs }: Versions,
  identity: ListIdentity,
): { readonly value: Json | undefined; readonly isConflict: boolean } {
  if (sameItem(mine, base, identity)) return { value: theirs, isConflict: false };
  if (sameItem(theirs, base, identity) || sameItem(mine, theirs, identity)) return { value: mine, isConflict: false };
  if (mine === undefined || theirs === undefined) return { value: mine, isConflict: true };
  const [from, my, their] = [base, mine, theirs].map((item) => asObject(item, identity));
  if (from === undefined || my === undefined || their === undefined) return { value: mine, isConflict: true };
  const merged = mergeProperties(from, my, their);
  return merged === undefined ? { value: mine, isConflict: true } : { value: merged, isConflict: false };
}

function asObject(item: Json | undefined, { key, bareKey }: ListIdentity): JsonObject | undefined {
  if (typeof item === "string" && bareKey === true) return { [key]: item };
  return isPlainObject(item) ? item : undefined;
}

/** Undefined when both sides changed one property in different ways. */
function mergeProperties(base: JsonObject, mine: JsonObject, theirs: JsonObject): JsonObject | undefined {
  const merged: JsonObject = {};
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const [from, my, their] = [base, mine, theirs].map((item) => (Object.hasOwn(item, key) ? item[key] : undefined));
    const isMineChanged = !deepEqual(my, from);
    if (isMineChanged && !deepEqual(their, from) && !deepEqual(my, their)) return undefined;
    const value = isMineChanged ? my : their;
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}
