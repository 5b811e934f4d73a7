import type { Product, ProductSchema } from "../dereference.ts";
import { readAnnotations, type UiAnnotation } from "../schema/annotations.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { type FieldPlace, walkFields } from "../schema/walkFields.ts";
import type { EntityDescriptor } from "../contracts/EntityDescriptor.ts";
import type { FieldInfo, FieldType, ListIdentity } from "../contracts/FieldInfo.ts";
import { entityChecks } from "./entityChecks.ts";
import { entityReferences, keyReference } from "../schema/entityReference.ts";
import { asLiteral, generatedNote, type OutputFile } from "./outputFile.ts";

/** The table of entities: where each lives, its pages, its fields. */
export function emitEntities(product: Product): OutputFile {
  const entities = product.schemas.flatMap((schema) => describeEntity(schema) ?? []);
  const names = entities.map(({ name }) => JSON.stringify(name)).join(" | ");
  const rows = Object.fromEntries(entities.map((entity) => [entity.name, entity]));
  return {
    path: "src/generated/entities.ts",
    text: `${generatedNote}import type { EntityDescriptor } from "./contracts/EntityDescriptor.ts";

export type EntityName = ${names};

export const entities: Readonly<Record<EntityName, EntityDescriptor>> = ${asLiteral(rows)};
`,
    committed: true,
  };
}

/** The descriptor of a schema, undefined for one that is only a part of others. */
export function describeEntity({ name, schema }: ProductSchema): EntityDescriptor | undefined {
  const { entity } = readAnnotations(schema);
  if (!entity) return undefined;
  const { pages, menu, search: _, ...rest } = entity;
  const runtime = Object.entries(schema.properties ?? {}).filter(([, property]) => property.readOnly === true);
  const fields = new Map<string, ReturnType<typeof describeField>>();
  for (const place of walkFields(schema)) {
    // Of a union's branches the first one to name a field describes it.
    if (
      !fields.has(place.pattern) &&
      !isBelow(
        place.pattern,
        runtime.map(([key]) => key),
      )
    ) {
      fields.set(place.pattern, describeField(place));
    }
  }
  const checks = entityChecks(schema).map(({ check }) => check);
  return {
    name,
    ...rest,
    ...(entity.serverKeys === true ? { required: schema.required ?? [] } : {}),
    ...(menu === false || entity.collection === undefined ? {} : { menu: menu ?? {} }),
    pages: (pages ?? []).map((page) => ({
      ...page,
      sections: page.sections.map(({ visible: __, piece: ___, ...section }) => section),
    })),
    runtime: runtime.map(([key]) => key),
    ...(checks.length > 0 ? { checks } : {}),
    fields: Object.fromEntries(fields),
  } as EntityDescriptor;
}

function isBelow(pattern: string, keys: readonly string[]): boolean {
  return keys.some((key) => pattern.startsWith(`/${key}/`));
}

/** What the model is told of one setting; its description stands in the form and the reference, as start-up loads this. */
function describeField(place: FieldPlace): FieldInfo {
  const { node } = place;
  const { ui, list, life } = readAnnotations(node);
  return withoutAbsent({
    title: node.title ?? titleFromPattern(place.pattern),
    type: fieldType(node),
    page: place.page,
    section: place.section,
    unit: ui.unit,
    defaultUnit: ui.defaultUnit,
    scale: scaleOf(ui.options),
    isTimeOfDay: ui.widget === "hhmm" || node.format === "hhmm" ? true : undefined,
    default: node.default,
    enumLabels: ui.enumLabels,
    secret: ui.secret === true ? true : undefined,
    secretPrefixes: secretPrefixes(ui.kinds),
    readOnly: node.readOnly === true ? true : undefined,
    since: life.since,
    deprecated: life.deprecated,
    aliases: life.aliases,
    save: ui.save
      ? withoutAbsent({
          mode: ui.save.mode ?? "form",
          confirm: ui.save.confirm,
          risk: ui.save.risk,
          removes: ui.save.removes,
          gate: ui.save.gate,
        })
      : undefined,
    multi: ui.multi,
    list: list as ListIdentity | undefined,
    recurs: place.recurs,
    refs: nonEmpty(entityReferences(node)),
    keyRef: keyReference(node),
    absentWithout: ui.absentWithout,
    messages: ui.messages,
  });
}

function scaleOf(options: UiAnnotation["options"]): FieldInfo["scale"] {
  const { factor, suffix } = options ?? {};
  if (factor === undefined && suffix === undefined) return undefined;
  return {
    ...(typeof factor === "number" && factor > 0 && { factor }),
    ...(typeof suffix === "string" && { suffix }),
  };
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function secretPrefixes(kinds: UiAnnotation["kinds"]): readonly string[] | undefined {
  const found = (kinds ?? []).flatMap(({ prefix, secret }) =>
    prefix !== undefined && secret === true ? [prefix] : [],
  );
  return nonEmpty(found);
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
