import { deepEqual, isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { type ConfigPath, formatPointer, valueAt } from "../../../src/model/configPath.ts";
import { isEntityPath, placeAt } from "../../../src/model/entity/entityPlace.ts";
import { ServerError } from "../../ServerError.ts";
import type { ConfigEntity } from "../../../src/model/config/configEntities.ts";
import type { ConfigRevision } from "../configRevisions.ts";

/** One place where a save and somebody else's earlier save disagree; null stands for absent. */
interface Conflict {
  readonly pointer: string;
  readonly base: Json;
  readonly mine: Json;
  readonly theirs: Json;
}

/** What a delta was made for, what the config is now, and the delta. */
interface ConflictInput {
  readonly base: JsonObject;
  readonly current: JsonObject;
  readonly delta: JsonObject;
  readonly entities: readonly ConfigEntity[];
}

/**
 * Where a delta touches what has changed since the config it was made for, and wants another value than stands there.
 * The order of entities never conflicts: it is renumbered with every save, and the last one to move wins.
 */
export function findConflicts({ base, current, delta, entities }: ConflictInput): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  walk(delta, createMergePatch(base, current), []);
  return conflicts;

  function walk(mine: Json, theirs: Json | undefined, path: ConfigPath): void {
    if (theirs === undefined || isOrder(path)) return;
    const isMadeByBoth = isEntityPath(path, entities) && valueAt(base, path) === undefined;
    if (isPlainObject(mine) && isPlainObject(theirs) && !isMadeByBoth) {
      for (const [key, value] of Object.entries(mine)) {
        walk(value, Object.hasOwn(theirs, key) ? theirs[key] : undefined, [...path, key]);
      }
    } else if (!agrees(mine, path)) {
      conflicts.push({
        pointer: formatPointer(path),
        base: valueAt(base, path) ?? null,
        mine,
        theirs: valueAt(current, path) ?? null,
      });
    }
  }

  function agrees(mine: Json, path: ConfigPath): boolean {
    const theirs = valueAt(current, path) ?? null;
    const order = orderOf(path);
    if (order === undefined || !isPlainObject(mine)) return deepEqual(mine, theirs) || isOnlyMoved(mine, path);
    return deepEqual(without(mine, order), without(theirs, order));
  }

  /** A deletion does not disagree with a change of nothing but the place in the order. */
  function isOnlyMoved(mine: Json, path: ConfigPath): boolean {
    const order = orderOf(path);
    if (mine !== null || order === undefined) return false;
    return deepEqual(without(valueAt(base, path) ?? null, order), without(valueAt(current, path) ?? null, order));
  }

  /** The property that holds the place of the entity at a path in the order of its kind. */
  function orderOf(path: ConfigPath): string | undefined {
    return isEntityPath(path, entities) ? placeAt(path, entities).entity?.order : undefined;
  }

  function isOrder(path: ConfigPath): boolean {
    const { entity, rest } = placeAt(path, entities);
    return rest.length === 1 && rest[0] === entity?.order;
  }
}

function without(value: Json, key: string): Json {
  if (!isPlainObject(value)) return value;
  const { [key]: _dropped, ...rest } = value;
  return rest;
}

/** The refusal of a delta that disagrees. */
export function conflictError(conflicts: readonly Conflict[], rev: number): ServerError {
  const message = "Somebody else saved other values for the same settings. Choose which to keep, then save again.";
  return new ServerError("conflict", message, { rev, conflicts });
}

/** The refusal of a text made for an older revision: texts are never merged here, the console shows a three-way merge. */
export function textConflictError(base: JsonObject, { config, rev }: ConfigRevision, mine: JsonObject): ServerError {
  const delta = createMergePatch(base, mine);
  const conflicts = findConflicts({ base, current: config, delta, entities: [] });
  const message =
    "The configuration was saved by somebody else while this text was edited. Merge the two, then save again.";
  return new ServerError("conflict", message, { rev, conflicts });
}
