import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { loadCheck } from "../../generated/loadCheck.ts";
import { entityFindings } from "../entity/checkEntity.ts";
import { createMergePatch } from "../merge/mergePatch.ts";
import { type ConfigPath, formatPointer, valueAt } from "../configPath.ts";
import { kindOf } from "../entity/entityNames.ts";
import { entityIndex, placeAt } from "../entity/entityPlace.ts";
import { checkCharacters, checkNames } from "./characterChecks.ts";
import { checkCollections } from "./collectionChecks.ts";
import { configEntities, type ConfigEntity } from "./configEntities.ts";
import type { Problem } from "../entity/checkProblems.ts";

/**
 * Checks the entities at the given paths (`["streams", "news"]`; the empty path is the config itself without its
 * collections) as they stand in a config. The pointers of the answer start at the config's root.
 */
export type ConfigCheck = (config: JsonObject, touched: readonly ConfigPath[]) => Promise<readonly Problem[]>;

/** What a config is checked with. */
interface Checks {
  readonly check: ConfigCheck;
  readonly entities: readonly ConfigEntity[];
}

/**
 * Everything wrong with the entities that a change touches; names that were there before may stay.
 * @param patch from the one to the other, where it is known already
 */
export async function checkChange(
  before: JsonObject,
  after: JsonObject,
  { check, entities }: Checks,
  patch = createMergePatch(before, after),
): Promise<readonly Problem[]> {
  const touched = touchedEntities(patch, before, entities);
  return [
    ...checkNames({ config: after, touched, entities, before }),
    ...(await checkTouched(after, touched, { check, entities })),
  ];
}

/** Everything wrong with a config, but for names that an older server let in. */
export function checkWhole(config: JsonObject, checks: Checks): Promise<readonly Problem[]> {
  return checkTouched(config, touchedEntities(config, {}, checks.entities), checks);
}

async function checkTouched(
  config: JsonObject,
  touched: readonly ConfigPath[],
  { check, entities }: Checks,
): Promise<readonly Problem[]> {
  const own = eachBy({ check, entities });
  return [...checkCollections(config, touched, entities), ...(await own(config, touched))];
}

/** What is wrong with each entity by itself, whatever others there are. */
export function eachBy({ check, entities }: Checks): ConfigCheck {
  return async (config, touched) => {
    const characters = checkCharacters(config, touched, entities);
    const told = new Set(characters.map(({ pointer }) => pointer));
    // An item that is written as its key alone is told of as a whole.
    const isTold = ({ pointer }: Problem) => told.has(pointer) || told.has(pointer.slice(0, pointer.lastIndexOf("/")));
    return [
      ...checkIdentity(config, touched, entities),
      ...characters,
      ...(await check(config, touched)).filter((problem) => problem.level === "error" || !isTold(problem)),
    ];
  };
}

/** Paths of all entities of a config, and of the config itself. */
export function allEntities(config: JsonObject, entities: readonly ConfigEntity[]): readonly ConfigPath[] {
  return touchedEntities(config, {}, entities);
}

/** The checks generated from the schemas, the same ones that the console's forms use, and what the schemas warn of. */
export const schemaCheck: ConfigCheck = async (config, touched) => {
  const found = await Promise.all(
    touched.map(async (path) => {
      const entity = path.length === 0 ? entityIndex(configEntities).server : placeAt(path, configEntities).entity;
      const value = path.length === 0 ? withoutCollections(config) : valueAt(config, path);
      if (entity === undefined || !isPlainObject(value)) return [];
      const problems = entityFindings(await loadCheck(kindOf(entity)), value, entity);
      return problems.map((problem) => ({ ...problem, pointer: formatPointer(path) + problem.pointer }));
    }),
  );
  return found.flat();
};

/** The check of the settings of the server has nothing to say on its entities, and need not walk through thousands. */
function withoutCollections(config: JsonObject): JsonObject {
  const collections = new Set(configEntities.map(({ collection }) => collection));
  return Object.fromEntries(Object.entries(config).filter(([key]) => !collections.has(key)));
}

/**
 * Paths of the entities that a delta writes to; the empty path for the config itself. What it deletes, or only moves, is
 * not among them. A collection that was given a plain value stands for itself.
 */
function touchedEntities(
  delta: JsonObject,
  before: JsonObject,
  entities: readonly ConfigEntity[],
): readonly ConfigPath[] {
  const orders = new Map(entities.map(({ collection, order }) => [collection, order]));
  const paths: ConfigPath[] = [];
  let isRootTouched = false;
  for (const [key, value] of Object.entries(delta)) {
    if (!orders.has(key)) isRootTouched = true;
    else if (isPlainObject(value)) {
      for (const [name, entity] of Object.entries(value)) {
        const isMoved = isOnly(entity, orders.get(key)) && valueAt(before, [key, name]) !== undefined;
        if (entity !== null && !isMoved) paths.push([key, name]);
      }
    } else if (value !== null) paths.push([key]);
  }
  return isRootTouched ? [[], ...paths] : paths;
}

function isOnly(value: Json, key: string | undefined): boolean {
  return isPlainObject(value) && Object.keys(value).every((name) => name === key);
}

/** An entity repeats its key in its identity field; two different names would be two entities in one. */
function checkIdentity(
  config: JsonObject,
  touched: readonly ConfigPath[],
  entities: readonly ConfigEntity[],
): readonly Problem[] {
  return touched.flatMap((path): Problem[] => {
    const { entity, at, key } = placeAt(path, entities);
    const value = valueAt(config, path);
    if (!isPlainObject(value)) {
      const words =
        entity === undefined
          ? "Expected an object with one entry per name."
          : "Expected an object with the settings of one entry.";
      return [{ pointer: formatPointer(path), keyword: "type", level: "error", message: words }];
    }
    // The config itself has no name, and what the server numbers has none of its own.
    if (entity?.key === undefined) return [];
    const name = value[entity.key];
    if (name === undefined || name === key) return [];
    const pointer = formatPointer([...at, entity.key]);
    const message = `The name differs from the key "${key}". To rename, delete the old key and add the new one.`;
    return [{ pointer, keyword: "identity", level: "error", message }];
  });
}
