import { formatPointer, parsePointer, valueAt } from "../configPath.ts";
import type { Problem } from "../entity/checkProblems.ts";
import { type Entities, placeAt } from "../entity/entityPlace.ts";
import type { Json } from "../Json.ts";
import type { ConfigCheck } from "./configCheck.ts";

/**
 * A check that remembers what was wrong with an entity for as long as it is the same object, as it is where a text is read
 * anew whose block has not changed.
 */
export function rememberedCheck(check: ConfigCheck, entities: Entities): ConfigCheck {
  const known = new WeakMap<object, readonly Problem[]>();
  const isKnown = (value: Json | undefined) => isObject(value) && known.has(value);
  return async (config, touched) => {
    const values = touched.map((path) => ({ path, value: path.length === 0 ? undefined : valueAt(config, path) }));
    const fresh = values.filter(({ value }) => !isKnown(value)).map(({ path }) => path);
    const found = new Map<string, Problem[]>();
    for (const problem of await check(config, fresh)) {
      const place = placeAt(parsePointer(problem.pointer), entities);
      // A collection that is none is told of itself.
      const at = formatPointer(place.entity === undefined ? place.rest : place.at);
      const own = found.get(at) ?? [];
      found.set(at, own);
      own.push(problem);
    }
    return values.flatMap(({ path, value }) => {
      const remembered = isObject(value) ? known.get(value) : undefined;
      if (remembered?.length === 0) return remembered;
      const at = formatPointer(path);
      if (!isObject(value)) return found.get(at) ?? [];
      // The same entity may stand under another name by then.
      const own = remembered ?? (found.get(at) ?? []).map((one) => moved(one, at, ""));
      known.set(value, own);
      return own.map((problem) => moved(problem, "", at));
    });
  };
}

function moved(problem: Problem, from: string, to: string): Problem {
  return { ...problem, pointer: to + problem.pointer.slice(from.length) };
}

function isObject(value: Json | undefined): value is Json & object {
  return typeof value === "object" && value !== null;
}
