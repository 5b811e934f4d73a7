import type { OutputFile } from "../OutputFile.ts";
import type { Product } from "../Product.ts";
import { annotationsOf } from "../schema/annotationsOf.ts";
import { generatedNote } from "./asModule.ts";
import { formConstant } from "./formConstant.ts";

/** The function that loads the form of a page, for entities that have pages and an address. */
export function formLoader(product: Product): OutputFile {
  const rows = product.schemas.flatMap(({ name, schema }) => {
    const { route, pages = [] } = annotationsOf(schema).entity ?? {};
    if (route === undefined || pages.length === 0) return [];
    const forms = pages.map(
      (page) =>
        `    ${JSON.stringify(page.name)}: () => import("./forms/${name}.${page.name}.ts").then((module) => module.${formConstant(name, page.name)}),`,
    );
    return [`  ${JSON.stringify(name)}: {\n${forms.join("\n")}\n  },`];
  });
  return {
    path: "src/generated/loadForm.ts",
    text: `${generatedNote}import type { FormDescriptor } from "./shapes/FormDescriptor.ts";

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
