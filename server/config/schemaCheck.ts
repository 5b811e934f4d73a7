import { entities } from "../../src/generated/entities.ts";
import type { EntityName } from "../../src/generated/entities.ts";
import { checkEntity } from "../../src/model/check/checkEntity.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import { valueAt } from "../../src/model/path/valueAt.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigPath } from "../../src/model/path/ConfigPath.ts";
import type { ConfigCheck } from "./ConfigCheck.ts";
import { configEntities } from "./configEntities.ts";

/** The checks generated from the schemas: the same ones that the console's forms use. */
export const schemaCheck: ConfigCheck = async (config, touched) => {
  const found = await Promise.all(
    touched.map(async (path) => {
      const name = entityOf(path);
      const value = path.length === 0 ? withoutCollections(config) : valueAt(config, path);
      if (name === undefined || !isPlainObject(value)) return [];
      const problems = await checkEntity(name, value);
      return problems.map((problem) => ({ ...problem, pointer: pointerOf(path) + problem.pointer }));
    }),
  );
  return found.flat();
};

function entityOf(path: ConfigPath): EntityName | undefined {
  const name = configEntities.find(({ collection }) => collection === path[0])?.name;
  return name !== undefined && isEntityName(name) ? name : undefined;
}

function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}

function withoutCollections(config: JsonObject): JsonObject {
  const collections = new Set(configEntities.map(({ collection }) => collection));
  return Object.fromEntries(Object.entries(config).filter(([key]) => !collections.has(key)));
}
