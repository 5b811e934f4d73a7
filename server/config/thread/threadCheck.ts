import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";
import type { ConfigCheck } from "../ConfigCheck.ts";
import { configEntities } from "../configEntities.ts";
import type { ConfigProblem } from "../ConfigProblem.ts";
import { schemaCheck } from "../schemaCheck.ts";
import { type ConfigThread, FORGOTTEN } from "./ConfigThread.ts";
import { isHeavy } from "./isHeavy.ts";

/** Sent at a time: handing them over takes a moment as well. */
const MOST_AT_ONCE = 250;

/** The generated checks, made in a thread for a change that touches much. */
export function threadCheck(thread: ConfigThread): ConfigCheck {
  return async (config, touched) => {
    const part = partOf(config, touched);
    if (!isHeavy(part)) return schemaCheck(config, touched);
    const problems: ConfigProblem[] = [];
    for (let from = 0; from < touched.length; from += MOST_AT_ONCE) {
      const paths = touched.slice(from, from + MOST_AT_ONCE);
      const found = await thread.run({ kind: "check", config: partOf(config, paths), touched: paths });
      if (found !== FORGOTTEN) for (const problem of found) problems.push(problem);
    }
    return problems;
  };
}

/** As much of a config as the checks of some of its entities look at. */
function partOf(config: JsonObject, touched: readonly ConfigPath[]): JsonObject {
  const collections = new Set(configEntities.map(({ collection }) => collection));
  const part: JsonObject = {};
  const entries = new Map<string, Record<string, Json>>();
  for (const path of touched) {
    const [collection, name] = path;
    const value = valueAt(config, path);
    if (collection === undefined) {
      for (const [key, own] of Object.entries(config)) if (!collections.has(key)) part[key] = own;
    } else if (name === undefined) part[collection] = value ?? null;
    else if (value !== undefined) {
      const own = entries.get(collection) ?? {};
      own[name] = value;
      entries.set(collection, own);
      part[collection] = own;
    }
  }
  return part;
}
