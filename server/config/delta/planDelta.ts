import { applyMergePatch } from "../../../src/model/patch/applyMergePatch.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../../src/model/path/pointerOf.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import { withValueAt } from "../../../src/model/path/withValueAt.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";
import { refuseProblems } from "../listedProblems.ts";
import { giveKeys } from "../keys/giveKeys.ts";
import { keysInOrder } from "../keys/keysInOrder.ts";
import type { ServerKeys } from "../keys/ServerKeys.ts";
import { findConflicts } from "./findConflicts.ts";
import { findGone, findNameless } from "./findGhosts.ts";
import { findRenames } from "./findRenames.ts";
import type { Rename } from "./Rename.ts";
import { renumberOrder } from "./renumberOrder.ts";
import { rewriteReferences } from "./rewriteReferences.ts";
import { stripRuntime } from "./stripRuntime.ts";
import { withoutEmptyEntities } from "./withoutEmptyEntities.ts";

/** A delta from outside and what it meets. */
interface DeltaInput {
  readonly delta: JsonObject;
  /** The config that the delta was made for; equals `current` when nobody saved in between. */
  readonly base: JsonObject;
  readonly current: JsonObject;
  readonly rev: number;
  readonly keys: ServerKeys;
  readonly entities: readonly ConfigEntity[];
}

/** What the config becomes. Throws a ServerError (`gone`, `conflict`, `invalid`) where the delta does not fit. */
export function planDelta(input: DeltaInput): {
  readonly config: JsonObject;
  readonly keys: ServerKeys;
  readonly renames: readonly Rename[];
} {
  const { base, current, rev, entities } = input;
  const { $reset: reset, ...body } = input.delta;
  const clean = withoutEmptyEntities(stripRuntime(body, entities), entities);
  if (reset === true) return planReset(clean, input);
  const ghosts = { delta: clean, base, current, entities };
  const gone = findGone(ghosts);
  if (gone !== undefined) throw goneError(gone, rev);
  refuseProblems(findNameless(ghosts));
  const conflicts = base === current ? [] : findConflicts({ base, current, delta: clean, entities });
  if (conflicts.length > 0) throw conflictError(conflicts, rev);
  const given = giveKeys(clean, entities, input.keys);
  const renames = findRenames(given.delta, current, entities);
  const merged = inOldPlaces(applyMergePatch(current, given.delta), current, renames, entities);
  const config = rewriteReferences(renumberOrder(merged, current, entities), renames);
  return { config, keys: keysInOrder(config, entities, given.keys), renames };
}

/** An import replaces the whole config; it must have been made for the present one. */
function planReset(body: JsonObject, { base, current, rev, keys, entities }: DeltaInput): ReturnType<typeof planDelta> {
  const given = giveKeys(body, entities, keys);
  const config = renumberOrder(applyMergePatch({}, given.delta), {}, entities);
  if (base !== current) {
    const conflicts = findConflicts({ base, current, delta: config, entities });
    if (conflicts.length > 0) throw conflictError(conflicts, rev);
  }
  return { config, keys: keysInOrder(config, entities, given.keys), renames: [] };
}

/** A renamed entity stays where it was unless the delta says where it goes. */
function inOldPlaces(
  merged: JsonObject,
  current: JsonObject,
  renames: readonly Rename[],
  entities: readonly ConfigEntity[],
): JsonObject {
  let result = merged;
  for (const { collection, from, to } of renames) {
    const order = entities.find((entity) => entity.collection === collection)?.order;
    if (order === undefined || valueAt(result, [collection, to, order]) !== undefined) continue;
    const moved = withValueAt(result, [collection, to, order], valueAt(current, [collection, from, order]));
    if (isPlainObject(moved)) result = moved;
  }
  return result;
}

function goneError(path: readonly string[], rev: number): ServerError {
  const message = `"${path.at(-1) ?? ""}" is no longer in the config: somebody deleted or renamed it.`;
  return new ServerError("gone", message, { pointer: pointerOf(path), rev });
}

function conflictError(conflicts: readonly unknown[], rev: number): ServerError {
  const message = "Somebody else saved other values for the same settings. Choose which to keep, then save again.";
  return new ServerError("conflict", message, { rev, conflicts });
}
