import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv, type ErrorObject } from "ajv";
import { SchemaError } from "./schemaErrors.ts";
import { escapeSegment } from "./jsonPointer.ts";
import type { SourceFile } from "./readSchemas.ts";

/**
 * Holds every schema against `schemas/meta`, so that a misspelt hint fails with its file, line and column.
 * @returns the errors found, none when all is well
 */
export async function checkAnnotations(root: string, sources: readonly SourceFile[]): Promise<readonly SchemaError[]> {
  const meta = join(root, "schemas", "meta");
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  for (const file of await readdir(meta)) {
    ajv.addSchema(JSON.parse(await readFile(join(meta, file), "utf8")));
  }
  const isValid = ajv.getSchema("schema.json");
  if (!isValid) throw new Error("schemas/meta/schema.json must have the $id schema.json");
  return sources.flatMap((source) => {
    if (isValid(source.data)) return [];
    return (isValid.errors ?? [])
      .filter(isTelling)
      .map((error) => new SchemaError(source, errorPointer(error), describe(error)));
  });
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
