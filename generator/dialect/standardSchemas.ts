import { createRequire } from "node:module";
import { isRaw } from "./schemaDialect.ts";
import type { SchemaDocument } from "./SchemaIndex.ts";

/** The schemas of the drafts themselves, which a schema may refer to by their addresses. */
export function standardSchemas(): readonly SchemaDocument[] {
  known ??= files.map(({ path, dialect }) => {
    const data: unknown = load(path);
    const uri = isRaw(data) ? String(data["$id"]).replace(/#$/, "") : path;
    return { file: uri, text: "", data, dialect, uri };
  });
  return known;
}

const load = createRequire(import.meta.url);
let known: readonly SchemaDocument[] | undefined;

const vocabularies = "applicator content core format-annotation meta-data unevaluated validation".split(" ");

const files: readonly { readonly path: string; readonly dialect: "draft-07" | "2020-12" }[] = [
  { path: "ajv/dist/refs/json-schema-draft-07.json", dialect: "draft-07" },
  { path: "ajv/dist/refs/json-schema-2020-12/schema.json", dialect: "2020-12" },
  ...vocabularies.map((name) => ({
    path: `ajv/dist/refs/json-schema-2020-12/meta/${name}.json`,
    dialect: "2020-12" as const,
  })),
];
