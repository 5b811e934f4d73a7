import type { CrossCheck, CrossRule } from "../../../generated/contracts/CrossCheck.ts";
import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { type ConfigPath, formatPointer, parsePointer } from "../../configPath.ts";
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

interface ValueAt {
  readonly value: Json;
  readonly path: ConfigPath;
}

/** By the fields of an entity, whether one of them contains itself: ten thousand entities are asked the same. */
const recurring = new WeakMap<EntityDescriptor["fields"], boolean>();

function hasRecurring(fields: EntityDescriptor["fields"]): boolean {
  const known = recurring.get(fields);
  if (known !== undefined) return known;
  const found = Object.values(fields).some(({ recurs }) => recurs !== undefined);
  recurring.set(fields, found);
  return found;
}

/** The values at a pattern of settings, each item of a list and each value of a map. */
export function valuesAt(root: JsonObject, pattern: string, { fields }: EntityDescriptor): readonly ValueAt[] {
  if (hasRecurring(fields)) return recurringValues(root, pattern, fields);
  let found: readonly ValueAt[] = [{ value: root, path: [] }];
  const segments = parsePointer(pattern);
  for (const [depth, segment] of segments.entries()) {
    const holder = formatPointer(segments.slice(0, depth));
    found = found.flatMap(({ value, path }) => {
      if (typeof value !== "object" || value === null) return [];
      // A setting that the schema knows beside the free keys of a map is no value of the map.
      return Object.entries<Json>(value)
        .filter(([key]) => (segment === "*" ? !Object.hasOwn(fields, holder + formatPointer([key])) : key === segment))
        .map(([key, child]) => ({ value: child, path: [...path, key] }));
    });
  }
  return found;
}

/** The same where something contains itself: each value is at the place that it repeats. */
function recurringValues(root: JsonObject, of: string, fields: EntityDescriptor["fields"]): readonly ValueAt[] {
  const found: ValueAt[] = [];
  const visit = (value: Json, path: ConfigPath, place: string): void => {
    if (place === of) found.push({ value, path });
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries<Json>(value)) {
      const own = place + formatPointer([key]);
      const at = Object.hasOwn(fields, own) ? own : `${place}/*`;
      visit(child, [...path, key], fields[at]?.recurs ?? at);
    }
  };
  visit(root, [], "");
  return found;
}
