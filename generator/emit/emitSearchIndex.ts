import type { Product, ProductSchema } from "../dereference.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { type FieldPlace, walkFields } from "../schema/walkFields.ts";
import type { SearchEntry } from "../contracts/SearchEntry.ts";
import { asLiteral, generatedNote, type OutputFile } from "./outputFile.ts";

/** One row a setting: the words a person may look it up by. */
export function emitSearchIndex(product: Product): OutputFile {
  return {
    path: "src/generated/searchIndex.ts",
    text: `${generatedNote}import type { SearchEntry } from "./contracts/SearchEntry.ts";

export const searchIndex: readonly SearchEntry[] = ${asLiteral(product.schemas.flatMap(listEntries))};
`,
    committed: true,
  };
}

function listEntries(schema: ProductSchema): readonly SearchEntry[] {
  const { entity } = readAnnotations(schema.schema);
  if (!entity) return [];
  // Such are edited among the settings of the server.
  const hasNoPages = entity.collection !== undefined && (entity.pages ?? []).length === 0;
  const seen = new Set<string>();
  return walkFields(schema.schema).flatMap((place) => {
    // A setting that is no longer in use shows only where it is set: whoever looks for it would find nothing.
    const isDeprecated = readAnnotations(place.node).life.deprecated !== undefined;
    const isShown = place.page !== undefined || (hasNoPages && place.node.readOnly !== true);
    if (!isShown || !place.isProperty || isDeprecated || seen.has(place.pattern)) return [];
    seen.add(place.pattern);
    return [describeEntry(schema.name, entity.route, place)];
  });
}

export function describeEntry(entity: string, route: string | undefined, place: FieldPlace): SearchEntry {
  const { node, pattern, page, section } = place;
  const name = pattern.slice(pattern.lastIndexOf("/") + 1);
  const title = node.title ?? name;
  const labels = Object.values(readAnnotations(node).ui.enumLabels ?? {});
  const { ui, life } = readAnnotations(node);
  const words = [title, name, confWord(node), section, ...labels, ...(ui.synonyms ?? []), ...(life.aliases ?? [])];
  return {
    entity,
    pattern,
    title,
    description: node.description ?? "",
    ...(page === undefined ? {} : { page }),
    ...(section === undefined ? {} : { section }),
    ...(route === undefined ? {} : { route }),
    words: [...new Set(words.flatMap((word) => (word ? [word.toLowerCase()] : [])))],
  };
}

function confWord(node: FieldPlace["node"]): string | undefined {
  const conf = node["x-conf"];
  const word: unknown = typeof conf === "object" && conf !== null && "word" in conf ? conf.word : undefined;
  return typeof word === "string" ? word : undefined;
}
