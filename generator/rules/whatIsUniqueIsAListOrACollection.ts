import { readAnnotations } from "../schema/annotations.ts";
import { alternatives, settingAt, settingPath } from "../schema/checksAnnotation.ts";
import { isNode, type SchemaNode } from "../schema/schemaNode.ts";
import { placedChecks } from "./placedChecks.ts";
import { type Rule, typesOf } from "./schemaRule.ts";

/** Only among several things can one be unique, and only plain values tell them apart. */
export const whatIsUniqueIsAListOrACollection: Rule = {
  sentence: "what is unique is an item of a list or map, or an entity of a collection, by plain values",
  broken: (product) =>
    placedChecks(product).flatMap(({ file, pointer, object, check: { rule }, isAtRoot }) => {
      const detail = rule.unique && refusal(rule.unique, object, isAtRoot);
      return detail === undefined ? [] : [{ file, pointer: `${pointer}/rule/unique`, detail }];
    }),
};

interface Unique {
  readonly in?: string;
  readonly by?: readonly string[];
}

function refusal(unique: Unique, object: SchemaNode, isAtRoot: boolean): string | undefined {
  if (unique.in === undefined) {
    const isInCollection = isAtRoot && readAnnotations(object).entity?.collection !== undefined;
    if (!isInCollection) return "without “in” it stands at the root of an entity with a collection";
    return compound(object, unique.by ?? []);
  }
  const list = settingAt(object, settingPath(unique.in));
  if (list === undefined) return undefined;
  const items = alternatives(list)
    .flatMap((one) => [one.items, one.additionalProperties])
    .find(isNode);
  if (items === undefined) return `“${unique.in}” is no list or map`;
  if (unique.by !== undefined) return compound(items, unique.by);
  return isCompound(items) ? "items that are objects need “by”" : undefined;
}

function compound(item: SchemaNode, by: readonly string[]): string | undefined {
  const found = by.find((path) => {
    const node = settingAt(item, settingPath(path));
    return node !== undefined && isCompound(node);
  });
  return found === undefined ? undefined : `“${found}” is no plain value`;
}

function isCompound(node: SchemaNode): boolean {
  const types = typesOf(node);
  return types.has("object") || types.has("array") || (types.size === 0 && node.properties !== undefined);
}
