import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type ConfigPath, formatPointer, parsePointer, valueAt } from "../configPath.ts";
import { differences } from "../draft/draftEdits.ts";
import { renamesIn } from "../draft/draftRenames.ts";
import { isSameValue } from "../draft/draftValues.ts";
import type { FieldEdit } from "../draft/fieldEdits.ts";
import { type Entities, entityIndex, isEntityPath, placeAt, type Rename } from "../entity/entityPlace.ts";
import { followRenames } from "../entity/references/renamedReferences.ts";
import { hideSecrets } from "../entity/hideSecrets.ts";
import { configOnly } from "../entity/runtimePaths.ts";
import { createMergePatch } from "../merge/mergePatch.ts";

/**
 * Which entities of an older config go by another name in a later one. Where nobody knows, those that went and came with
 * the same settings; of what is known, all that one can go by without making one entity of two.
 */
export function renamesBetween(
  older: JsonObject,
  later: JsonObject,
  known: readonly Rename[] | undefined,
  entities: Entities,
): readonly Rename[] {
  const renames = known ?? renamesIn(createMergePatch(older, later), older, entities);
  const away = new Set(renames.map(({ from }) => formatPointer(from)));
  return renames.filter(({ from, to }) => {
    const isFree = valueAt(older, to) === undefined || away.has(formatPointer(to));
    return isFree && isPlainObject(valueAt(older, from)) && isPlainObject(valueAt(later, to));
  });
}

/** An older config in which what was renamed since has its later name: as key, as name, and wherever it is named. */
export function withLaterNames(older: JsonObject, renames: readonly Rename[], entities: Entities): JsonObject {
  if (renames.length === 0) return older;
  const { byCollection } = entityIndex(entities);
  const result = { ...followRenames(older, renames, entities) };
  for (const collection of new Set(renames.map(({ from }) => from[0] ?? ""))) {
    const names = new Map(
      renames.flatMap(({ from: [first, key = ""], to }) => (first === collection ? [[key, to[1] ?? key]] : [])),
    );
    const [entries, property] = [result[collection], byCollection.get(collection)?.key ?? ""];
    if (!isPlainObject(entries)) continue;
    result[collection] = Object.fromEntries(
      Object.entries(entries).map(([key, value]) => {
        const name = names.get(key);
        if (name === undefined) return [key, value];
        const hasName = isPlainObject(value) && Object.hasOwn(value, property);
        return [name, hasName ? { ...value, [property]: name } : value];
      }),
    );
  }
  return result;
}

/** The place of an older config by the names of a later one; one that the older does not have is taken as it is. */
export function laterPath(path: ConfigPath, older: JsonObject, renames: readonly Rename[]): ConfigPath {
  const at = path.slice(0, 2);
  if (valueAt(older, at) === undefined) return path;
  const renamed = renames.find(({ from }) => formatPointer(from) === formatPointer(at));
  return renamed === undefined ? path : [...renamed.to, ...path.slice(2)];
}

/** A part of a config as far as schemas here describe it, without what a server reports; a copy. */
export function describedPart(config: JsonObject, path: ConfigPath, entities: Entities): Json | undefined {
  const value = configOnly(valueAt(config, path), path, entities);
  const { entity, rest } = placeAt(path, entities);
  if (entity === undefined) return value;
  if (rest.length > 0) return isDescribed(rest[0] ?? "", entity) ? value : undefined;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([property]) => isDescribed(property, entity)));
}

/** Settings of a part that no schema here describes, and that are not the same in both configs. */
export function undescribed(
  one: JsonObject,
  other: JsonObject,
  path: ConfigPath,
  entities: Entities,
): readonly ConfigPath[] {
  const { entity, at, rest } = placeAt(path, entities);
  const held = valueAt(one, at);
  if (entity === undefined || !isPlainObject(held)) return [];
  const properties = rest.length > 0 ? rest.slice(0, 1) : Object.keys(held);
  return properties.flatMap((property) => {
    const own = [...at, property];
    const isOther = !isDescribed(property, entity) && !deepEqual(held[property] ?? null, valueAt(other, own) ?? null);
    return isOther ? [own] : [];
  });
}

const described = new WeakMap<EntityDescriptor, ReadonlySet<string>>();

function isDescribed(property: string, entity: EntityDescriptor): boolean {
  let known = described.get(entity);
  if (known === undefined) {
    const own = [...entity.runtime, entity.key ?? "", entity.order ?? ""];
    known = new Set([...Object.keys(entity.fields).map((pointer) => parsePointer(pointer)[0] ?? ""), ...own]);
    described.set(entity, known);
  }
  return known.has(property) || known.has("*");
}

/** Two configs, one after the other. */
export interface TwoStates {
  /** The earlier one, with the names of the later. */
  readonly former: JsonObject;
  readonly to: JsonObject;
  readonly entities: Entities;
}

/** What stands for a secret, and for one that is another than before. */
interface SecretMarks {
  readonly secret: string;
  readonly other: string;
}

/**
 * What differs at a path between two configs, as the edits that would make the one of the other; without secrets, and
 * without what a server reports. The place of an entity among the others is no difference here.
 */
export function shownDifferences(
  path: ConfigPath,
  { former, to, entities }: TwoStates,
  marks: SecretMarks,
): readonly FieldEdit[] {
  const raw = [former, to].map((config) => valueAt(config, path));
  if (deepEqual(raw[0] ?? null, raw[1] ?? null)) return [];
  const [before, after] = raw.map((value) => withoutPlace(configOnly(value, path, entities), path, entities));
  return differences(before, after, path, entities).map((edit) => withoutSecrets(edit, entities, marks));
}

/** Places follow from who came and went; that the order was changed is told for all of a collection. */
function withoutPlace(value: Json | undefined, path: ConfigPath, entities: Entities): Json | undefined {
  const { entity } = placeAt(path, entities);
  if (entity?.order === undefined || !isEntityPath(path, entities) || !isPlainObject(value)) return value;
  const { [entity.order]: _place, ...settings } = value;
  return settings;
}

/** A change that shows no secret, and still that there is one. */
function withoutSecrets(edit: FieldEdit, entities: Entities, marks: SecretMarks): FieldEdit {
  const { path } = edit;
  const known = new Set<string>();
  const base = hidden(edit.base, path, entities, (secret) => {
    known.add(secret);
    return marks.secret;
  });
  const mine = hidden(edit.mine, path, entities, (secret) =>
    // Where none was before, no other one is meant.
    known.size === 0 || known.has(secret) ? marks.secret : marks.other,
  );
  const isLost = isSameValue(base, mine, path, entities);
  return { path, base, mine: isLost ? hidden(edit.mine, path, entities, () => marks.other) : mine };
}

function hidden(
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
  hide: (secret: string) => string,
): Json | undefined {
  return value === undefined ? undefined : hideSecrets(value, path, entities, hide);
}
