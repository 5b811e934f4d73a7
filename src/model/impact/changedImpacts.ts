import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { EntityImpacts, SettingImpact } from "../../generated/contracts/EntityImpacts.ts";
import type { ListIdentity } from "../../generated/contracts/FieldInfo.ts";
import { formatPointer } from "../configPath.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { isSameItem, itemKey, itemObject, itemsById } from "../merge/listItems.ts";

/** What one change of an entity does. */
export interface ChangeImpact extends SettingImpact {
  /** Key of the list's item that is changed or gone, for what holds only of the one in use. */
  readonly item?: string;
}

/**
 * What the changes from one version of an entity to the next do, each once.
 * @param keys properties that may have changed; what the server reports is none of them
 */
export function changedImpacts(
  entity: EntityDescriptor,
  { settings }: EntityImpacts,
  before: JsonObject,
  after: JsonObject,
  keys: readonly string[],
): readonly ChangeImpact[] {
  const found = new Map<string, ChangeImpact>();
  const add = (pattern: string, value: Json | undefined, item: string | undefined, isWhole = false): void => {
    const impact = impactAt(pattern, settings);
    if (impact === undefined || impact.is === "none" || (impact.whole === true && !isWhole)) return;
    if (impact.to !== undefined && !impact.to.some((one) => one === value)) return;
    const change = item === undefined ? impact : { ...impact, item };
    found.set(JSON.stringify(change), change);
  };
  const walker = new ChangeWalker(entity, add, (pattern) => impactAt(pattern, settings)?.order);
  for (const key of keys) walker.walk([], key, before[key], after[key]);
  return [...found.values()];
}

type Add = (pattern: string, value: Json | undefined, item: string | undefined, isWhole?: boolean) => void;

class ChangeWalker {
  constructor(
    private readonly entity: EntityDescriptor,
    private readonly add: Add,
    /** By which setting the items at a pattern are gone through. */
    private readonly orderAt: (pattern: string) => string | undefined,
  ) {}

  walk(around: readonly string[], key: string, one: Json | undefined, other: Json | undefined, item?: string): void {
    const [before, after] = [one ?? undefined, other ?? undefined];
    if (before === after) return;
    const path = this.#step(around, key);
    const pattern = formatPointer(path);
    if (Array.isArray(before) || Array.isArray(after)) {
      this.#walkList(path, listOf(before), listOf(after));
    } else if (isPlainObject(before) || isPlainObject(after)) {
      if (before === undefined || after === undefined) this.add(pattern, after, item, true);
      const [from, to] = [objectOf(before), objectOf(after)];
      for (const name of new Set([...Object.keys(from), ...Object.keys(to)]))
        this.walk(path, name, from[name], to[name], item);
    } else {
      // Absent is as good as the default.
      const usual = defaultOf(this.entity, pattern);
      if ((before ?? usual) !== (after ?? usual)) this.add(pattern, after ?? usual, item);
    }
  }

  #walkList(path: readonly string[], before: readonly Json[], after: readonly Json[]): void {
    const pattern = formatPointer(path);
    const identity: ListIdentity = this.entity.fields[pattern]?.list ?? { key: "$value" };
    const [from, to] = [itemsById(before, identity), itemsById(after, identity)];
    const gone = [...from].filter(([id]) => !to.has(id));
    if (gone.length > 0 || [...to.keys()].some((id) => !from.has(id))) this.add(pattern, undefined, undefined);
    for (const [, one] of gone) this.add(`${pattern}/*`, undefined, itemKey(one, identity));
    const order = this.orderAt(`${pattern}/*`);
    if (order !== undefined)
      for (const one of overtaken(from, to, order)) this.add(`${pattern}/*`, undefined, itemKey(one, identity));
    for (const [id, one] of from) {
      const other = to.get(id);
      if (other === undefined || isSameItem(one, other, identity)) continue;
      const key = itemKey(one, identity);
      this.walk(path, "*", itemObject(one, identity) ?? one, itemObject(other, identity) ?? other, key);
    }
  }

  /** A name of its own, or one of a map. */
  #step(around: readonly string[], key: string): readonly string[] {
    const named = [...around, key];
    return Object.hasOwn(this.entity.fields, formatPointer(named)) ? named : [...around, "*"];
  }
}

/** Those of the items before that have another one before them after; what is gone has none. */
function overtaken(from: ReadonlyMap<string, Json>, to: ReadonlyMap<string, Json>, order: string): readonly Json[] {
  const [before, after] = [idsInOrder(from, order), idsInOrder(to, order)];
  return before.flatMap((id, rank) => {
    const known = new Set(before.slice(0, rank));
    const [one, first] = [from.get(id), after.slice(0, Math.max(0, after.indexOf(id)))];
    return one !== undefined && first.some((other) => !known.has(other)) ? [one] : [];
  });
}

/** The ids of what is fetched, as it is gone through: what is published comes when it comes. */
function idsInOrder(items: ReadonlyMap<string, Json>, order: string): readonly string[] {
  const rankOf = (item: Json): number => {
    const rank = isPlainObject(item) ? item[order] : undefined;
    return typeof rank === "string" || typeof rank === "number" ? Number(rank) : Number.MAX_SAFE_INTEGER;
  };
  const isPublished = (item: Json): boolean => {
    const url = isPlainObject(item) ? item["url"] : item;
    return typeof url === "string" && url.startsWith("publish:");
  };
  return [...items]
    .filter(([, item]) => !isPublished(item))
    .map(([id, item]) => ({ id, rank: rankOf(item) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id }) => id);
}

/** Of the setting itself, else of what is around it. */
function impactAt(pattern: string, settings: EntityImpacts["settings"]): SettingImpact | undefined {
  for (let at = pattern; ; at = at.slice(0, at.lastIndexOf("/"))) {
    if (Object.hasOwn(settings, at)) return settings[at];
    if (at === "") return undefined;
  }
}

function defaultOf({ fields }: EntityDescriptor, pattern: string): Json | undefined {
  const field = fields[pattern];
  // Where the absent value has a word of its own it is a third state.
  const isUsuallyOff = field?.type === "boolean" && field.enumLabels?.[""] === undefined;
  const known = field?.default ?? (isUsuallyOff ? false : undefined);
  return typeof known === "boolean" || typeof known === "number" || typeof known === "string" ? known : undefined;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function objectOf(value: Json | undefined): JsonObject {
  return isPlainObject(value) ? value : {};
}
