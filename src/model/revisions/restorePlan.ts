import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type ConfigPath, formatPointer, isWithin } from "../configPath.ts";
import { differences, editMany } from "../draft/draftEdits.ts";
import { effectiveAt, isSameValue } from "../draft/draftValues.ts";
import { type DraftEdits, dropFromDraft, editsNear } from "../draft/fieldEdits.ts";
import { type Entities, entityIndex, isEntityPath, placeAt, type Rename } from "../entity/entityPlace.ts";
import { describedPart, laterPath, renamesBetween, undescribed, withLaterNames } from "./formerConfig.ts";
import { isReordered, placeAmong } from "./formerPlaces.ts";

/** A former config, what of it is wanted, and what stands in its way. */
interface RestoreQuestion {
  readonly former: JsonObject;
  /** The live tree, reported values too. */
  readonly now: JsonObject;
  /** Undefined where the server does not tell. */
  readonly renames: readonly Rename[] | undefined;
  readonly edits: DraftEdits;
  /** `[]` all of it; an entity or a setting, by its name of then or of today. */
  readonly scope: ConfigPath;
}

/** What is to be known about a part that is taken back. */
export interface RestoreNote {
  /** It has another name now; it was removed since and comes again; it came since and goes; no schema here knows it. */
  readonly kind: "renamed" | "created" | "deleted" | "unknown";
  readonly path: ConfigPath;
  /** What it was called, of one that is renamed. */
  readonly former?: string;
}

/** What taking a former config back makes of the draft. */
export interface RestorePlan {
  /** By the names of today. */
  readonly scope: ConfigPath;
  /** Where edits give way. */
  readonly cleared: readonly ConfigPath[];
  /** What is put into the draft then; undefined removes. */
  readonly changes: readonly (readonly [path: ConfigPath, value: Json | undefined])[];
  /** The draft after it. */
  readonly edits: DraftEdits;
  /** Those edits of the draft before it whose values are not in it any more. */
  readonly lost: DraftEdits;
  readonly notes: readonly RestoreNote[];
}

/** So much is looked at before the caller may rest: less than a frame. */
const PARTS_A_TURN = 20;
/** Each turn costs a look at all that is there. */
const EDITS_A_TURN = 100;

/**
 * Plans, in steps, to make a part of today's config what it was; nothing of what a server reports, nothing that is
 * unknown here.
 */
export function* planRestore(
  { former: older, now, renames, edits, scope }: RestoreQuestion,
  entities: Entities,
): Generator<undefined, RestorePlan> {
  const known = renamesBetween(older, now, renames, entities);
  const former = withLaterNames(older, known, entities);
  const wanted = widened(laterPath(scope, older, known), former, now, entities);
  const cleared = [wanted, ...deletedAround(edits, wanted, entities)];
  const parts = partsOf(wanted, former, now, entities);
  const taking = {
    former,
    now,
    reordered: wanted.length < 2 ? reorderedIn(former, now, entities) : new Set<string>(),
    keys: keysGiven(edits),
  };
  const taken: Taken[] = [];
  for (const [index, part] of parts.entries()) {
    taken.push(takenPart(part, taking, entities));
    if (index % PARTS_A_TURN === 0) yield;
  }
  const changes = taken.flatMap((part) => part.changes);
  let after = cleared.reduce(dropFromDraft, edits);
  for (let from = 0; from < changes.length; from += EDITS_A_TURN) {
    yield;
    after = editMany(after, now, changes.slice(from, from + EDITS_A_TURN), entities);
  }
  const names = known.filter(({ to }) => parts.some((part) => isWithin(part, to)));
  return {
    scope: wanted,
    cleared,
    changes,
    edits: after,
    lost: lostEdits(edits, after, cleared, now, entities),
    notes: [
      ...names.map(({ from, to }): RestoreNote => ({ kind: "renamed", path: to, former: from[1] ?? "" })),
      ...taken.flatMap(({ notes }) => notes),
    ],
  };
}

/** A setting of an entity that is gone comes with the whole entity. */
function widened(path: ConfigPath, former: JsonObject, now: JsonObject, entities: Entities): ConfigPath {
  const { at } = placeAt(path, entities);
  const isGone = describedPart(now, at, entities) === undefined && describedPart(former, at, entities) !== undefined;
  return at.length > 0 && isGone ? at : path;
}

