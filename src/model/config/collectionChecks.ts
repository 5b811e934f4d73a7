import { isPlainObject, type JsonObject } from "../Json.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import { isHeldAgainstOthers, sharedInCollection } from "../entity/checks/uniqueInCollection.ts";
import type { ConfigEntity } from "./configEntities.ts";
import type { Problem } from "../entity/checkProblems.ts";

/** What touched entities have and another one of their collection has, where the schema says that no two may. */
export function checkCollections(
  config: JsonObject,
  touched: readonly ConfigPath[],
  entities: readonly ConfigEntity[],
): readonly Problem[] {
  return entities.filter(isHeldAgainstOthers).flatMap((entity) => {
    const { collection } = entity;
    const entries = collection === undefined ? undefined : config[collection];
    const keys = new Set(touched.flatMap(([first, key]) => (first === collection && key !== undefined ? [key] : [])));
    if (collection === undefined || !isPlainObject(entries) || keys.size === 0) return [];
    return [...sharedInCollection(entries, keys, entity)].flatMap(([key, problems]) =>
      problems.map((problem) => ({ ...problem, pointer: formatPointer([collection, key]) + problem.pointer })),
    );
  });
}
