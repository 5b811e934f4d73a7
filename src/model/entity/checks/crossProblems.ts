import type { CrossCheck, CrossRule } from "../../../generated/contracts/CrossCheck.ts";
import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type JsonObject } from "../../Json.ts";
import { type ConfigPath, formatPointer } from "../../configPath.ts";
import { valuesAt } from "../patternValues.ts";
import { placedProblem, type Problem } from "../checkProblems.ts";
import { breachesOf, type RuleBreach } from "./crossRules.ts";

/**
 * What breaks the rules over several settings of an entity (`x-checks`), each at the setting that must change.
 * @param value as the compiled checks take it
 */
export function crossProblems(value: JsonObject, descriptor: EntityDescriptor): readonly Problem[] {
  return problemsOfRules(value, descriptor, breachesOf);
}

/** What a way of holding rules finds in each object they are meant for. */
export function problemsOfRules(
  value: JsonObject,
  descriptor: EntityDescriptor,
  breaches: (rule: CrossRule, object: JsonObject) => readonly RuleBreach[],
): readonly Problem[] {
  return (descriptor.checks ?? []).flatMap((check) =>
    valuesAt(value, check.of, descriptor).flatMap(({ value: object, path }) =>
      isPlainObject(object) && isMeant(check, object)
        ? breaches(check.rule, object).map((breach) =>
            placedProblem(
              formatPointer([...path, ...placeOf(check, breach)]),
              check.rule.kind,
              check.message,
              descriptor,
            ),
          )
        : [],
    ),
  );
}

function isMeant({ only }: CrossCheck, object: JsonObject): boolean {
  return only === undefined || (Object.hasOwn(object, only.property) && object[only.property] === only.value);
}

/** The schema's own word for where; its `*` is the item that is too much. */
function placeOf({ at }: CrossCheck, { path, item }: RuleBreach): ConfigPath {
  return at === undefined ? path : at.map((segment) => (segment === "*" ? (item ?? segment) : segment));
}
