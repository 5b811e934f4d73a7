import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { JsonObject } from "../Json.ts";

/** The settings of an entity under another name, without its place in the list: the copy comes last. */
export function cloneOf(entity: JsonObject, name: string, { key, order }: EntityDescriptor): JsonObject {
  const settings = Object.fromEntries(Object.entries(entity).filter(([property]) => property !== order));
  return key === undefined ? settings : { ...settings, [key]: name };
}
