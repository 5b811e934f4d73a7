import type { JsonObject } from "../../../src/model/Json.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";
import { pointerOf } from "../../../src/model/path/pointerOf.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { ConfigEntity } from "../configEntities.ts";
import type { ConfigProblem } from "../configProblems.ts";

/** Stands for the config of a revision that is not kept any more: everything may have been in it. */
export const forgottenBase: JsonObject = Object.freeze({});

/** A delta with the config it was made for and the present one. */
interface GhostInput {
  readonly delta: JsonObject;
  readonly base: JsonObject;
  readonly current: JsonObject;
  readonly entities: readonly ConfigEntity[];
}

interface Ghost {
  readonly path: ConfigPath;
  readonly entity: ConfigEntity;
}

/** The path of the first entity that a delta edits though somebody has deleted or renamed it since its revision. */
export function findGone(input: GhostInput): ConfigPath | undefined {
  return ghostsIn(input).find((ghost) => wasThere(ghost, input))?.path;
}

/** New entities that lack the setting that a new one must carry. */
export function findNameless(input: GhostInput): readonly ConfigProblem[] {
  return ghostsIn(input)
    .filter((ghost) => !wasThere(ghost, input))
    .map(({ path, entity }): ConfigProblem => {
      const key = path.at(-1) ?? "";
      const missing = entity.serverKeys ? "urls" : (entity.key ?? "name");
      const mend = entity.serverKeys
        ? `to make a new one, give it its "urls" under the key "-1"`
        : `to make a new one, give it "${missing}": ${JSON.stringify(key)}`;
      const message = `There is no ${JSON.stringify(key)} in "${path[0] ?? ""}" to edit; ${mend}.`;
      return { pointer: pointerOf([...path, missing]), keyword: "required", level: "error", message };
    });
}

/** Entities that a delta speaks of as if they were there, and are not. Merging it would make ghosts of them. */
function ghostsIn({ delta, current, entities }: GhostInput): readonly Ghost[] {
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

function wasThere({ path }: Ghost, { base }: GhostInput): boolean {
  return base === forgottenBase || valueAt(base, path) !== undefined;
}

function isWhole(value: JsonObject, entity: ConfigEntity, key: string): boolean {
  // A source that comes back under the id it had (an undone delete) is known by its addresses.
  if (entity.serverKeys) return key.startsWith("-") || Array.isArray(value["urls"]);
  return entity.key === undefined || typeof value[entity.key] === "string" || typeof value[entity.key] === "number";
}
