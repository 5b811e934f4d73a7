import { readFileSync } from "node:fs";
import { join } from "node:path";
import { namesSchema } from "../../vocabulary/namesSchema.ts";
import type { OutputFile } from "../outputFile.ts";

const meta = join(import.meta.dirname, "..", "..", "..", "schemas", "meta");
const annotations = ["x-entity", "x-ui", "x-conf", "x-list", "x-life", "x-ref", "x-impact", "x-checks"];

/** The reference of the vocabulary: what each annotation may say, from the very schemas that hold it. */
export function annotationsPage(): OutputFile {
  const { definitions } = namesSchema();
  /** What refers to a table of names says them. */
  const withNames = (_: string, value: MetaSchema): MetaSchema => {
    const [, table = ""] = /^names\.json#\/definitions\/(\w+)$/.exec(value?.$ref ?? "") ?? [];
    return definitions[table] ?? value;
  };
  const read = (name: string): MetaSchema => JSON.parse(readFileSync(join(meta, `${name}.json`), "utf8"), withNames);
  const parts = annotations.map((name) => annotationPart(read(name)));
  const rows = Object.entries(read("options").definitions ?? {}).flatMap(
    ([control, { properties = {}, required = [] }]) =>
      Object.entries(properties).map(([key, said]) =>
        row([control === "every" ? "all" : code(control), code(key), words(said, required.includes(key))]),
      ),
  );
  const text = [
    "# Annotations",
    "Written by the generator from schemas/meta. [The cookbook](../cookbook.md) has snippets to copy.",
    ...parts,
    "## Options of controls",
    ["| control | option | meaning |", "| --- | --- | --- |", ...rows].join("\n"),
  ];
  return { path: "docs/reference/annotations.md", text: `${text.join("\n\n")}\n`, committed: true };
}

/** What of a schema of schemas/meta is told. */
interface MetaSchema {
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, MetaSchema>>;
  readonly required?: readonly string[];
  readonly items?: MetaSchema;
  readonly definitions?: Readonly<Record<string, MetaSchema>>;
  readonly allOf?: readonly MetaSchema[];
  readonly anyOf?: readonly MetaSchema[];
}

function annotationPart(schema: MetaSchema): string {
  const head = `## ${schema.title ?? ""}${schema.description === undefined ? "" : `\n\n${schema.description}`}`;
  const spoken = [schema, schema.items, ...(schema.anyOf ?? [])].find((one) => one?.properties !== undefined);
  const rows = Object.entries(spoken?.properties ?? {}).map(([key, said]) =>
    row([code(key), words(said, spoken?.required?.includes(key) === true)]),
  );
  return [head, ["| key | meaning |", "| --- | --- |", ...rows].join("\n")].join("\n\n");
}

function words(said: MetaSchema, isRequired: boolean): string {
  const names = [said, ...(said.allOf ?? [])].flatMap((one) => one.enum ?? []);
  const parts = [
    isRequired ? "Required." : "",
    said.description ?? "",
    names.length > 0 ? `One of ${names.map((name) => code(String(name))).join(", ")}.` : "",
    inner(said),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** Keys of an object, or of the objects of a list, that an annotation consists of. */
function inner({ properties, items }: MetaSchema): string {
  const keys = Object.keys(properties ?? items?.properties ?? {});
  return keys.length === 0 ? "" : `Keys: ${keys.map(code).join(", ")}.`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}
