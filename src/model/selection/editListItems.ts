import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { Json, JsonObject } from "../Json.ts";
import { nextNumber } from "../list/nextNumber.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";

interface ItemsEdit {
  readonly kind: "add" | "remove";
  readonly items: readonly Json[];
}

/**
 * A list with items added at its end or taken out by their key; an item that is there already is not added twice. In a
 * map with numbers for keys an added item gets the next one.
 * @param pointer the list's pattern below the entity, which says what its key is
 */
export function editListItems(
  list: Json | undefined,
  pointer: string,
  edit: ItemsEdit,
  descriptor: EntityDescriptor,
): Json {
  if (descriptor.fields[pointer]?.type === "map") return editNumbered(isPlainObject(list) ? list : {}, edit);
  const items = Array.isArray(list) ? list : [];
  const key = descriptor.fields[pointer]?.list?.key ?? "$value";
  const keyOf = (item: Json) => (isPlainObject(item) && key !== "$value" ? (item[key] ?? item) : item);
  if (edit.kind === "remove") return items.filter((item) => !edit.items.some((gone) => deepEqual(keyOf(item), gone)));
  const added = edit.items.filter((item) => !items.some((other) => deepEqual(keyOf(other), keyOf(item))));
  return [...items, ...added];
}

function editNumbered(map: JsonObject, { kind, items }: ItemsEdit): JsonObject {
  if (kind === "remove") return Object.fromEntries(Object.entries(map).filter(([key]) => !items.includes(key)));
  const next = { ...map };
  for (const item of items) next[nextNumber(Object.keys(next))] = item;
  return next;
}
