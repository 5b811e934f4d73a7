import type { CrossCheck, CrossRule, MeasuredSetting } from "../contracts/CrossCheck.ts";
import {
  checksOf,
  collectionSetting,
  type RuleAnnotation,
  settingAt,
  settingPath,
} from "../schema/checksAnnotation.ts";
import { measureOf } from "../schema/measures.ts";
import { isNode, type SchemaNode, unionTag } from "../schema/schemaNode.ts";
import { walkFields } from "../schema/walkFields.ts";
import { checkWords } from "./checkWords.ts";

/** A check across settings as data for the one place that holds it, and the rule it is in words. */
interface DescribedCheck {
  readonly check: CrossCheck;
  /** Made from the titles; also what is said of a breach, where the schema has no words of its own. */
  readonly words: string;
}

/** Every check across settings that holds somewhere in an entity. */
export function entityChecks(entity: SchemaNode): readonly DescribedCheck[] {
  const places = [{ pattern: "", node: entity }, ...walkFields(entity)];
  return places.flatMap(({ pattern, node }) =>
    objectsOf(node).flatMap(({ object, only }) =>
      checksOf(object).flatMap(({ rule: said, message, at }) =>
        crossRules(said, object).map((rule) => {
          const words = checkWords(rule, object, entity);
          const place = at === undefined ? {} : { at: settingPath(at) };
          const check = { of: pattern, ...(only ? { only } : {}), rule, ...place, message: message ?? words };
          return { check, words };
        }),
      ),
    ),
  );
}

interface ObjectOfPlace {
  readonly object: SchemaNode;
  readonly only?: CrossCheck["only"];
}

/** A place's own schema and its branches: of a tagged union each holds for its kind only. */
function objectsOf(node: SchemaNode, only?: CrossCheck["only"]): readonly ObjectOfPlace[] {
  const tag = unionTag(node);
  const branches = [node.oneOf, node.anyOf, node["allOf"]].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    { object: node, ...(only === undefined ? {} : { only }) },
    ...branches.filter(isNode).flatMap((branch) => {
      const kind = tag === undefined ? undefined : branch.properties?.[tag]?.const;
      return objectsOf(branch, tag === undefined || kind === undefined ? only : { property: tag, value: kind });
    }),
  ];
}

/** One that needs several others is a rule for each of them: each is told where it is missing. */
function crossRules(rule: RuleAnnotation, object: SchemaNode): readonly CrossRule[] {
  const { compare, needs, excludes, atLeastOne, sum, unique, unlike } = rule;
  if (compare) {
    const [left, right] = [measured(object, compare[0]), measured(object, compare[2])];
    return left && right ? [{ kind: "compare", left, operator: compare[1], right }] : [];
  }
  if (needs) {
    const [setting = [], ...others] = needs.map(settingPath);
    return others.map((other) => ({ kind: "needs", setting, other }));
  }
  if (excludes) return [{ kind: "excludes", settings: excludes.map(settingPath) }];
  if (atLeastOne) return [{ kind: "atLeastOne", settings: atLeastOne.map(settingPath) }];
  if (sum) {
    const addends = measured(object, sum[0]);
    const limit = typeof sum[2] === "number" ? sum[2] : measured(object, sum[2]);
    return addends && limit !== undefined ? [{ kind: "sum", addends, operator: sum[1], limit }] : [];
  }
  if (unlike) {
    const { setting, in: places, as = "text" } = unlike;
    return [{ kind: "unlike", setting: settingPath(setting), others: places.map(collectionSetting), as }];
  }
  const by = (unique?.by ?? []).map(settingPath);
  return unique?.in === undefined
    ? [{ kind: "uniqueInCollection", by }]
    : [{ kind: "unique", items: settingPath(unique.in), by }];
}

/** A rule refuses what has no measure before anything is emitted. */
function measured(object: SchemaNode, path: string): MeasuredSetting | undefined {
  const node = settingAt(object, settingPath(path));
  const measure = node && measureOf(node);
  if (measure === undefined) return undefined;
  const { kind: _, ...how } = measure;
  return { path: settingPath(path), ...how };
}
