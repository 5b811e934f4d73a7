import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { EntityImpacts, SessionKind } from "../../generated/contracts/EntityImpacts.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import { type Entities, entityIndex, placeAt, type Rename } from "../entity/entityPlace.ts";
import { usersOfAny } from "../entity/references/entityUsers.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { applyMergePatch } from "../merge/mergePatch.ts";
import { isPublishing } from "../stream/streamPublishing.ts";
import { type ChangeImpact, changedImpacts } from "./changedImpacts.ts";
import { type ListenerMove, listenerMoves } from "./listenerMoves.ts";

/** What a save makes the server do, whatever is on air: to be held against the live figures. */
export interface ImpactPlan {
  /** By pointer of the entity, as it stands before the save. */
  readonly entities: ReadonlyMap<string, EntityImpact>;
  readonly listeners: readonly ListenerMove[];
  /** Other administrators have to log in again. */
  readonly endsLogins: boolean;
  readonly restartsServer: boolean;
}

/** What it does to one entity, and to the streams that are run by its settings. */
export interface EntityImpact {
  readonly path: ConfigPath;
  readonly changes: readonly ChangeImpact[];
  /** Streams that copy this one: they are read anew with it. */
  readonly copies: readonly ConfigPath[];
}

/** The generated tables, and the config as the server has it. */
export interface ImpactSurroundings {
  readonly tree: JsonObject;
  readonly entities: Entities;
  readonly impacts: Readonly<Record<string, EntityImpacts>>;
}

/**
 * What a merge patch of the config makes the server do.
 * @param renames entities that have another name in the patch: there they stand as one that goes and one that comes
 */
export function planImpact(patch: JsonObject, renames: readonly Rename[], around: ImpactSurroundings): ImpactPlan {
  const { tree, entities, impacts } = around;
  const { byCollection, server } = entityIndex(entities);
  const names = new Map(renames.map(({ from, to }) => [formatPointer(from), to[1] ?? ""]));
  const settings = Object.keys(patch).filter((key) => !byCollection.has(key));
  const found = Object.keys(patch).flatMap((collection) => {
    const entity = byCollection.get(collection);
    return entity ? impactsIn(entity, collection, patch[collection], names, around) : [];
  });
  const own = server && impacts[server.name];
  const after = applyMergePatch(partOf(tree, settings), partOf(patch, settings));
  const changes = server && own ? changedImpacts(server, own, tree, after, settings) : [];
  return {
    entities: withUsers(found, around),
    listeners:
      own && changes.some(({ is }) => is === "listener")
        ? listenerMoves(own.settings, tree, { ...withoutKeys(tree, settings), ...after })
        : [],
    endsLogins: changes.some(({ of }) => of?.includes("administrators") === true),
    restartsServer: changes.some(({ is }) => is === "server"),
  };
}

function impactsIn(
  entity: EntityDescriptor,
  collection: string,
  change: Json | undefined,
  names: ReadonlyMap<string, string>,
  { tree, impacts }: ImpactSurroundings,
): readonly EntityImpact[] {
  const [own, held] = [impacts[entity.name], tree[collection]];
  if (own === undefined || !isPlainObject(held)) return [];
  const edited = isPlainObject(change) ? change : Object.fromEntries(Object.keys(held).map((key) => [key, null]));
  return Object.entries(edited).flatMap(([key, next]) => {
    const before = held[key];
    // What comes new interrupts nobody.
    if (!isPlainObject(before)) return [];
    const path = [collection, key];
    const name = names.get(formatPointer(path));
    const renamed = name === undefined ? undefined : edited[name];
    const changes = isPlainObject(renamed)
      ? [...endOf(own.renamed), ...changesBetween(entity, own, before, renamed)]
      : isPlainObject(next)
        ? changesBetween(entity, own, before, applyMergePatch(before, next), Object.keys(next))
        : endOf(own.removed);
    return changes.length === 0 ? [] : [{ path, changes, copies: [] }];
  });
}

function changesBetween(
  entity: EntityDescriptor,
  own: EntityImpacts,
  before: JsonObject,
  after: JsonObject,
  keys: readonly string[] = [...new Set([...Object.keys(before), ...Object.keys(after)])],
): readonly ChangeImpact[] {
  const edited = keys.filter((key) => !entity.runtime.includes(key) && key !== entity.key);
  const changes = changedImpacts(entity, own, before, after, edited);
  const isClosed = isPublishing(before, true) && !isPublishing(after, true);
  return isClosed ? changes : changes.filter((change) => change.while !== "unpublishable");
}

function endOf(kinds: readonly SessionKind[] | undefined): readonly ChangeImpact[] {
  return kinds === undefined ? [] : [{ is: "sessions", of: kinds }];
}

/**
 * With those that name what is changed. What has no streams of its own (a backend) does to its users all that it does; a
 * stream is remembered those that copy it.
 */
function withUsers(
  found: readonly EntityImpact[],
  { tree, entities }: ImpactSurroundings,
): ReadonlyMap<string, EntityImpact> {
  const all = new Map(found.map((one) => [formatPointer(one.path), one]));
  let latest: readonly EntityImpact[] = found;
  while (latest.length > 0) {
    const paths = latest.map(({ path }) => path);
    const come = new Map<string, EntityImpact>();
    for (const { path, references } of usersOfAny(tree, paths, entities)) {
      const pointer = formatPointer(path);
      for (const { collection, name } of references) {
        const used = formatPointer([collection, name]);
        const source = all.get(used);
        if (source === undefined) continue;
        const before = all.get(pointer) ?? { path, changes: [], copies: [] };
        const isCopied = hasStreams(source.path, entities);
        if (isCopied) all.set(used, { ...source, copies: [...source.copies, path] });
        const changes = isCopied ? before.changes : [...before.changes, ...source.changes];
        if (!all.has(pointer)) come.set(pointer, before);
        all.set(pointer, { ...before, changes });
      }
    }
    latest = [...come.values()];
  }
  return all;
}

/** Whether viewers and publishers are counted at the entity itself. */
export function hasStreams(path: ConfigPath, entities: Entities): boolean {
  const { entity } = placeAt(path, entities);
  return entity !== undefined && ["stats", "streams", "files"].some((name) => entity.runtime.includes(name));
}

function withoutKeys(tree: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(tree).filter(([key]) => !keys.includes(key)));
}

function partOf(tree: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (tree[key] === undefined ? [] : [[key, tree[key]]])));
}
