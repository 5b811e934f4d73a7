import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { refuseNoSchema } from "./compile/metaschema.ts";
import { SchemaError } from "./schemaErrors.ts";
import { escapeSegment } from "./jsonPointer.ts";
import type { SourceFile } from "./readSchemas.ts";

/**
 * Holds every schema against `schemas/meta`, so that a misspelt hint fails with its file, line and column.
 * @returns the errors found, none when all is well
 */
export async function checkAnnotations(root: string, sources: readonly SourceFile[]): Promise<readonly SchemaError[]> {
  const meta = join(root, "schemas", "meta");
  const files = await readdir(meta);
  const texts = await Promise.all(files.map((file) => readFile(join(meta, file), "utf8")));
  const isValid = metaCheck(texts);
  return sources.flatMap((source) => {
    if (isValid(source.data)) return [];
    return (isValid.errors ?? [])
      .filter(isTelling)
      .map((error) => new SchemaError(source, errorPointer(error), describe(error)));
  });
}

let last: { readonly key: string; readonly isValid: ValidateFunction } | undefined;

/** The check of schemas/meta, compiled once until one of its files changes. */
function metaCheck(texts: readonly string[]): ValidateFunction {
  const key = texts.join("\n");
  if (last?.key === key) return last.isValid;
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, validateSchema: false });
  for (const schema of texts.map((text) => JSON.parse(text) as object)) {
    refuseNoSchema(schema);
    ajv.addSchema(schema);
  }
  const isValid = ajv.getSchema("schema.json");
  if (!isValid) throw new Error("schemas/meta/schema.json must have the $id schema.json");
  last = { key, isValid };
  return isValid;
}

/** A failed branch of anyOf says what is wrong; the anyOf itself only that something is. */
function isTelling(error: ErrorObject): boolean {
  return !["allOf", "anyOf", "oneOf", "if"].includes(error.keyword);
}

function errorPointer(error: ErrorObject): string {
  const extra: unknown = error.params["additionalProperty"];
  return typeof extra === "string" ? `${error.instancePath}/${escapeSegment(extra)}` : error.instancePath;
}

function describe(error: ErrorObject): string {
  const extra: unknown = error.params["additionalProperty"];
  if (typeof extra === "string") return `“${extra}” is no keyword here; schemas/meta says which there are`;
  const allowed: unknown = error.params["allowedValues"];
  if (Array.isArray(allowed)) return `must be one of ${allowed.join(", ")}`;
  return error.message ?? "does not fit schemas/meta";
}