/** An entity that the draft deletes cannot have one of its settings taken back as well. */
function deletedAround(edits: DraftEdits, path: ConfigPath, entities: Entities): readonly ConfigPath[] {
  const { at } = placeAt(path, entities);
  const whole = at.length === 0 ? undefined : edits.get(formatPointer(at));
  return whole !== undefined && whole.mine === undefined ? [at] : [];
}

function partsOf(path: ConfigPath, former: JsonObject, now: JsonObject, entities: Entities): readonly ConfigPath[] {
  const { byCollection } = entityIndex(entities);
  const [collection] = path;
  if (collection === undefined) return keysOf(former, now).flatMap((key) => partsOf([key], former, now, entities));
  if (path.length > 1 || !byCollection.has(collection)) return [path];
  return keysOf(former[collection], now[collection]).map((key) => [collection, key]);
}

interface Taking {
  readonly former: JsonObject;
  readonly now: JsonObject;
  /** Collections that are taken as a whole, and whose order has changed since. */
  readonly reordered: ReadonlySet<string>;
  /** The next key that stands for one the server gives. */
  readonly keys: Iterator<string>;
}

interface Taken {
  readonly changes: RestorePlan["changes"];
  readonly notes: readonly RestoreNote[];
}

function takenPart(path: ConfigPath, taking: Taking, entities: Entities): Taken {
  const { former, now } = taking;
  const [held, found] = [now, former].map((config) => describedPart(config, path, entities));
  const unknown = undescribed(former, now, path, entities).map((own): RestoreNote => ({ kind: "unknown", path: own }));
  const isWhole = isEntityPath(path, entities);
  const wanted = isWhole ? placed(path, held, found, taking, entities) : found;
  if (isWhole && held === undefined && wanted !== undefined) {
    const own = keyFor(path, taking, entities);
    return { changes: [[own, wanted]], notes: [{ kind: "created", path }, ...unknown] };
  }
  const edits = differences(held, wanted, path, entities);
  const isDeleted = isWhole && held !== undefined && wanted === undefined;
  return {
    changes: edits.map(({ path: at, mine }) => [at, mine]),
    notes: isDeleted ? [{ kind: "deleted", path }] : unknown,
  };
}

/** One whose key the server gives gets a new one. */
function keyFor(path: ConfigPath, { keys }: Taking, entities: Entities): ConfigPath {
  const [collection = ""] = path;
  return placeAt(path, entities).entity?.serverKeys === true ? [collection, String(keys.next().value)] : path;
}

function* keysGiven(edits: DraftEdits): Generator<string> {
  const used = new Set([...edits.values()].map(({ path }) => path[1]));
  for (let count = 1; ; count += 1) if (!used.has(`-${count}`)) yield `-${count}`;
}

function reorderedIn(former: JsonObject, now: JsonObject, entities: Entities): ReadonlySet<string> {
  const { byCollection } = entityIndex(entities);
  const reordered = [...byCollection].filter(([, entity]) => isReordered(former, now, entity));
  return new Set(reordered.map(([collection]) => collection));
}

/** An entity with its place of today, as others came and went around it; its former one where the whole order comes back. */
function placed(
  path: ConfigPath,
  held: Json | undefined,
  found: Json | undefined,
  { former, now, reordered }: Taking,
  entities: Entities,
): Json | undefined {
  const { entity, key } = placeAt(path, entities);
  if (entity?.order === undefined || !isPlainObject(found)) return found;
  if (reordered.has(entity.collection ?? "")) return found;
  const { [entity.order]: _place, ...settings } = found;
  const own = isPlainObject(held) ? held[entity.order] : placeAmong(former, now, key, entity);
  return own === undefined ? settings : { ...settings, [entity.order]: own };
}

function lostEdits(
  before: DraftEdits,
  after: DraftEdits,
  cleared: readonly ConfigPath[],
  now: JsonObject,
  entities: Entities,
): DraftEdits {
  const near = new Set(cleared.flatMap((path) => editsNear(before, path)));
  const lost = [...near].filter(({ path, mine }) => {
    const kept = after.get(formatPointer(path));
    if (kept !== undefined && isSameValue(kept.mine, mine, path, entities)) return false;
    return !isSameValue(effectiveAt(after, now, path, entities), mine, path, entities);
  });
  return new Map(lost.map((edit) => [formatPointer(edit.path), edit]));
}

function keysOf(...values: readonly (Json | undefined)[]): readonly string[] {
  return [...new Set(values.flatMap((value) => (isPlainObject(value) ? Object.keys(value) : [])))];
}
