import { escapeSegment, pointerSegments } from "../../jsonPointer.ts";
import { readAnnotations } from "../../schema/annotations.ts";
import { type SchemaNode, unionTag } from "../../schema/schemaNode.ts";
import type { SettingImpact } from "../../contracts/EntityImpacts.ts";
import { settingImpacts } from "../../schema/settingImpacts.ts";
import { type FieldPlace, walkFields } from "../../schema/walkFields.ts";
import type { CrossRule, SettingPath } from "../../contracts/CrossCheck.ts";
import type { ConfTable } from "../../contracts/ConfTable.ts";
import { entityChecks } from "../entityChecks.ts";
import { statementExample } from "./statementExample.ts";

/** One row of a reference page. */
export interface Setting {
  readonly place: FieldPlace;
  /** Titles of the union's kinds that have it, where others have not. */
  readonly onlyFor: readonly string[];
  /** Of a union's tag: the kinds it chooses from. */
  readonly kinds?: readonly SchemaNode[] | undefined;
  /** What rules over several settings say where it must change. */
  readonly rules: readonly string[];
  /** What a change of it interrupts. */
  readonly impact: SettingImpact | undefined;
  /** Example of its statement in the raw text. */
  readonly statement?: string | undefined;
}

/** Everything an operator may set in an entity, each once, in the schema's order; what the server reports is left out. */
export function listSettings(entity: SchemaNode, context: string, table: ConfTable): readonly Setting[] {
  const places = walkFields(entity);
  const onlyFor = titlesOfHolders(places);
  const tags = kindsByTag(places);
  const rules = rulesByPattern(entity);
  const impacts = settingImpacts(entity);
  const first = new Map<string, FieldPlace>();
  for (const place of places) {
    const isShown = place.isProperty && place.pattern !== `/${readAnnotations(entity).entity?.order}`;
    if (isShown && !isReported(place, entity) && !first.has(place.pattern)) first.set(place.pattern, place);
  }
  return [...first.values()].map((place) => ({
    place,
    onlyFor: onlyFor.get(place.pattern) ?? [],
    kinds: tags.get(place.pattern),
    rules: rules.get(place.pattern) ?? [],
    impact: impacts.get(place.pattern),
    statement: statementExample(pointerSegments(place.pattern), place.node, context, table),
  }));
}

/** By pattern: the words of the checks across settings that are told there; those of plain items belong to their list. */
export function rulesByPattern(entity: SchemaNode): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const { check, words } of entityChecks(entity)) {
    const { of, rule, at } = check;
    const pattern = `${of}${[...(at ?? toldAt(rule))].map((segment) => `/${escapeSegment(segment)}`).join("")}`;
    const shown = pattern.replace(/(\/\*)+$/, "");
    rules.set(shown, [...(rules.get(shown) ?? []), words]);
  }
  return rules;
}

/** Where a broken rule is told when the schema does not say it. */
function toldAt(rule: CrossRule): SettingPath {
  switch (rule.kind) {
    case "compare":
      return rule.left.path;
    case "needs":
      return rule.other;
    case "excludes":
    case "atLeastOne":
      return rule.settings[0] ?? [];
    case "sum":
      return rule.addends.path;
    case "unique":
      return [...rule.items, "*", ...(rule.by[0] ?? [])];
    case "uniqueInCollection":
      return rule.by[0] ?? [];
    case "unlike":
      return rule.setting;
  }
}

/** By pattern of a union's tag: the union's kinds. */
function kindsByTag(places: readonly FieldPlace[]): ReadonlyMap<string, readonly SchemaNode[]> {
  return new Map(
    places.flatMap(({ node, pattern }) => {
      const tag = unionTag(node);
      return tag === undefined ? [] : [[`${pattern}/${tag}`, node.oneOf ?? []] as const];
    }),
  );
}

/** By pattern: the kinds that have a field, where not all of its union do. */
function titlesOfHolders(places: readonly FieldPlace[]): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const { node, pattern } of places) {
    const branches = unionTag(node) === undefined ? [] : (node.oneOf ?? []);
    for (const key of new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))) {
      const having = branches.filter((branch) => branch.properties?.[key] !== undefined);
      if (having.length < branches.length)
        kinds.set(
          `${pattern}/${key}`,
          having.map(({ title }) => title ?? ""),
        );
    }
  }
  return kinds;
}

function isReported({ node, pattern }: FieldPlace, entity: SchemaNode): boolean {
  const [, first = ""] = pattern.split("/");
  return node.readOnly === true || entity.properties?.[first]?.readOnly === true;
}
