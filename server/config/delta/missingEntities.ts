import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { type ConfigPath, formatPointer, valueAt } from "../../../src/model/configPath.ts";
import type { ConfigEntity } from "../../../src/model/config/configEntities.ts";
import type { ConfigProblem } from "../configProblems.ts";

/** Stands for the config of a revision that is not kept any more: everything may have been in it. */
export const forgottenBase: JsonObject = Object.freeze({});

/** A delta with the config it was made for and the present one. */
interface MissingInput {
  readonly delta: JsonObject;
  readonly base: JsonObject;
  readonly current: JsonObject;
  readonly entities: readonly ConfigEntity[];
}

/** An entity that a delta speaks of as if it were there, and is not. Merging the delta would make a husk of one. */
interface MissingEntity {
  readonly path: ConfigPath;
  readonly entity: ConfigEntity;
}

/** The path of the first entity that a delta edits though somebody has deleted or renamed it since its revision. */
export function findGone(input: MissingInput): ConfigPath | undefined {
  return missingIn(input).find((one) => wasThere(one, input))?.path;
}

/** New entities that lack the setting that a new one must carry. */
export function findNameless(input: MissingInput): readonly ConfigProblem[] {
  return missingIn(input)
    .filter((one) => !wasThere(one, input))
    .map(({ path, entity }): ConfigProblem => {
      const key = JSON.stringify(path.at(-1));
      // Without such a setting it would be whole.
      const missing = (entity.serverKeys ? entity.required?.[0] : entity.key) ?? "name";
      const mend = entity.serverKeys
        ? `to make a new one, give it its "${missing}" under the key "-1"`
        : `to make a new one, give it "${missing}": ${key}`;
      const message = `There is no ${key} in "${path[0] ?? ""}" to edit; ${mend}.`;
      return { pointer: formatPointer([...path, missing]), keyword: "required", level: "error", message };
    });
}

function missingIn({ delta, current, entities }: MissingInput): readonly MissingEntity[] {
  return entities.flatMap((entity) => {
    const { collection } = entity;
    const entries = collection === undefined ? undefined : delta[collection];
    if (collection === undefined || !isPlainObject(entries)) return [];
    return Object.entries(entries).flatMap(([key, value]) => {
      const path = [collection, key];
      if (!isPlainObject(value) || valueAt(current, path) !== undefined || isWhole(value, entity, key)) return [];
      // What only reports is dropped from a delta, and creates nothing.
      return Object.keys(value).every((name) => entity.runtime.includes(name)) ? [] : [{ path, entity }];
    });
  });
}

function wasThere({ path }: MissingEntity, { base }: MissingInput): boolean {
  return base === forgottenBase || valueAt(base, path) !== undefined;
}

function isWhole(value: JsonObject, entity: ConfigEntity, key: string): boolean {
  // One that comes back under the id it had (an undone delete) is known by what each must have.
  if (entity.serverKeys)
    return (
      key.startsWith("-") || (entity.required ?? []).every((name) => value[name] !== undefined && value[name] !== null)
    );
  return entity.key === undefined || typeof value[entity.key] === "string" || typeof value[entity.key] === "number";
}
