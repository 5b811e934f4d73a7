import type { Comparison, CrossRule, MeasuredSetting, SettingPath } from "../../../generated/contracts/CrossCheck.ts";
import type { Json, JsonObject } from "../../Json.ts";
import { type ConfigPath, valueAt } from "../../configPath.ts";
import { measuredValue } from "./measuredValue.ts";

/** Where a rule is broken, from the object it holds for. */
export interface RuleBreach {
  /** The setting that must change, unless the schema says another one. */
  readonly path: ConfigPath;
  /** Key of the list item or map value that is too much. */
  readonly item?: string;
}

/**
 * Where an object breaks a rule; nowhere while a value is missing or of a wrong type. Rules that look past the entity
 * are not held here.
 */
export function breachesOf(rule: CrossRule, object: JsonObject): readonly RuleBreach[] {
  switch (rule.kind) {
    case "compare": {
      const { left, operator, right } = rule;
      const holds = compare(measuredAt(object, left), operator, measuredAt(object, right));
      return holds ? [] : [{ path: left.path }];
    }
    case "needs": {
      const isMissing = isSet(valueAt(object, rule.setting)) && !isSet(valueAt(object, rule.other));
      return isMissing ? [{ path: rule.other }] : [];
    }
    case "excludes": {
      const set = rule.settings.filter((path) => isSet(valueAt(object, path)));
      return set.length > 1 ? set.slice(0, 1).map((path) => ({ path })) : [];
    }
    case "atLeastOne": {
      const isAnySet = rule.settings.some((path) => isSet(valueAt(object, path)));
      return isAnySet ? [] : rule.settings.slice(0, 1).map((path) => ({ path }));
    }
    case "sum":
      return sumBreaches(rule, object);
    case "unique":
      return uniqueBreaches(rule, object);
    case "uniqueInCollection":
    case "unlike":
      return [];
  }
}

function measuredAt(object: JsonObject, { path, ...how }: MeasuredSetting): number | string | undefined {
  return measuredValue(valueAt(object, path), how);
}

/** Where one side is unknown nothing is wrong. */
function compare(left: number | string | undefined, operator: Comparison, right: number | string | undefined): boolean {
  if (left === undefined || right === undefined || typeof left !== typeof right) return true;
  switch (operator) {
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
    case "==":
      return left === right;
    case "!=":
      return left !== right;
  }
}

/** Whether a setting says something: false and what is empty say as much as nothing. */
function isSet(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === false || value === "") return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

type SumRule = Extract<CrossRule, { readonly kind: "sum" }>;

function sumBreaches({ addends, operator, limit }: SumRule, object: JsonObject): readonly RuleBreach[] {
  const most = typeof limit === "number" ? limit : measuredAt(object, limit);
  const at = addends.path.indexOf("*");
  const [list, rest] = [addends.path.slice(0, at), addends.path.slice(at + 1)];
  const entries = entriesAt(object, list);
  if (entries === undefined) return [];
  let total = 0;
  let tooMuch: string | undefined;
  for (const [key, item] of entries) {
    for (const value of valuesAt(item, rest)) {
      const addend = measuredValue(value, addends);
      if (typeof addend !== "number") return [];
      total = exact(total + addend);
    }
    if (tooMuch === undefined && !compare(total, operator, most)) tooMuch = key;
  }
  if (compare(total, operator, most)) return [];
  // A sum that is too small lacks something anywhere: the last item is as good as any.
  const item = operator.startsWith("<") ? tooMuch : entries.at(-1)?.[0];
  return item === undefined ? [{ path: list }] : [{ path: [...list, item, ...untilNextItem(rest)], item }];
}

/** 0.1 + 0.2 is 0.30000000000000004 in binary; nobody sets a share to the twelfth digit. */
function exact(sum: number): number {
  return Number(sum.toPrecision(12));
}

function untilNextItem(path: SettingPath): SettingPath {
  const next = path.indexOf("*");
  return next < 0 ? path : path.slice(0, next);
}

/** The values at a path, lists and maps on the way; one that is missing adds nothing. */
function valuesAt(value: Json, path: SettingPath): readonly Json[] {
  const at = path.indexOf("*");
  if (at < 0) {
    const found = valueAt(value, path);
    return found === undefined || found === null ? [] : [found];
  }
  const list = valueAt(value, path.slice(0, at));
  if (typeof list !== "object" || list === null) return [];
  return Object.values(list).flatMap((item: Json) => valuesAt(item, path.slice(at + 1)));
}

/** The items of a list, or the values of a map, by their keys; undefined where neither stands. */
function entriesAt(object: JsonObject, path: SettingPath): readonly (readonly [string, Json])[] | undefined {
  const list = valueAt(object, path);
  return typeof list === "object" && list !== null ? Object.entries<Json>(list) : undefined;
}

type UniqueRule = Extract<CrossRule, { readonly kind: "unique" }>;

function uniqueBreaches({ items, by }: UniqueRule, object: JsonObject): readonly RuleBreach[] {
  const seen = new Set<string>();
  return (entriesAt(object, items) ?? []).flatMap(([item, value]) => {
    const mark = markOf(value, by);
    if (mark === undefined) return [];
    if (seen.has(mark)) return [{ path: [...items, item, ...(by[0] ?? [])], item }];
    seen.add(mark);
    return [];
  });
}

/** What tells a value apart from its like: itself, or some of its settings; undefined where one of those is no plain value. */
export function markOf(value: Json, by: readonly SettingPath[]): string | undefined {
  const marks = (by.length === 0 ? [[]] : by).map((path) => valueAt(value, path));
  return marks.every((mark) => mark !== undefined && typeof mark !== "object") ? JSON.stringify(marks) : undefined;
}
