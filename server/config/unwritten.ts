import { createMergePatch } from "../../src/model/patch/createMergePatch.ts";
import { deepEqual } from "../../src/model/patch/deepEqual.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import { valueAt } from "../../src/model/path/valueAt.ts";
import type { Json, JsonObject } from "../../src/model/Json.ts";
import type { ConfigPath } from "../../src/model/path/ConfigPath.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";

/** A config before a save, as the save wants it, and as its text says it. */
interface Written {
  readonly before: JsonObject;
  readonly wanted: JsonObject;
  readonly written: JsonObject;
}

/**
 * Values that a save would lose because the text cannot say them: it must not lose one silently. What the text says
 * beyond the save (a block's word implies a value) and objects without settings are no loss.
 */
export function unwritten({ before, wanted, written }: Written): readonly ConfigProblem[] {
  const isLost = (path: ConfigPath): boolean => {
    const value = valueAt(wanted, path);
    if (value !== undefined) return !isPlainObject(value) || Object.keys(value).length > 0;
    return deepEqual(valueAt(written, path), valueAt(before, path));
  };
  return leaves(createMergePatch(written, wanted), [])
    .filter(isLost)
    .map((path) => ({
      pointer: pointerOf(path),
      keyword: "text",
      level: "error",
      message: "The configuration text has no way to say this value.",
    }));
}

function leaves(value: Json, path: ConfigPath): readonly ConfigPath[] {
  if (!isPlainObject(value) || Object.keys(value).length === 0) return path.length === 0 ? [] : [path];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key]));
}
