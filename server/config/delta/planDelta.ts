import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { formatPointer, valueAt } from "../../../src/model/configPath.ts";
import { ServerError } from "../../ServerError.ts";
import type { ConfigEntity } from "../../../src/model/config/configEntities.ts";
import { refuseProblems } from "../configProblems.ts";
import type { ToldRenames } from "../saves.ts";
import { giveKeys, keysInOrder, type ServerKeys } from "../../../src/model/config/serverKeys.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import { findRenames } from "../../../src/model/config/entityRenames.ts";
import { conflictError, findConflicts } from "./deltaConflicts.ts";
import { keepPlaces, renumberOrder } from "../../../src/model/config/entityOrder.ts";
import { findGone, findNameless, forgottenBase } from "./missingEntities.ts";
import { followRenames } from "../../../src/model/entity/references/renamedReferences.ts";

/** What is known of a delta beside itself. */
export interface DeltaKnowledge {
  readonly toldRenames?: ToldRenames | undefined;
  /** It was checked when it was scheduled: whatever it edits was there then, whichever revision it is for. */
  readonly wasFit?: boolean;
}

/** A delta from outside and what it meets. */
interface DeltaInput extends DeltaKnowledge {
  readonly delta: JsonObject;
  /** The config that the delta was made for; equals `current` when nobody saved in between. */
  readonly base: JsonObject;
  readonly current: JsonObject;
  readonly rev: number;
  readonly keys: ServerKeys;
  readonly entities: readonly ConfigEntity[];
}

/** What a delta makes of a config. */
export interface DeltaPlan {
  readonly config: JsonObject;
  readonly keys: ServerKeys;
  readonly renames: readonly Rename[];
}

/** What the config becomes. Throws a ServerError (`gone`, `conflict`, `invalid`) where the delta does not fit. */
export function planDelta(input: DeltaInput): DeltaPlan {
  const { base, current, rev, entities } = input;
  const { $reset: reset, ...body } = input.delta;
  const clean = withoutEmptyEntities(stripRuntime(body, entities), body, entities);
  if (reset === true) return planReset(clean, input);
  const made = { delta: clean, base, current, entities };
  const gone = findGone(input.wasFit === true ? { ...made, base: forgottenBase } : made);
  if (gone !== undefined) throw goneError(gone, rev);
  refuseProblems(findNameless(made));
  const conflicts = base === current ? [] : findConflicts(made);
  if (conflicts.length > 0) throw conflictError(conflicts, rev);
  const given = giveKeys(clean, entities, input.keys);
  const renames = withTold(findRenames(given.delta, current, entities), input.toldRenames);
  const merged = keepPlaces(applyMergePatch(current, given.delta), current, renames, entities);
  const config = followRenames(renumberOrder(merged, current, entities), renames, entities);
  return { config, keys: keysInOrder(config, entities, given.keys), renames };
}

function withTold(found: readonly Rename[], told: ToldRenames | undefined): readonly Rename[] {
  if (told === undefined) return found;
  return [...found.filter(({ from }) => from[0] !== told.collection), ...told.renames];
}

/** An import replaces the whole config: what others changed, added or removed since its base it would take back. */
function planReset(body: JsonObject, { base, current, rev, keys, entities }: DeltaInput): DeltaPlan {
  const given = giveKeys(body, entities, keys);
  const config = renumberOrder(applyMergePatch({}, given.delta), {}, entities);
  if (base !== current) {
    const conflicts = findConflicts({ base, current, delta: withRemovals(config, current), entities });
    if (conflicts.length > 0) throw conflictError(conflicts, rev);
  }
  return { config, keys: keysInOrder(config, entities, given.keys), renames: [] };
}

/** A whole config as a patch: with null for what is there now and not in it. */
function withRemovals(whole: JsonObject, current: JsonObject): JsonObject {
  const result: JsonObject = { ...whole };
  for (const [key, theirs] of Object.entries(current)) {
    const mine = Object.hasOwn(whole, key) ? whole[key] : null;
    result[key] = isPlainObject(mine) && isPlainObject(theirs) ? withRemovals(mine, theirs) : (mine ?? null);
  }
  return result;
}

function goneError(path: readonly string[], rev: number): ServerError {
  const message = `"${path.at(-1) ?? ""}" is no longer in the config: somebody deleted or renamed it.`;
  return new ServerError("gone", message, { pointer: formatPointer(path), rev });
}

/** A config or delta without the keys that only the server reports, so that an export imports as it is. */
function stripRuntime(config: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const root = entities.find(({ collection }) => collection === undefined);
  const result = withoutKeys(config, root?.runtime ?? []);
  for (const { collection, runtime } of entities) {
    if (collection === undefined || runtime.length === 0) continue;
    const entries = result[collection];
    if (!isPlainObject(entries)) continue;
    result[collection] = Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [key, isPlainObject(value) ? withoutKeys(value, runtime) : value]),
    );
  }
  return result;
}

function withoutKeys(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/**
 * A delta without entries that say nothing, such as one that only held runtime keys: they must create nothing. One that is
 * known by its key alone may have been empty from the beginning (`sent`).
 */
function withoutEmptyEntities(delta: JsonObject, sent: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const result = { ...delta };
  for (const { collection, key, serverKeys } of entities) {
    const entries = collection === undefined ? undefined : result[collection];
    if (collection === undefined || !isPlainObject(entries)) continue;
    const isNameless = key === undefined && !serverKeys;
    const kept = Object.entries(entries).filter(
      ([name, value]) => !isEmpty(value) || (isNameless && isEmpty(valueAt(sent, [collection, name]))),
    );
    if (kept.length === 0) delete result[collection];
    else result[collection] = Object.fromEntries(kept);
  }
  return result;
}

function isEmpty(value: Json | undefined): boolean {
  return isPlainObject(value) && Object.keys(value).length === 0;
}
