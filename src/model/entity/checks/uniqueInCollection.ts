import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import type { Json } from "../../Json.ts";
import { formatPointer } from "../../configPath.ts";
import { placedProblem, type Problem } from "../checkProblems.ts";
import { markOf } from "./crossRules.ts";

/**
 * The entities of a collection that have what another one has and no two may have (`x-checks` without `in`).
 * @param entries the whole collection, with the values that are to be saved
 * @param touched keys of those that are looked at: of two of them the later one must change
 * @returns problems by key, their pointers below the entity
 */
export function sharedInCollection(
  entries: Readonly<Record<string, Json>>,
  touched: ReadonlySet<string>,
  descriptor: EntityDescriptor,
): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const { rule, at, message } of descriptor.checks ?? []) {
    if (rule.kind !== "uniqueInCollection") continue;
    const owners = new Set<string>();
    const later: (readonly [string, string])[] = [];
    for (const [key, entity] of Object.entries(entries)) {
      const mark = markOf(entity, rule.by);
      if (mark === undefined) continue;
      if (touched.has(key)) later.push([key, mark]);
      else owners.add(mark);
    }
    for (const [key, mark] of later) {
      if (owners.has(mark)) {
        const pointer = formatPointer(at ?? rule.by[0] ?? []);
        found.set(key, [...(found.get(key) ?? []), placedProblem(pointer, "unique", message, descriptor)]);
      }
      owners.add(mark);
    }
  }
  return found;
}

/** Whether the other entities of its collection have a say in what is wrong with one. */
export function isHeldAgainstItsLike({ checks = [] }: EntityDescriptor): boolean {
  return checks.some(({ rule }) => rule.kind === "uniqueInCollection");
}
