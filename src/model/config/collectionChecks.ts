import { isPlainObject, type JsonObject } from "../Json.ts";
import { type ConfigPath, formatPointer, valueAt } from "../configPath.ts";
import { sharedInCollection } from "../entity/checks/uniqueInCollection.ts";
import { usedElsewhere, type ValuesElsewhere } from "../entity/checks/usedElsewhere.ts";
import type { ConfigEntity } from "./configEntities.ts";
import type { Problem } from "../entity/checkProblems.ts";

/** What touched entities have and another entity has, where the schema says that no two may. */
export function checkCollections(
  config: JsonObject,
  touched: readonly ConfigPath[],
  entities: readonly ConfigEntity[],
): readonly Problem[] {
  const touchedKeys = new Map<string, Set<string>>();
  for (const [collection, key] of touched) {
    if (collection === undefined || key === undefined) continue;
    const keys = touchedKeys.get(collection);
    if (keys) keys.add(key);
    else touchedKeys.set(collection, new Set([key]));
  }
  return entities.flatMap((entity) => {
    const { collection } = entity;
    if (collection === undefined) return [];
    const entries = config[collection];
    if (!isPlainObject(entries)) return [];
    const keys = touchedKeys.get(collection);
    if (keys === undefined) return [];
    const used = usedElsewhere(entity, valuesIn(config));
    const elsewhere = [...keys].map((key) => {
      const value = entries[key];
      return [key, isPlainObject(value) ? used(value) : []] as const;
    });
    return [...sharedInCollection(entries, keys, entity), ...elsewhere].flatMap(([key, problems]) =>
      problems.map((problem) => ({ ...problem, pointer: formatPointer([collection, key]) + problem.pointer })),
    );
  });
}

function valuesIn(config: JsonObject): ValuesElsewhere {
  return ({ collection, path }) => {
    const entries = config[collection];
    return isPlainObject(entries) ? Object.values(entries).map((entity) => valueAt(entity, path)) : [];
  };
}
