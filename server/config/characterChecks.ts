import type { Json, JsonObject } from "../../src/model/Json.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { ConfigPath } from "../../src/model/path/ConfigPath.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import { valueAt } from "../../src/model/path/valueAt.ts";
import type { ConfigEntity } from "./configEntities.ts";
import type { ConfigProblem } from "./configProblems.ts";

/** Texts and names with control characters other than tab and the ends of lines: a NUL makes the config file a binary one. */
export function checkCharacters(
  config: JsonObject,
  touched: readonly ConfigPath[],
  entities: readonly ConfigEntity[],
): readonly ConfigProblem[] {
  const collections = new Set(entities.map(({ collection }) => collection));
  return touched.flatMap((path) => {
    const found = pathsIn(valueAt(config, path), path, (at) => path.length === 0 && collections.has(at[0]));
    const named = path.some(hasControl) ? [path, ...found] : found;
    return named.map((at): ConfigProblem => ({
      pointer: pointerOf(at),
      keyword: "characters",
      level: "error",
      message: "This text holds a control character. Remove it.",
    }));
  });
}

function pathsIn(value: Json | undefined, path: ConfigPath, isElsewhere: (at: ConfigPath) => boolean): ConfigPath[] {
  if (typeof value === "string") return hasControl(value) ? [path] : [];
  if (!isPlainObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...path, key];
    if (isElsewhere(at)) return [];
    return hasControl(key) ? [at] : pathsIn(child, at, isElsewhere);
  });
}

/** Tab and both halves of an end of line: a text edited on Windows is as good as any. */
const endsOrSpacesText = new Set([0x09, 0x0a, 0x0d]);

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 && !endsOrSpacesText.has(code)) return true;
  }
  return false;
}
