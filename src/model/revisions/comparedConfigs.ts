import { changeText } from "../../texts/en/changeWords.ts";
import { compareText } from "../../texts/en/compare.ts";
import { type ConfigPath, formatPointer, valueAt } from "../configPath.ts";
import type { Change } from "../diff/Change.ts";
import { describeChanges } from "../diff/draftChanges.ts";
import { entityNameAt, inSentence, titleAt } from "../diff/settingWords.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type Entities, entityIndex, type Rename } from "../entity/entityPlace.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { laterPath, renamesBetween, withLaterNames, shownDifferences, type TwoStates } from "./formerConfig.ts";
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

function* compareCollection(
  collection: string,
  entity: EntityDescriptor,
  wanted: ConfigPath,
  renames: readonly Rename[],
  compared: TwoStates,
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

function changesAt(path: ConfigPath, { former, to, entities }: TwoStates, isInCollection: boolean): readonly Change[] {
  const marks = { secret: compareText("compare.secret"), other: compareText("compare.otherSecret") };
  const edits = shownDifferences(path, { former, to, entities }, marks);
  // What an entity is called says the config that has it.
  const names = isInCollection && valueAt(to, path.slice(0, 2)) === undefined ? former : to;
  return describeChanges(new Map(edits.map((edit) => [formatPointer(edit.path), edit])), names, entities);
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
  const what = changeText("changes.renamed", { name });
  const words = changeText("changes.whole", { entity: `${label} ${old}`, what });
  const fieldTitle = titleAt([...to, key ?? ""], entities);
  const names = { entityLabel: label, entityName: name, entityPlural: inSentence(plural), fieldTitle };
  return { kind: "renamed", path: to, ...names, from: old, to: name, text: words };
}

function orderOf(collection: string, { plural, order = "" }: EntityDescriptor): ComparedEntity {
  const what = changeText("changes.order");
  const path = [collection];
  const change: Change = {
    kind: "items",
    path: [...path, order],
    entityLabel: plural,
    entityName: "",
    entityPlural: inSentence(plural),
    fieldTitle: compareText("compare.order"),
    from: undefined,
    to: undefined,
    parts: [{ kind: "order", item: "", title: "" }],
    text: changeText("changes.whole", { entity: plural, what }),
  };
  return { path, former: path, title: plural, changes: [change] };
}

function keysOf(...values: readonly (Json | undefined)[]): readonly string[] {
  return [...new Set(values.flatMap((value) => (isPlainObject(value) ? Object.keys(value) : [])))];
}
