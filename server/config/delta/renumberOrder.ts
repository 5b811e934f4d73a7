import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";

/**
 * A config whose ordered collections are numbered 0, 1, 2, ... without gaps. Entities are sorted by their number;
 * of two with the same one the moved entity comes first when it moved up and last when it moved down; one without a
 * number goes to the end.
 */
export function renumberOrder(next: JsonObject, previous: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const result = { ...next };
  for (const { collection, order } of entities) {
    const entries = collection === undefined ? undefined : next[collection];
    if (collection === undefined || order === undefined || !isPlainObject(entries)) continue;
    const rows = Object.entries(entries).map(([key, value]) => ({
      key,
      value,
      rank: rankOf(numberIn(value, order), numberAt(previous, [collection, key, order])),
      old: numberAt(previous, [collection, key, order]) ?? Infinity,
    }));
    const sorted = rows.toSorted((one, other) => compare(one.rank, other.rank) || compare(one.old, other.old));
    const places = new Map(sorted.map(({ key }, index) => [key, index]));
    result[collection] = Object.fromEntries(
      rows.map(({ key, value }) => [key, placed(value, order, places.get(key) ?? 0)]),
    );
  }
  return result;
}

function rankOf(wanted: number | undefined, old: number | undefined): number {
  if (wanted === undefined) return Infinity;
  if (old === undefined) return wanted - 0.5;
  return wanted + Math.sign(wanted - old) / 2;
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function placed(value: Json, order: string, place: number): Json {
  return isPlainObject(value) && value[order] !== place ? { ...value, [order]: place } : value;
}

function numberIn(value: Json | undefined, key: string): number | undefined {
  const number = isPlainObject(value) ? value[key] : undefined;
  return typeof number === "number" ? number : undefined;
}

function numberAt(config: JsonObject, path: readonly string[]): number | undefined {
  const number = valueAt(config, path);
  return typeof number === "number" ? number : undefined;
}
