import type { FieldInfo, FieldType, FieldUnit, ListIdentity } from "../shapes/FieldInfo.ts";
import type { SchemaNode } from "../SchemaNode.ts";
import { annotationsOf } from "../schema/annotationsOf.ts";
import type { UiAnnotation } from "../schema/UiAnnotation.ts";
import type { FieldPlace } from "../schema/walkFields.ts";

/** What the model is told of one setting; its description stands in the form and the reference, as start-up loads this. */
export function describeField(place: FieldPlace): FieldInfo {
  const { node } = place;
  const { ui, list, life } = annotationsOf(node);
  return withoutAbsent({
    title: node.title ?? titleFromPattern(place.pattern),
    type: fieldType(node),
    page: place.page,
    section: place.section,
    unit: ui.unit as FieldUnit | undefined,
    defaultUnit: ui.defaultUnit,
    default: node.default,
    enumLabels: ui.enumLabels,
    secret: ui.secret === true ? true : undefined,
    secretPrefixes: secretPrefixes(ui.kinds),
    readOnly: node.readOnly === true ? true : undefined,
    since: life.since,
    deprecated: life.deprecated,
    save: ui.save
      ? withoutAbsent({
          mode: ui.save.mode ?? "form",
          confirm: ui.save.confirm,
          risk: ui.save.risk,
          gate: ui.save.gate,
        })
      : undefined,
    multi: ui.multi,
    list: list as ListIdentity | undefined,
    absentWithout: ui.absentWithout,
    messages: ui.messages,
  });
}

function secretPrefixes(kinds: UiAnnotation["kinds"]): readonly string[] | undefined {
  const found = (kinds ?? []).flatMap(({ prefix, secret }) =>
    prefix !== undefined && secret === true ? [prefix] : [],
  );
  return found.length > 0 ? found : undefined;
}

function fieldType(node: SchemaNode): FieldType {
  const union = node.oneOf ?? node.anyOf;
  if (union && node.type === undefined) return unionType(union);
  const type = Array.isArray(node.type) ? node.type.find((one) => one !== "null") : node.type;
  if (type === "object") return node.properties || !node.additionalProperties ? "object" : "map";
  if (type === undefined && node.properties) return "object";
  return isFieldType(type) ? type : guessed(node);
}

function unionType(branches: readonly SchemaNode[]): FieldType {
  const types = new Set(branches.map(fieldType));
  types.delete("any");
  const [only] = types;
  return types.size === 1 && only ? only : "any";
}

function guessed(node: SchemaNode): FieldType {
  const value = node.const ?? node.enum?.find((one) => one !== null);
  const type = Number.isInteger(value) ? "integer" : typeof value;
  return isFieldType(type) ? type : "any";
}

function isFieldType(type: unknown): type is FieldType {
  return typeof type === "string" && ["string", "integer", "number", "boolean", "object", "array"].includes(type);
}

function titleFromPattern(pattern: string): string {
  return pattern.split("/").findLast((segment) => segment !== "*") ?? pattern;
}

/** Drops absent keys: they would be noise in the generated text. */
function withoutAbsent<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
