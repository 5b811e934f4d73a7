import { nearestName } from "../nearestName.ts";
import { alternatives, type RuleAnnotation, settingAt, settingPath } from "../schema/checksAnnotation.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { placedChecks } from "./placedChecks.ts";
import type { Rule } from "./schemaRule.ts";

/** A check of a misspelt setting would never find anything wrong. */
export const aCheckNamesSettingsOfItsObject: Rule = {
  sentence: "a check names settings of its object",
  broken: (product) =>
    placedChecks(product).flatMap(({ file, pointer, object, check: { rule, at } }) =>
      [...namedBy(rule, object), ...(at === undefined ? [] : [{ path: settingPath(at), at: "at" }])].flatMap(
        (named) => {
          const detail = missing(object, named.path);
          return detail === undefined ? [] : [{ file, pointer: `${pointer}/${named.at}`, detail }];
        },
      ),
    ),
};

interface NamedSetting {
  readonly path: readonly string[];
  /** Where it is named, below the check. */
  readonly at: string;
}

function namedBy(rule: RuleAnnotation, object: SchemaNode): readonly NamedSetting[] {
  const { compare, needs, excludes, atLeastOne, sum, unique, unlike } = rule;
  const listed = (keyword: string, paths: readonly unknown[] = []): readonly NamedSetting[] =>
    paths.flatMap((path, index) =>
      typeof path === "string" ? [{ path: settingPath(path), at: `rule/${keyword}/${index}` }] : [],
    );
  const sides = (keyword: string, [left, , right]: readonly unknown[] = []): readonly NamedSetting[] =>
    [left, right].flatMap((path, side) =>
      typeof path === "string" ? [{ path: settingPath(path), at: `rule/${keyword}/${side * 2}` }] : [],
    );
  const items = unique?.in === undefined ? [] : settingPath(unique.in);
  // Of a list that is misspelt itself nothing more is to be said.
  const by = settingAt(object, items) === undefined ? [] : (unique?.by ?? []);
  return [
    ...sides("compare", compare),
    ...listed("needs", needs),
    ...listed("excludes", excludes),
    ...listed("atLeastOne", atLeastOne),
    ...sides("sum", sum),
    ...(unlike === undefined ? [] : [{ path: settingPath(unlike.setting), at: "rule/unlike/setting" }]),
    ...(items.length > 0 ? [{ path: items, at: "rule/unique/in" }] : []),
    ...by.map((path, index) => ({
      path: [...items, ...(items.length > 0 ? ["*"] : []), ...settingPath(path)],
      at: `rule/unique/by/${index}`,
    })),
  ];
}

/** What of a path does not exist, and what it may have been meant to be. */
function missing(object: SchemaNode, path: readonly string[]): string | undefined {
  const depth = path.findIndex((_, index) => settingAt(object, path.slice(0, index + 1)) === undefined);
  const holder = settingAt(object, path.slice(0, depth));
  const name = path[depth];
  if (name === undefined || holder === undefined) return undefined;
  if (name === "*") return `“${path[depth - 1] ?? ""}” is no list or map, so it has no “*”`;
  const meant = nearestName(
    name,
    alternatives(holder).flatMap(({ properties }) => Object.keys(properties ?? {})),
  );
  if (meant !== undefined) return `no property “${name}”; did you mean “${meant}”?`;
  const isList = settingAt(holder, ["*"]) !== undefined;
  return `no property “${name}”${isList ? "; “*” stands for the items of a list or map" : ""}`;
}
