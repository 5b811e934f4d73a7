import { type CheckAnnotation, settingAt, settingPath } from "../schema/checksAnnotation.ts";
import { areComparable, measureOf } from "../schema/measures.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { placedChecks } from "./placedChecks.ts";
import type { Rule } from "./schemaRule.ts";

/** Seconds are no bytes; what is missing is told by another rule. */
export const aCheckComparesQuantitiesOfOneKind: Rule = {
  sentence: "a check compares quantities of one kind",
  broken: (product) =>
    placedChecks(product).flatMap(({ file, pointer, object, check: { rule } }) =>
      (["compare", "sum"] as const).flatMap((keyword) => {
        const sides = rule[keyword];
        const detail = sides && mismatch(object, sides, keyword === "sum");
        return detail === undefined ? [] : [{ file, pointer: `${pointer}/rule/${keyword}`, detail }];
      }),
    ),
};

type Sides = NonNullable<CheckAnnotation["rule"]["sum"]>;

function mismatch(object: SchemaNode, [left, operator, right]: Sides, isSum: boolean): string | undefined {
  const named = [left, ...(typeof right === "string" ? [right] : [])];
  const nodes = named.map((path) => settingAt(object, settingPath(path)));
  if (nodes.includes(undefined)) return undefined;
  const stray = named.find((path, index) => path.split("/").includes("*") !== (isSum && index === 0));
  if (stray !== undefined)
    return isSum && stray === left
      ? `“${left}” is one value: a sum is over the items of a list or map, as in “slots/*/share”`
      : `“${stray}” is many values; only a sum is over them`;
  const measures = nodes.map((node) => node && measureOf(node));
  const [one, other] = measures;
  const unmeasured = named[measures.indexOf(undefined)];
  if (unmeasured !== undefined) return `“${unmeasured}” is nothing that can be compared`;
  if (one?.as === "text" || other?.as === "text") {
    if (isSum) return `“${left}” is a text and has no sum`;
    if (operator !== "==" && operator !== "!=") return `a text can only be == or !=`;
  }
  if (isSum && one !== undefined && ["clock", "date", "count"].includes(one.as)) return `“${left}” has no sum`;
  return one && other && !areComparable(one, other)
    ? `“${left}” is ${one.kind}, “${String(right)}” ${other.kind}`
    : undefined;
}
