import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import { pathOf } from "../../model/path/pathOf.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import { asItemObject } from "./asItemObject.ts";
import { patternOf } from "./patternOf.ts";

/** What stands at a pointer of an entity, the entity itself at the empty one; a bare list item is spelled out. */
export function rootValue(entity: JsonObject, pointer: string, { fields }: EntityDescriptor): Json | undefined {
  const path = pathOf(pointer);
  const value = valueAt(entity, path);
  const list = fields[patternOf(fields, path.slice(0, -1)) ?? ""]?.list;
  return list?.bareKey === true ? asItemObject(value, list.key) : value;
}
