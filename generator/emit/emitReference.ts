import type { Product, ProductSchema } from "../dereference.ts";
import { readAnnotations } from "../schema/annotations.ts";
import type { ConfTable } from "../contracts/ConfTable.ts";
import { buildConfTable } from "./emitConfTable.ts";
import type { OutputFile } from "./outputFile.ts";
import { annotationsPage } from "./reference/annotationsPage.ts";
import { type Setting, listSettings } from "./reference/referenceSettings.ts";
import { settingsTable } from "./reference/settingsTable.ts";

/** One page an entity in docs/reference, by page and section of the console, and their index. */
export function emitReference(product: Product): readonly OutputFile[] {
  const table = product.textForm === "json" ? noTable : buildConfTable(product);
  const entities = product.schemas.filter(({ schema }) => readAnnotations(schema).entity);
  const lists = new Map(
    entities.flatMap(({ name, schema }): [string, string][] => {
      const { collection, plural } = readAnnotations(schema).entity ?? {};
      return collection === undefined ? [] : [[collection, `[${plural}](${name}.md)`]];
    }),
  );
  const index = entities.map(
    ({ name, schema }) => `- [${schema.title ?? name}](${name}.md): ${schema.description ?? ""}`,
  );
  return [
    {
      path: "docs/reference/README.md",
      text: `# Settings reference\n\n${note}${product.textForm === "json" ? "" : annotationsLink}\n\n${index.join("\n")}\n`,
      committed: true,
    },
    ...entities.map((schema) => page(schema, table, lists)),
    ...(product.textForm === "json" ? [] : [annotationsPage()]),
  ];
}

/** Of a config that is written as JSON there is no statement to show. */
const noTable: ConfTable = { root: "", contexts: {} };

const note = "Written by the generator from the schemas.";
const annotationsLink = " What a schema may say of a setting: [annotations](annotations.md).";

/** @param lists links to the pages of the entities of each collection */
function page({ name, file, schema }: ProductSchema, table: ConfTable, lists: ReadonlyMap<string, string>): OutputFile {
  const { entity } = readAnnotations(schema);
  const settings = listSettings(schema, findContext(entity?.collection, table), table);
  const parts = (entity?.pages ?? []).flatMap(({ name: pageName, title, sections }) => {
    const tables = sections.flatMap((section, index) => {
      const own = settings.filter(
        ({ place }) =>
          place.page === pageName &&
          (place.section ?? sections[0]?.name) === section.name &&
          (index === 0 || place.section !== undefined),
      );
      return own.length === 0
        ? []
        : [`### ${section.title}\n\n${section.help ? `${section.help}\n\n` : ""}${settingsTable(own, lists)}`];
    });
    return tables.length === 0 ? [] : [`## ${title}`, ...tables];
  });
  const rest = settings.filter(isElsewhere);
  const text = [
    `# ${schema.title ?? name}`,
    schema.description ?? "",
    `${note} Source: \`${file}\`.`,
    ...parts,
    ...(rest.length === 0 ? [] : [parts.length === 0 ? "## Settings" : "## On no form", settingsTable(rest, lists)]),
  ];
  return { path: `docs/reference/${name}.md`, text: `${text.join("\n\n")}\n`, committed: true };
}

/** Edited as raw text or by a page of its own; a group whose settings stand on pages needs no row. */
function isElsewhere({ place }: Setting): boolean {
  return place.page === undefined && place.node.properties === undefined;
}

/** Name of an entity's context in the raw-config table. */
export function findContext(collection: string | undefined, table: ConfTable): string {
  if (collection === undefined) return table.root;
  const holder = table.contexts[table.root]?.properties.find(({ path }) => path.length === 1 && path[0] === collection);
  return holder?.context ?? "";
}
