import { isPlainObject, type JsonObject } from "../Json.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";

/** Whether the entities that both configs have follow each other in another order. */
export function isReordered(
  older: JsonObject,
  later: JsonObject,
  { collection = "", order }: EntityDescriptor,
): boolean {
  if (order === undefined) return false;
  const [was, is] = [older[collection], later[collection]];
  if (!isPlainObject(was) || !isPlainObject(is)) return false;
  const both = Object.keys(was).filter((key) => Object.hasOwn(is, key));
  const sorted = both.toSorted((one, other) => numberIn(was, one, order) - numberIn(was, other, order));
  return sorted.some(
    (key, index) => index > 0 && numberIn(is, key, order) < numberIn(is, sorted[index - 1] ?? "", order),
  );
}

/**
 * Where what is brought back comes in the list of today: in front of what stood behind it then and is here still. At the
 * end (undefined) where nothing is.
 */
export function placeAmong(
  older: JsonObject,
  later: JsonObject,
  key: string,
  { collection = "", order }: EntityDescriptor,
): number | undefined {
  const [was, is] = [older[collection], later[collection]];
  if (order === undefined || !isPlainObject(was) || !isPlainObject(is)) return undefined;
  if (Object.keys(is).length === 0) return undefined;
  const own = numberIn(was, key, order);
  let next: string | undefined;
  for (const other of Object.keys(was)) {
    const place = numberIn(was, other, order);
    if (place <= own || !Object.hasOwn(is, other)) continue;
    if (next === undefined || place < numberIn(was, next, order)) next = other;
  }
  return next === undefined ? undefined : numberIn(is, next, order);
}

function numberIn(entries: JsonObject, key: string, order: string): number {
  const entity = entries[key];
  const place = isPlainObject(entity) ? entity[order] : undefined;
  return typeof place === "number" ? place : Infinity;
}
