import type { CollectionSetting, CrossRule, Likeness } from "../../../generated/contracts/CrossCheck.ts";
import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import type { Json, JsonObject } from "../../Json.ts";
import { valueAt } from "../../configPath.ts";
import type { Problem } from "../checkProblems.ts";
import { problemsOfRules } from "./crossProblems.ts";

/** What the entities of a collection have at a setting, as they will be saved. */
export type ValuesElsewhere = (place: CollectionSetting) => Iterable<Json | undefined>;

/**
 * Finds what an entity has and others of other collections have, where no two may (`x-checks` with `unlike`). The others
 * are read once, and only when an entity has something to compare.
 */
export function usedElsewhere(
  descriptor: EntityDescriptor,
  values: ValuesElsewhere,
): (value: JsonObject) => readonly Problem[] {
  const checks = (descriptor.checks ?? []).filter(({ rule }) => rule.kind === "unlike");
  if (checks.length === 0) return () => [];
  const taken = new Map<CrossRule, ReadonlySet<string>>();
  const takenBy = (rule: UnlikeRule): ReadonlySet<string> => {
    const known = taken.get(rule) ?? new Set(rule.others.flatMap((place) => marksOf(values(place), rule.as)));
    taken.set(rule, known);
    return known;
  };
  return (value) =>
    problemsOfRules(value, { ...descriptor, checks }, (rule, object) => {
      if (rule.kind !== "unlike") return [];
      const mark = likeness(valueAt(object, rule.setting), rule.as);
      return mark !== undefined && takenBy(rule).has(mark) ? [{ path: rule.setting }] : [];
    });
}

/** Whether entities of other collections have a say in what is wrong with one. */
export function isHeldAgainstOthers({ checks = [] }: EntityDescriptor): boolean {
  return checks.some(({ rule }) => rule.kind === "unlike");
}

type UnlikeRule = Extract<CrossRule, { readonly kind: "unlike" }>;

function marksOf(values: Iterable<Json | undefined>, as: Likeness): readonly string[] {
  const marks: string[] = [];
  for (const value of values) {
    const mark = likeness(value, as);
    if (mark !== undefined) marks.push(mark);
  }
  return marks;
}

/** What two alike values have in common; nothing for what is no plain value, or says nothing. */
function likeness(value: Json | undefined, as: Likeness): string | undefined {
  if (value === undefined || value === "" || typeof value === "object") return undefined;
  return as === "path" ? withoutSlashesAround(String(value)) : JSON.stringify(value);
}

function withoutSlashesAround(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === "/") from += 1;
  while (path[to - 1] === "/") to -= 1;
  return path.slice(from, to);
}
