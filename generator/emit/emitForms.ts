import type { RJSFSchema } from "@rjsf/utils";
// The library as a whole takes long to load.
import hashForSchema from "@rjsf/utils/lib/hashForSchema.js";
import schemaParser from "@rjsf/utils/lib/parser/schemaParser.js";
import { compileModule, conditionKey, compileNaming } from "../compile/compileModule.ts";
import type { Product, ProductSchema } from "../dereference.ts";
import { readAnnotations, type Condition, type PageAnnotation } from "../schema/annotations.ts";
import { formSchema } from "../schema/formSchema.ts";
import { pageFields, pageSchema, rowSchema } from "../schema/pageSchema.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { uiSchema } from "../schema/uiSchema.ts";
import type { FormDescriptor, FormSection } from "../contracts/FormDescriptor.ts";
import { Remembered } from "../Remembered.ts";
import { itemForms } from "./itemForms.ts";
import { asLiteral, formConstant, generatedNote, type OutputFile } from "./outputFile.ts";

/**
 * One form an entity and page, and one a list whose items have a page: schema, ui schema, sections, compiled conditions;
 * and the function that loads the form of a page.
 */
export function emitForms(product: Product): readonly OutputFile[] {
  const forms = product.schemas.flatMap((schema) => {
    const { entity } = readAnnotations(schema.schema);
    if (!entity) return [];
    const ofItems = itemForms(schema.schema).flatMap(({ name, descriptor, conditions }) =>
      emitForm(schema, name, descriptor, conditions),
    );
    const pages = entity.pages ?? [];
    const othersOf = (page: PageAnnotation) => pages.filter((one) => one !== page).map(({ name }) => name);
    const toCreate = hasCreateForm(schema) ? emitCreate(schema) : [];
    return [...pages.flatMap((page) => emitPage(schema, page, othersOf(page))), ...ofItems, ...toCreate];
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

/** Name of the form that a new item of a collection is made with. */
const createPage = "new";

/** Whether the items of a collection are made by operators on a page of their own. */
function hasCreateForm({ schema }: ProductSchema): boolean {
  const { entity } = readAnnotations(schema);
  return entity?.collection !== undefined && entity.menu !== false && (entity.pages ?? []).length > 0;
}

/** What a new item cannot be without: its name and what is required. */
function emitCreate(schema: ProductSchema): readonly OutputFile[] {
  const { properties = {}, required = [], title = "" } = schema.schema;
  const { key } = readAnnotations(schema.schema).entity ?? {};
  const names = Object.keys(properties).filter((name) => name === key || required.includes(name));
  const kept = Object.fromEntries(Object.entries(properties).filter(([name]) => names.includes(name)));
  const part = rowSchema({ title, type: "object", required: names, properties: kept });
  const conditions = new Map<string, Condition>();
  const ui = uiSchema(part, conditions);
  const descriptor = {
    page: createPage,
    title,
    schema: formSchema(part),
    uiSchema: ui,
    sections: [{ name: createPage, title: "", properties: (ui["ui:order"] ?? []).filter((name) => name !== "*") }],
    fields: pageFields(schema.schema, part, []),
  };
  return emitForm(schema, createPage, descriptor, conditions);
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
      text: compileNaming(source, () => checksModule(descriptor.schema, conditions)),
      committed: false,
    },
    { path: `src/generated/conditions/${file}.d.ts`, text: declaration, committed: false },
  ];
}

function formModule(constant: string, file: string, descriptor: object): string {
  const literal = asLiteral(descriptor).replace(
    /\n}$/,
    `,\n  "load": () => import(${JSON.stringify(`../conditions/${file}.js`)}).then((module) => module.checks)\n}`,
  );
  return `${generatedNote}import type { FormDescriptor } from "../contracts/FormDescriptor.ts";

export const ${constant}: FormDescriptor = ${literal};
`;
}

function checksModule(schema: SchemaNode, conditions: ReadonlyMap<string, Condition>): string {
  return modules.get(JSON.stringify([schema, ...conditions]), () => makeChecksModule(schema, conditions));
}

const modules = new Remembered<string>();

/** The branches RJSF asks about under its own hashes, and the conditions under ours. */
function makeChecksModule(schema: SchemaNode, conditions: ReadonlyMap<string, Condition>): string {
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

const declaration = `${generatedNote}import type { FormChecks } from "../contracts/FormDescriptor.ts";
export declare const checks: FormChecks;
`;

/** A page that only says something. */
function withoutFields({ title = "", description = "" }: SchemaNode): SchemaNode {
  return { title, description, type: "object", required: [], properties: {} };
}

/** The sections of a page with their top-level properties; one that has none and says nothing is left out. */
export function formSections(
  part: SchemaNode,
  page: PageAnnotation,
  conditions: Map<string, Condition>,
): readonly FormSection[] {
  const order = uiSchema(part, new Map())["ui:order"] ?? [];
  return page.sections.flatMap(({ visible, ...section }, index) => {
    const properties = order.filter((key) => {
      const child = part.properties?.[key];
      const own = child && findSection(child, page.name);
      return child && (own === section.name || (own === undefined && index === 0));
    });
    if (properties.length === 0 && section.help === undefined && section.piece === undefined) return [];
    if (visible) conditions.set(conditionKey(visible), visible);
    const guests = order.filter(
      (key) => readAnnotations(part.properties?.[key] ?? {}).ui.otherSection === section.name,
    );
    return [
      {
        ...section,
        properties,
        ...(guests.length > 0 ? { guests } : {}),
        ...(visible ? { visible: conditionKey(visible) } : {}),
      } as FormSection,
    ];
  });
}

/** A property's own section on this page, else that of its first child that has one; its section elsewhere is no matter. */
function findSection(node: SchemaNode, page: string): string | undefined {
  const { ui } = readAnnotations(node);
  if (ui.section !== undefined && (ui.page === undefined || ui.page === page)) return ui.section;
  for (const child of Object.values(node.properties ?? {})) {
    const found = findSection(child, page);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The function that loads the form of a page, for entities that have pages and an address. */
function formLoader(product: Product): OutputFile {
  const rows = product.schemas.flatMap((one) => {
    const { name, schema } = one;
    const { route, pages = [] } = readAnnotations(schema).entity ?? {};
    if (route === undefined || pages.length === 0) return [];
    const names = [...pages.map((page) => page.name), ...(hasCreateForm(one) ? [createPage] : [])];
    const forms = names.map(
      (page) =>
        `    ${JSON.stringify(page)}: () => import(${JSON.stringify(`./forms/${name}.${page}.ts`)}).then((module) => module.${formConstant(name, page)}),`,
    );
    return [`  ${JSON.stringify(name)}: {\n${forms.join("\n")}\n  },`];
  });
  return {
    path: "src/generated/loadForm.ts",
    text: `${generatedNote}import type { FormDescriptor } from "./contracts/FormDescriptor.ts";

const forms: Readonly<Record<string, Readonly<Record<string, () => Promise<FormDescriptor>>>>> = {
${rows.join("\n")}
};

/** Loads the form of an entity's page, a chunk of its own. @throws Error for a page that the schema does not have */
export async function loadForm(entity: string, page: string): Promise<FormDescriptor> {
  const load = forms[entity]?.[page];
  if (!load) throw new Error(\`the schema of \${entity} has no page \${page}\`);
  return load();
}
`,
    committed: true,
  };
}
