import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { parsePointer, valueAt } from "../../model/configPath.ts";
import { matchPattern } from "./fieldPlaces.ts";

/** The entity with null properties absent: to a schema null is a wrong type, to the config it means "not set". */
export function withoutNulls(entity: JsonObject): JsonObject {
  const known = cleaned.get(entity);
  if (known) return known;
  const made = clean(entity);
  cleaned.set(entity, made);
  return made;
}

/** The form and its session ask for the same entity. */
const cleaned = new WeakMap<JsonObject, JsonObject>();

/** Parts without a null inside keep their identity, so that fields showing them need not be drawn again. */
function clean<T extends Json>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  const parts: readonly [string, Json][] = Object.entries(value);
  let isSame = true;
  const kept: [string, Json][] = [];
  for (const [key, part] of parts) {
    const whole = clean(part);
    const isDropped = whole === null && isPlainObject(value);
    if (isDropped || whole !== part) isSame = false;
    if (!isDropped) kept.push([key, whole]);
  }
  if (isSame) return value;
  // The same kind of container with the same kind of parts.
  return (Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)) as T;
}

/** What stands at a pointer of an entity, the entity itself at the empty one; a bare list item is spelled out. */
export function rootValue(entity: JsonObject, pointer: string, { fields }: EntityDescriptor): Json | undefined {
  const path = parsePointer(pointer);
  const value = valueAt(entity, path);
  const list = fields[matchPattern(fields, path.slice(0, -1)) ?? ""]?.list;
  return list?.bareKey === true ? asItemObject(value, list.key) : value;
}

/** A list item as an object: `"udp://…"` is `{url: "udp://…"}` where the list says so. */
export function asItemObject(item: Json | undefined, key: string): Json | undefined {
  return item === undefined || item === null || typeof item === "object" ? item : { [key]: item };
}
