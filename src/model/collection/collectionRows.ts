import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { ListDescriptor } from "../../generated/contracts/ListDescriptor.ts";
import { type ConfigPath, parsePointer, valueAt } from "../configPath.ts";
import { entityTitle, formatValue, plainDefault } from "../diff/settingWords.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { namesInOrder } from "../media/mediaOrder.ts";
import type { Sorting } from "../media/mediaSorting.ts";
import { compare, naturalKey } from "../naturalOrder.ts";

/** What of a collection's list is shown, and in which order; all of it stands in the address. */
export interface CollectionView {
  readonly query: string;
  /** By a pointer pattern, or by `name`; undefined is the order of the config. */
  readonly sorting: Sorting<string> | undefined;
}

/** The view in a query string. */
export function readCollectionView(params: URLSearchParams): CollectionView {
  const sort = params.get("sort") ?? "";
  const key = sort.replace(/^-/, "");
  return {
    query: params.get("query") ?? "",
    sorting: key === "" ? undefined : { key, direction: sort.startsWith("-") ? "descending" : "ascending" },
  };
}

/** A query string with this view in it; what is not of the view stays. */
export function writeCollectionView(params: URLSearchParams, { query, sorting }: CollectionView): URLSearchParams {
  const next = new URLSearchParams(params);
  const words = { query, sort: sorting ? (sorting.direction === "descending" ? "-" : "") + sorting.key : "" };
  for (const [name, word] of Object.entries(words)) {
    if (word === "") next.delete(name);
    else next.set(name, word);
  }
  return next;
}

/** Reads the items of one collection as its list shows them, searches and sorts them. */
export class CollectionReader {
  private readonly searched: readonly ConfigPath[];

  constructor(
    private readonly entity: EntityDescriptor,
    list: ListDescriptor,
  ) {
    this.searched = list.search.map(parsePointer);
  }

  /** The keys of all items in the order of the config. */
  keys(items: JsonObject): readonly string[] {
    return namesInOrder(items, this.entity.order);
  }

  titleOf(key: string, item: Json | undefined): string {
    return entityTitle(this.entity, key, item);
  }

  /** The keys of the items that a view shows, in its order. */
  shown(items: JsonObject, { query, sorting }: CollectionView): readonly string[] {
    const wanted = query.trim().toLowerCase();
    const all = this.keys(items);
    const kept = wanted === "" ? all : all.filter((key) => this.words(key, items[key]).includes(wanted));
    return this.sorted(kept, items, sorting);
  }

  /** All that the search reads of an item, in lower case, one a line. */
  private words(key: string, item: Json | undefined): string {
    const words = [key, this.titleOf(key, item)];
    for (const path of this.searched)
      for (const value of valuesAt(item, path)) words.push(formatValue(value, undefined));
    return words.join("\n").toLowerCase();
  }

  /** Keys in the order of a sorting by name or by a setting; as they are for what is neither. */
  sorted(keys: readonly string[], items: JsonObject, sorting: Sorting<string> | undefined): readonly string[] {
    if (sorting === undefined || (sorting.key !== "name" && !sorting.key.startsWith("/"))) return keys;
    const { key: by, direction } = sorting;
    const sign = direction === "ascending" ? 1 : -1;
    const path = by === "name" ? undefined : parsePointer(by);
    const field = this.entity.fields[by];
    return keys
      .map((key, position) => ({
        key,
        position,
        value: path
          ? sortValue(valueAt(items[key], path) ?? plainDefault(field))
          : naturalKey(this.titleOf(key, items[key])),
      }))
      .sort((one, other) => compareAny(one.value, other.value, sign) || one.position - other.position)
      .map(({ key }) => key);
  }
}

/** The values at a pattern in which `*` stands for each item or key. */
function valuesAt(value: Json | undefined, [segment, ...rest]: ConfigPath): readonly Json[] {
  if (value === undefined || value === null) return [];
  if (segment === undefined) return [value];
  if (segment !== "*") return valuesAt(valueAt(value, [segment]), rest);
  const children = Array.isArray(value) ? value : isPlainObject(value) ? Object.values(value) : [];
  return children.flatMap((child) => valuesAt(child, rest));
}

function sortValue(value: Json | undefined): string | number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value === undefined || value === null ? undefined : naturalKey(formatValue(value, undefined));
}

/** What is not set stands last, whichever the direction; numbers before words. */
function compareAny(one: string | number | undefined, other: string | number | undefined, sign: number): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  if (typeof one !== typeof other) return typeof one === "number" ? -1 : 1;
  return sign * compare(one, other);
}
