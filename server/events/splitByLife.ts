import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "../config/configEntities.ts";

/** A value of a patch and where it stands. */
export type PlacedValue = readonly [path: readonly string[], value: Json];

/** A patch of the tree as two: what an operator has set, and what the server reports. Together they are the whole. */
interface TwoLives {
  readonly config: readonly PlacedValue[];
  readonly runtime: readonly PlacedValue[];
}

/** Tells the config of a patch (or of a tree) from its runtime keys; an entity that comes or goes is config. */
export function splitByLife(patch: JsonObject, entities: readonly ConfigEntity[]): TwoLives {
  const config: PlacedValue[] = [];
  const runtime: PlacedValue[] = [];
  const own = entities.find(({ collection }) => collection === undefined)?.runtime ?? [];
  const runtimeOf = new Map(entities.map((entity) => [entity.collection, entity.runtime]));
  for (const [top, value] of Object.entries(patch)) {
    const keys = runtimeOf.get(top);
    if (keys === undefined || !isPlainObject(value)) (own.includes(top) ? runtime : config).push([[top], value]);
    else if (isEmpty(value)) config.push([[top], value]);
    else for (const [key, entity] of Object.entries(value)) splitEntity([top, key], entity, keys, config, runtime);
  }
  return { config, runtime };
}

function splitEntity(
  path: readonly string[],
  entity: Json,
  runtimeKeys: readonly string[],
  config: PlacedValue[],
  runtime: PlacedValue[],
): void {
  if (!isPlainObject(entity) || !runtimeKeys.some((key) => Object.hasOwn(entity, key))) {
    config.push([path, entity]);
    return;
  }
  for (const [key, value] of Object.entries(entity)) {
    (runtimeKeys.includes(key) ? runtime : config).push([[...path, key], value]);
  }
}

function isEmpty(value: JsonObject): boolean {
  return Object.keys(value).length === 0;
}
