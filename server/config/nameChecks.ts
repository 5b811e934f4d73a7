import type { Json, JsonObject } from "../../src/model/Json.ts";
import { hiddenIn, withHiddenShown } from "../../src/model/names/hiddenCharacters.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { ConfigPath } from "../../src/model/path/ConfigPath.ts";
import { pointerOf } from "../../src/model/path/pointerOf.ts";
import { valueAt } from "../../src/model/path/valueAt.ts";
import type { ConfigEntity } from "./configEntities.ts";
import type { ConfigProblem } from "./configProblems.ts";

/** What names are looked at in, and where names stood before: those are left, so that an old file can still be edited. */
interface NamesInput {
  readonly config: JsonObject;
  readonly touched: readonly ConfigPath[];
  readonly entities: readonly ConfigEntity[];
  readonly before: JsonObject;
}

/** New names with characters that cannot be seen, at any depth: two such names look like one, or like another. */
export function checkNames(input: NamesInput): readonly ConfigProblem[] {
  return hiddenNamesIn(input).map((path): ConfigProblem => {
    const entity = input.entities.find(({ collection }) => path.length === 2 && collection === path[0]);
    const name = path.at(-1) ?? "";
    return {
      pointer: pointerOf(entity?.key === undefined ? path : [...path, entity.key]),
      keyword: "hidden",
      level: "error",
      message: `The name ${withHiddenShown(name)} holds what cannot be seen (${hiddenIn(name).join(", ")}). Type it anew without.`,
    };
  });
}

/** Words for the operator on names that an older server let in; undefined when there are none. */
export function wordsOnNames(config: JsonObject): string | undefined {
  const paths = hiddenNamesIn({ config, touched: [[]], entities: [], before: {} });
  if (paths.length === 0) return undefined;
  const shown = paths.slice(0, 5).map((path) => withHiddenShown(path.join("/")));
  const others = paths.length > shown.length ? ` and ${paths.length - shown.length} more` : "";
  return `Names that hold what cannot be seen: ${shown.join(", ")}${others}. They may be taken for others: rename them.`;
}

function hiddenNamesIn({ config, touched, entities, before }: NamesInput): readonly ConfigPath[] {
  const collections = new Set(entities.flatMap(({ collection }) => collection ?? []));
  const isNew = (path: ConfigPath): boolean => valueAt(before, path) === undefined;
  return touched.flatMap((path) => {
    const own = path.some((part) => hiddenIn(part).length > 0) ? [path] : [];
    const below = pathsIn(valueAt(config, path), path, (at) => path.length === 0 && collections.has(at[0] ?? ""));
    return [...own, ...below].filter((at) => isNew(at));
  });
}

function pathsIn(value: Json | undefined, path: ConfigPath, isElsewhere: (at: ConfigPath) => boolean): ConfigPath[] {
  if (!isPlainObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...path, key];
    if (isElsewhere(at)) return [];
    return [...(hiddenIn(key).length > 0 ? [at] : []), ...pathsIn(child, at, isElsewhere)];
  });
}
