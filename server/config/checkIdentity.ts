import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import { valueAt } from "../../src/model/path/valueAt.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigPath } from "../../src/model/path/ConfigPath.ts";
import type { ConfigEntity } from "./ConfigEntity.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";

/** An entity repeats its key in its identity field; two different names would be two entities in one. */
export function checkIdentity(
  config: JsonObject,
  touched: readonly ConfigPath[],
  entities: readonly ConfigEntity[],
): readonly ConfigProblem[] {
  return touched.flatMap((path): ConfigProblem[] => {
    const entity = entities.find(({ collection }) => collection !== undefined && collection === path[0]);
    const value = valueAt(config, path);
    if (entity === undefined) return [];
    if (!isPlainObject(value)) {
      const words =
        path.length === 1 ? "Here stand entries by their names." : "Here stands one entry with its settings.";
      return [{ pointer: pointerOf(path), keyword: "type", level: "error", message: words }];
    }
    if (entity.key === undefined || entity.serverKeys || path.length !== 2) return [];
    const name = value[entity.key];
    if (name === undefined || name === path[1]) return [];
    const pointer = pointerOf([...path, entity.key]);
    const message = `The name differs from the key "${path[1]}". To rename, delete the old key and add the new one.`;
    return [{ pointer, keyword: "identity", level: "error", message }];
  });
}
