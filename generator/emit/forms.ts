import { hashForSchema, type RJSFSchema } from "@rjsf/utils";
import schemaParser from "@rjsf/utils/lib/parser/schemaParser.js";
import { compileModule } from "../compile/compileModule.ts";
import type { OutputFile } from "../OutputFile.ts";
import type { Product, ProductSchema } from "../Product.ts";
import { annotationsOf } from "../schema/annotationsOf.ts";
import type { PageAnnotation } from "../schema/EntityAnnotation.ts";
import { conditionKey } from "../schema/conditionKey.ts";
import { formSchema } from "../schema/formSchema.ts";
import { pageFields } from "../schema/pageFields.ts";
import { pageSchema } from "../schema/pageSchema.ts";
import { rowSchema } from "../schema/rowSchema.ts";
import type { Condition } from "../schema/UiAnnotation.ts";
import { uiSchema } from "../schema/uiSchema.ts";
import type { SchemaNode } from "../SchemaNode.ts";
import { asLiteral, generatedNote } from "./asModule.ts";
import type { FormDescriptor } from "../shapes/FormDescriptor.ts";
import { formConstant } from "./formConstant.ts";
import { formLoader } from "./formLoader.ts";
import { formSections } from "./formSections.ts";
import { itemForms } from "./itemForms.ts";
import { naming } from "./naming.ts";

/**
 * One form an entity and page, and one a list whose items have a page: schema, ui schema, sections, compiled conditions;
 * and the function that loads the form of a page.
 */
export function emitForms(product: Product): readonly OutputFile[] {
  const forms = product.schemas.flatMap((schema) => {
    const { entity } = annotationsOf(schema.schema);
    if (!entity) return [];
    const ofItems = itemForms(schema.schema).flatMap(({ name, descriptor, conditions }) =>
      emitForm(schema, name, descriptor, conditions),
    );
    const pages = entity.pages ?? [];
    const othersOf = (page: PageAnnotation) => pages.filter((one) => one !== page).map(({ name }) => name);
    return [...pages.flatMap((page) => emitPage(schema, page, othersOf(page))), ...ofItems];
  });
  return [...forms, formLoader(product)];
}

function emitPage(schema: ProductSchema, page: PageAnnotation, others: readonly string[]): readonly OutputFile[] {
  const part = rowSchema(pageSchema(schema.schema, page.name) ?? withoutFields(schema.schema));
  const conditions = new Map<string, Condition>();
  const descriptor = {
    page: page.name,
    title: page.title,
    schema: formSchema(part),
    uiSchema: uiSchema(part, conditions),
    sections: formSections(part, page, conditions),
    fields: pageFields(schema.schema, part, others),
  };
  return emitForm(schema, page.name, descriptor, conditions);
}

function emitForm(
  { name: entity, file: source }: ProductSchema,
  name: string,
  descriptor: Omit<FormDescriptor, "load" | "entity">,
  conditions: ReadonlyMap<string, Condition>,
): readonly OutputFile[] {
  const file = `${entity}.${name}`;
  const constant = formConstant(entity, name);
  return [
    {
      path: `src/generated/forms/${file}.ts`,
      text: formModule(constant, file, { entity, ...descriptor }),
      committed: true,
    },
    {
      path: `src/generated/conditions/${file}.js`,
      text: naming(source, () => checksModule(descriptor.schema, conditions)),
      committed: false,
    },
    { path: `src/generated/conditions/${file}.d.ts`, text: declaration, committed: false },
  ];
}

function formModule(constant: string, file: string, descriptor: object): string {
  const literal = asLiteral(descriptor).replace(
    /\n}$/,
    `,\n  "load": () => import("../conditions/${file}.js").then((module) => module.checks)\n}`,
  );
  return `${generatedNote}import type { FormDescriptor } from "../shapes/FormDescriptor.ts";

export const ${constant}: FormDescriptor = ${literal};
`;
}

/** The branches RJSF asks about under its own hashes, and the conditions under ours. */
function checksModule(schema: SchemaNode, conditions: ReadonlyMap<string, Condition>): string {
  const root = hashForSchema(asRjsf(schema));
  // RJSF asks for the root's check only to throw its errors away: ours come from the check of the whole entity.
  const branches = Object.entries(schemaParser(asRjsf(schema)))
    .filter(([hash]) => hash !== root)
    .map(([hash, branch], index) => ({ hash, name: `b${index}`, branch }));
  const named = Object.fromEntries([
    ...branches.map(({ name, branch }) => [name, branch]),
    ...[...conditions.values()].map((condition) => [conditionKey(condition), condition]),
  ]);
  const module = Object.keys(named).length > 0 ? compileModule(named, "../checks/runtime.js") : "";
  return `${generatedNote}${module}
export const checks = {
  branches: { ${[`${JSON.stringify(root)}: () => true`, ...branches.map(({ hash, name }) => `${JSON.stringify(hash)}: ${name}`)].join(", ")} },
  conditions: { ${[...conditions.keys()].join(", ")} },
};
`;
}

/** RJSF types its keywords one by one; ours are held against schemas/meta instead. */
function asRjsf(schema: SchemaNode): RJSFSchema {
  return schema as unknown as RJSFSchema;
}

const declaration = `${generatedNote}import type { FormChecks } from "../shapes/FormDescriptor.ts";
export declare const checks: FormChecks;
`;

/** A page that only says something. */
function withoutFields({ title = "", description = "" }: SchemaNode): SchemaNode {
  return { title, description, type: "object", required: [], properties: {} };
}
