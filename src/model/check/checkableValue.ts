import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { Json, JsonObject } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";

/**
 * The value as the compiled checks take it: without what the server reports, a null as an absent key, and every item
 * that may be written as its bare key (`"udp://…"`) in its object form.
 */
export function checkableValue(value: JsonObject, descriptor: EntityDescriptor): JsonObject {
  const config = Object.fromEntries(Object.entries(value).filter(([key]) => !descriptor.runtime.includes(key)));
  return toObject(config, "", descriptor);
}

function toObject(value: JsonObject, pattern: string, descriptor: EntityDescriptor): JsonObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => child !== null)
      .map(([key, child]) => [key, toChecked(child, childPattern(pattern, key, descriptor), descriptor)]),
  );
}

function toChecked(value: Json, pattern: string, descriptor: EntityDescriptor): Json {
  if (isPlainObject(value)) return toObject(value, pattern, descriptor);
  if (!Array.isArray(value)) return value;
  const list = descriptor.fields[pattern]?.list;
  return value.map((item) =>
    toChecked(list?.bareKey && typeof item === "string" ? { [list.key]: item } : item, `${pattern}/*`, descriptor),
  );
}

function childPattern(pattern: string, key: string, descriptor: EntityDescriptor): string {
  const named = `${pattern}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return descriptor.fields[named] ? named : `${pattern}/*`;
}
