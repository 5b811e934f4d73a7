import { changeText } from "../../texts/en/changeWords.ts";
import { compareText } from "../../texts/en/compare.ts";
import { type ConfigPath, formatPointer, valueAt } from "../configPath.ts";
import type { Change } from "../diff/Change.ts";
import { describeChanges } from "../diff/draftChanges.ts";
import { entityNameAt, inSentence, titleAt } from "../diff/settingWords.ts";
import { differences } from "../draft/draftEdits.ts";
import { isSameValue } from "../draft/draftValues.ts";
import type { FieldEdit } from "../draft/fieldEdits.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type Entities, entityIndex, isEntityPath, placeAt, type Rename } from "../entity/entityPlace.ts";
import { hideSecrets } from "../entity/hideSecrets.ts";
import { configOnly } from "../entity/runtimePaths.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { laterPath, renamesBetween, withLaterNames } from "./formerConfig.ts";
import { isReordered } from "./formerPlaces.ts";

/** What became of one entity between two configs, or of a setting of the server. */
export interface ComparedEntity {
  /** By the names of the later config; `[]` for the settings of the server, `["streams"]` for an order. */
  readonly path: ConfigPath;
  /** By the names of the earlier one. */
  readonly former: ConfigPath;
  /** `Stream news`. */
  readonly title: string;
  readonly changes: readonly Change[];
}

interface TwoConfigs {
  readonly from: JsonObject;
  readonly to: JsonObject;
  /** What has another name in the later one; undefined where the server does not tell. */
  readonly renames: readonly Rename[] | undefined;
  /** `[]` all; an entity or a setting, by its name in either. */
  readonly scope: ConfigPath;
}

/** So many entities are looked at before the caller may rest: less than a frame. */
const ENTITIES_A_TURN = 100;

/** What differs between two configs, in words without any secret: the server's settings first, then entity by entity. */
export function* compareConfigs(
  { from, to, renames, scope }: TwoConfigs,
  entities: Entities,
): Generator<readonly ComparedEntity[]> {
  const known = renamesBetween(from, to, renames, entities);
  const compared = { former: withLaterNames(from, known, entities), to, entities };
  const wanted = laterPath(scope, from, known);
  const { byCollection } = entityIndex(entities);
  const tops = wanted.length === 0 ? keysOf(compared.former, to) : wanted.slice(0, 1);
  const settings = tops.filter((key) => !byCollection.has(key));
  const own = settings.flatMap((key) => changesAt(wanted.length > 0 ? wanted : [key], compared, false));
  yield grouped([], own, entities);
  for (const collection of tops) {
    const entity = byCollection.get(collection);
    if (entity !== undefined) yield* compareCollection(collection, entity, wanted, known, compared);
  }
}

interface Compared {
  /** The earlier one, with the names of the later. */
  readonly former: JsonObject;
  readonly to: JsonObject;
  readonly entities: Entities;
}

function* compareCollection(
  collection: string,
  entity: EntityDescriptor,
  wanted: ConfigPath,
  renames: readonly Rename[],
  compared: Compared,
): Generator<readonly ComparedEntity[]> {
  const { former, to, entities } = compared;
  if (wanted.length < 2 && isReordered(former, to, entity)) yield [orderOf(collection, entity)];
  const formerNames = new Map(renames.map((rename) => [formatPointer(rename.to), rename]));
  const keys = wanted.length > 1 ? wanted.slice(1, 2) : keysOf(former[collection], to[collection]);
  let found: ComparedEntity[] = [];
  for (const [index, key] of keys.entries()) {
    const at = [collection, key];
    const rename = formerNames.get(formatPointer(at));
    const changes = changesAt(wanted.length > 2 ? wanted : at, compared, true);
    const renamed = rename === undefined || wanted.length > 2 ? [] : [renameChange(rename, entity, entities)];
    found.push(...grouped(at, [...renamed, ...changes], entities, rename?.from));
    if (index % ENTITIES_A_TURN !== ENTITIES_A_TURN - 1) continue;
    yield found;
    found = [];
  }
  yield found;
}

function changesAt(path: ConfigPath, { former, to, entities }: Compared, isInCollection: boolean): readonly Change[] {
  const raw = [former, to].map((config) => valueAt(config, path));
  if (deepEqual(raw[0] ?? null, raw[1] ?? null)) return [];
  const [before, after] = raw.map((value) => withoutPlace(configOnly(value, path, entities), path, entities));
  const edits = differences(before, after, path, entities).map((edit) => withoutSecrets(edit, entities));
  // What an entity is called says the config that has it.
  const names = isInCollection && valueAt(to, path.slice(0, 2)) === undefined ? former : to;
  return describeChanges(new Map(edits.map((edit) => [formatPointer(edit.path), edit])), names, entities);
}

/** Places follow from who came and went; that the order was changed is told for all of a collection. */
function withoutPlace(value: Json | undefined, path: ConfigPath, entities: Entities): Json | undefined {
  const { entity } = placeAt(path, entities);
  if (entity?.order === undefined || !isEntityPath(path, entities) || !isPlainObject(value)) return value;
  const { [entity.order]: _place, ...settings } = value;
  return settings;
}

/** A change that shows no secret, and still that there is one. */
function withoutSecrets(edit: FieldEdit, entities: Entities): FieldEdit {
  const { path } = edit;
  const known = new Set<string>();
  const [one, other] = [compareText("compare.secret"), compareText("compare.otherSecret")];
  const base = hidden(edit.base, path, entities, (secret) => {
    known.add(secret);
    return one;
  });
  const mine = hidden(edit.mine, path, entities, (secret) => (known.has(secret) ? one : other));
  const isLost = isSameValue(base, mine, path, entities);
  return { path, base, mine: isLost ? hidden(edit.mine, path, entities, () => other) : mine };
}

function hidden(
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
  hide: (secret: string) => string,
): Json | undefined {
  return value === undefined ? undefined : hideSecrets(value, path, entities, hide);
}

function grouped(
  path: ConfigPath,
  changes: readonly Change[],
  entities: Entities,
  former = path,
): readonly ComparedEntity[] {
  const [first] = changes;
  if (first === undefined) return [];
  const title = [first.entityLabel, first.entityName].filter(Boolean).join(" ");
  return [{ path, former, title: title || entityNameAt(path, undefined, entities).entity, changes }];
}

function renameChange({ from, to }: Rename, { key, label, plural }: EntityDescriptor, entities: Entities): Change {
  const [old, name] = [from[1] ?? "", to[1] ?? ""];
  const words = changeText("changes.whole", {
    entity: `${label} ${old}`,
    what: changeText("changes.renamed", { name }),
  });
  const names = { entityLabel: label, entityName: name, fieldTitle: titleAt([...to, key ?? ""], entities) };
  return { kind: "renamed", path: to, ...names, entityPlural: inSentence(plural), from: old, to: name, text: words };
}

function orderOf(collection: string, { plural, order = "" }: EntityDescriptor): ComparedEntity {
  const fieldTitle = compareText("compare.order");
  const words = changeText("changes.whole", { entity: plural, what: changeText("changes.order") });
  const names = { entityLabel: plural, entityName: "", entityPlural: inSentence(plural), fieldTitle };
  const path = [collection];
  return {
    path,
    former: path,
    title: plural,
    changes: [{ kind: "order", path: [...path, order], ...names, from: undefined, to: undefined, text: words }],
  };
}

function keysOf(...values: readonly (Json | undefined)[]): readonly string[] {
  return [...new Set(values.flatMap((value) => (isPlainObject(value) ? Object.keys(value) : [])))];
}
