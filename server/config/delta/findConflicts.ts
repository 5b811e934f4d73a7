import { createMergePatch } from "../../../src/model/patch/createMergePatch.ts";
import { deepEqual } from "../../../src/model/patch/deepEqual.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../../src/model/path/pointerOf.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";
import type { Conflict } from "./Conflict.ts";

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
  const orders = new Map(entities.map(({ collection, order }) => [collection, order]));
  const keyed = new Set(entities.flatMap(({ collection }) => collection ?? []));
  const conflicts: Conflict[] = [];
  walk(delta, createMergePatch(base, current), []);
  return conflicts;

  function walk(mine: Json, theirs: Json | undefined, path: ConfigPath): void {
    if (theirs === undefined || (path.length === 3 && orders.get(path[0]) === path[2])) return;
    const isMadeByBoth = path.length === 2 && keyed.has(path[0] ?? "") && valueAt(base, path) === undefined;
    if (isPlainObject(mine) && isPlainObject(theirs) && !isMadeByBoth) {
      for (const [key, value] of Object.entries(mine)) {
        walk(value, Object.hasOwn(theirs, key) ? theirs[key] : undefined, [...path, key]);
      }
    } else if (!agrees(mine, path)) {
      conflicts.push({
        pointer: pointerOf(path),
        base: valueAt(base, path) ?? null,
        mine,
        theirs: valueAt(current, path) ?? null,
      });
    }
  }

  function agrees(mine: Json, path: ConfigPath): boolean {
    const theirs = valueAt(current, path);
    if (path.length !== 2 || !isPlainObject(mine)) return deepEqual(mine, theirs ?? null) || isOnlyMoved(mine, path);
    const order = orders.get(path[0]);
    return deepEqual(without(mine, order), without(theirs ?? null, order));
  }

  /** A deletion does not disagree with a change of nothing but the place in the order. */
  function isOnlyMoved(mine: Json, path: ConfigPath): boolean {
    if (mine !== null || path.length !== 2) return false;
    const order = orders.get(path[0]);
    return deepEqual(without(valueAt(base, path) ?? null, order), without(valueAt(current, path) ?? null, order));
  }
}

function without(value: Json, key: string | undefined): Json {
  if (!isPlainObject(value) || key === undefined) return value;
  const { [key]: _dropped, ...rest } = value;
  return rest;
}
