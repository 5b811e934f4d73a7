import type { Comparison, CrossRule, MeasuredSetting, SettingPath } from "../contracts/CrossCheck.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { settingAt } from "../schema/checksAnnotation.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";

/** What is said of a broken check that has no words of its own, made from the titles of its settings. */
export function checkWords(rule: CrossRule, object: SchemaNode, entity: SchemaNode): string {
  const words = sentence(rule, object, entity);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sentence(rule: CrossRule, object: SchemaNode, entity: SchemaNode): string {
  const title = (path: SettingPath): string => titleOf(object, path);
  switch (rule.kind) {
    case "compare":
      return `${counted(rule.left, title)} should be ${comparisons[rule.operator]} ${counted(rule.right, title)}.`;
    case "needs":
      return `${title(rule.other)} is required where ${title(rule.setting)} is set.`;
    case "excludes":
      return `Only one of ${listed(rule.settings.map(title))} can be set.`;
    case "atLeastOne":
      return `At least one of ${listed(rule.settings.map(title))} should be set.`;
    case "sum": {
      const { limit, operator, addends } = rule;
      const most = typeof limit === "number" ? String(limit) : counted(limit, title);
      const list = title(addends.path.slice(0, addends.path.indexOf("*")));
      return `${title(addends.path)} of all ${list} together should be ${comparisons[operator]} ${most}.`;
    }
    case "unique":
      if (rule.by.length === 0) return `${title(rule.items)} should not hold the same value twice.`;
      return `${listed(rule.by.map((path) => title([...rule.items, "*", ...path])))} should be unique among ${title(rule.items)}.`;
    case "uniqueInCollection": {
      const plural = readAnnotations(entity).entity?.plural ?? "entities";
      return `${listed(rule.by.map(title))} should be unique among ${plural}.`;
    }
    case "unlike": {
      const collections = new Set(rule.others.map(({ collection }) => collection.replaceAll("_", " ")));
      return `${title(rule.setting)} should not be used among the ${listed([...collections])}.`;
    }
  }
}

const comparisons: Readonly<Record<Comparison, string>> = {
  "<": "less than",
  "<=": "at most",
  ">": "greater than",
  ">=": "at least",
  "==": "the same as",
  "!=": "different from",
};

function counted({ path, as }: MeasuredSetting, title: (path: SettingPath) => string): string {
  return as === "count" ? `the number of ${title(path)}` : title(path);
}

function titleOf(object: SchemaNode, path: SettingPath): string {
  const name = path.findLast((segment) => segment !== "*") ?? "";
  return settingAt(object, path)?.title ?? name;
}

function listed(titles: readonly string[]): string {
  return titles.length < 2 ? titles.join("") : `${titles.slice(0, -1).join(", ")} and ${titles.at(-1)}`;
}
