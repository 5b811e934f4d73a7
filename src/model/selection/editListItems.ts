import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { Json } from "../Json.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";

/**
 * A list with items added at its end or taken out by their key; an item that is there already is not added twice.
 * @param pointer the list's pattern below the entity, which says what its key is
 */
export function editListItems(
  list: Json | undefined,
  pointer: string,
  edit: { readonly kind: "add" | "remove"; readonly items: readonly Json[] },
  descriptor: EntityDescriptor,
): Json[] {
  const items = Array.isArray(list) ? list : [];
  const key = descriptor.fields[pointer]?.list?.key ?? "$value";
  const keyOf = (item: Json) => (isPlainObject(item) && key !== "$value" ? (item[key] ?? item) : item);
  if (edit.kind === "remove") return items.filter((item) => !edit.items.some((gone) => deepEqual(keyOf(item), gone)));
  const added = edit.items.filter((item) => !items.some((other) => deepEqual(keyOf(other), keyOf(item))));
  return [...items, ...added];
}
