import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import type { EntityReference } from "../../../generated/contracts/EntityReference.ts";
import { isPlainObject, type Json } from "../../Json.ts";
import type { ConfigPath } from "../../configPath.ts";
import { type ReferenceTree, referenceTree, treeBelow } from "./referenceTree.ts";

/** A text, or a key of a map, that names an entity. */
export interface FoundReference {
  readonly collection: string;
  readonly name: string;
  /** The config need not hold it. */
  readonly open?: true;
  /** From the entity that refers; of a key it ends with the key. */
  readonly path: ConfigPath;
  /** Pattern of the setting in the entity that refers. */
  readonly pattern: string;
}

/** Every reference in an entity, in the order of its settings. */
export function referencesIn(entity: EntityDescriptor, value: Json | undefined): readonly FoundReference[] {
  const found: FoundReference[] = [];
  const tree = referenceTree(entity);
  if (tree !== undefined && value !== undefined) {
    replaceReferences(tree, value, (reference) => {
      found.push(reference);
      return undefined;
    });
  }
  return found;
}

/** Gives the name that takes the place of one that is referred to; undefined leaves it. */
export type NewName = (reference: FoundReference) => string | undefined;

/**
 * A value with other names in its references; the value itself where none is replaced, and all of it that holds none.
 * @param tree for the place of the value in its entity
 */
export function replaceReferences(tree: ReferenceTree, value: Json, newName: NewName, path: ConfigPath = []): Json {
  if (typeof value === "string") return replaced(tree, tree.refs ?? [], value, newName, path);
  if (Array.isArray(value)) {
    const item = tree.below.get("*");
    if (item === undefined) return value;
    const bare = tree.bareKey === undefined ? undefined : item.below.get(tree.bareKey);
    const items = value.map((one, index) =>
      replaceReferences(typeof one === "string" ? (bare ?? item) : item, one, newName, [...path, String(index)]),
    );
    return items.some((one, index) => one !== value[index]) ? items : value;
  }
  if (!isPlainObject(value)) return value;
  const changed = new Map<string, { readonly key: string; readonly value: Json }>();
  for (const key of tree.keyRef === undefined && !tree.below.has("*") ? tree.below.keys() : Object.keys(value)) {
    const old = Object.hasOwn(value, key) ? value[key] : undefined;
    const below = treeBelow(tree, key);
    if (old === undefined) continue;
    const at = [...path, key];
    const next = below === undefined ? old : replaceReferences(below, old, newName, at);
    const nextKey = tree.keyRef === undefined ? key : replaced(tree, [tree.keyRef], key, newName, at);
    if (next !== old || nextKey !== key) changed.set(key, { key: nextKey, value: next });
  }
  if (changed.size === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, old]) => {
      const next = changed.get(key);
      return next === undefined ? [key, old] : [next.key, next.value];
    }),
  );
}

function replaced(
  { pattern }: ReferenceTree,
  references: readonly EntityReference[],
  value: string,
  newName: NewName,
  path: ConfigPath,
): string {
  for (const { reference, name } of namesIn(references, value)) {
    const { collection, open } = reference;
    const next = newName({ collection, name, path, pattern, ...(open && { open }) });
    if (next !== undefined && next !== name) return withName(reference, value, name, next);
  }
  return value;
}

/** What a text may name, and by which reference. A path may name any of the folders it begins with, the inner ones first. */
export function namesIn(
  references: readonly EntityReference[],
  value: string,
): readonly { readonly reference: EntityReference; readonly name: string }[] {
  return references.flatMap((reference) => {
    const { prefix = "", part } = reference;
    if (value === "" || !value.startsWith(prefix)) return [];
    const rest = value.slice(prefix.length);
    if (part === "folder") return foldersOf(rest).map((name) => ({ reference, name }));
    // What follows a prefix is an address: the name ends where path, query or fragment begin.
    const name = prefix === "" || part === "whole" ? rest : (/^[^/?#]*/.exec(rest)?.[0] ?? "");
    return name === "" ? [] : [{ reference, name }];
  });
}

/** `a/b` and `a` of `a/b/c.mp4`. */
function foldersOf(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) folders.push(path.slice(0, end));
  return folders;
}

function withName({ prefix = "" }: EntityReference, value: string, name: string, next: string): string {
  return prefix + next + value.slice(prefix.length + name.length);
}

/** The name in a text that refers; undefined for one that does not, as an address of the operator's own. */
export function referredName(reference: EntityReference, value: string): string | undefined {
  return namesIn([reference], value)[0]?.name;
}

/** The same text with another name. */
export function withReferredName(reference: EntityReference, value: string, name: string): string {
  return withName(reference, value, referredName(reference, value) ?? "", name);
}

/** The same text with the new name of what it names; undefined where none of it has one. */
export function renamedText(
  references: readonly EntityReference[],
  value: string,
  newName: (collection: string, name: string) => string | undefined,
): string | undefined {
  for (const { reference, name } of namesIn(references, value)) {
    const next = newName(reference.collection, name);
    if (next !== undefined) return withName(reference, value, name, next);
  }
  return undefined;
}
