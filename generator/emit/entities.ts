import type { EntityDescriptor } from "../shapes/EntityDescriptor.ts";
import type { OutputFile } from "../OutputFile.ts";
import type { Product, ProductSchema } from "../Product.ts";
import { annotationsOf } from "../schema/annotationsOf.ts";
import { walkFields } from "../schema/walkFields.ts";
import { asLiteral, generatedNote } from "./asModule.ts";
import { describeField } from "./describeField.ts";

/** The table of entities: where each lives, its pages, its fields. */
export function emitEntities(product: Product): OutputFile {
  const entities = product.schemas.flatMap((schema) => describeEntity(schema) ?? []);
  const names = entities.map(({ name }) => JSON.stringify(name)).join(" | ");
  const rows = Object.fromEntries(entities.map((entity) => [entity.name, entity]));
  return {
    path: "src/generated/entities.ts",
    text: `${generatedNote}import type { EntityDescriptor } from "./shapes/EntityDescriptor.ts";

export type EntityName = ${names};

export const entities: Readonly<Record<EntityName, EntityDescriptor>> = ${asLiteral(rows)};
`,
    committed: true,
  };
}

/** The descriptor of a schema, undefined for one that is only a part of others. */
export function describeEntity({ name, schema }: ProductSchema): EntityDescriptor | undefined {
  const { entity } = annotationsOf(schema);
  if (!entity) return undefined;
  const { pages, ...rest } = entity;
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
  return {
    name,
    ...rest,
    pages: (pages ?? []).map((page) => ({
      ...page,
      sections: page.sections.map(({ visible: _, piece: __, ...section }) => section),
    })),
    runtime: runtime.map(([key]) => key),
    fields: Object.fromEntries(fields),
  } as EntityDescriptor;
}

function isBelow(pattern: string, keys: readonly string[]): boolean {
  return keys.some((key) => pattern.startsWith(`/${key}/`));
}
