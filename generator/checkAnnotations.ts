import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { refuseNoSchema } from "./compile/metaschema.ts";
import { SchemaError } from "./schemaErrors.ts";
import { escapeSegment, pointerSegments } from "./jsonPointer.ts";
import { nearestName } from "./nearestName.ts";
import type { SourceFile } from "./readSchemas.ts";
import { namesFile, namesSchema } from "./vocabulary/namesSchema.ts";

/**
 * Holds every schema against `schemas/meta`, so that a misspelt hint fails with its file, line and column.
 * @returns the errors found, none when all is well
 */
export async function checkAnnotations(root: string, sources: readonly SourceFile[]): Promise<readonly SchemaError[]> {
  const isValid = metaCheck(await readMeta(root));
  return sources.flatMap((source) => {
    const named = misnamed(source);
    if (isValid(source.data)) return named;
    return [
      ...named,
      ...(isValid.errors ?? [])
        .filter(isTelling)
        .map((error) => new SchemaError(source, errorPointer(error), describeMetaError(error))),
    ];
  });
}

/** A `$id` says where the file stands, or nothing: others would refer to it in vain. */
function misnamed(source: SourceFile): readonly SchemaError[] {
  const name = source.file.slice(`schemas/${source.folder}/`.length);
  const { $id } = source.data;
  return $id === undefined || $id === name
    ? []
    : [new SchemaError(source, "/$id", `$id must be the file's own name, “${name}”`)];
}

/**
 * Holds what an overlay adds to schemas of others against `schemas/meta`: annotations only, as all else is the vendor's.
 * @returns the errors found, told in the overlay
 */
export async function checkAddedAnnotations(sources: readonly SourceFile[]): Promise<readonly SchemaError[]> {
  const added = sources.flatMap((source) =>
    (source.additions ?? []).flatMap(({ pointer }) => {
      const keyword = pointer.slice(pointer.lastIndexOf("/") + 1);
      return keyword.startsWith("x-") ? [{ source, pointer, keyword }] : [];
    }),
  );
  if (added.length === 0) return [];
  const ajv = metaCompiler(await readMeta(join(import.meta.dirname, "..")));
  return added.flatMap(({ source, pointer, keyword }) => {
    const isValid = ajv.getSchema(`${keyword}.json`);
    if (!isValid)
      return [new SchemaError(source, pointer, `“${keyword}” is no annotation; schemas/meta says which there are`)];
    if (isValid(valueAt(source.data, pointer))) return [];
    return (isValid.errors ?? [])
      .filter(isTelling)
      .map((error) => new SchemaError(source, pointer + errorPointer(error), describeMetaError(error)));
  });
}

/** The texts of schemas/meta. The names are those of the tables as they are now: what is on the disk is of the last run. */
async function readMeta(root: string): Promise<readonly string[]> {
  const folder = join(root, "schemas", "meta");
  const files = (await readdir(folder)).filter((file) => !namesFile.endsWith(`/${file}`));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return [...texts, JSON.stringify(namesSchema())];
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce<unknown>(
    (found, segment) => (typeof found === "object" && found !== null ? Reflect.get(found, segment) : undefined),
    data,
  );
}

let last: { readonly key: string; readonly isValid: ValidateFunction } | undefined;

/** The check of schemas/meta, compiled once until one of its files changes. */
function metaCheck(texts: readonly string[]): ValidateFunction {
  const key = texts.join("\n");
  if (last?.key === key) return last.isValid;
  const isValid = metaCompiler(texts).getSchema("schema.json");
  if (!isValid) throw new Error("schemas/meta/schema.json must have the $id schema.json");
  last = { key, isValid };
  return isValid;
}

function metaCompiler(texts: readonly string[]): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    validateFormats: false,
    validateSchema: false,
    verbose: true,
  });
  for (const schema of texts.map((text) => JSON.parse(text) as object)) {
    refuseNoSchema(schema);
    ajv.addSchema(schema);
  }
  return ajv;
}

/** A failed branch of anyOf says what is wrong; the anyOf itself only that something is. */
export function isTelling(error: ErrorObject): boolean {
  return !["allOf", "anyOf", "oneOf", "if"].includes(error.keyword);
}

/** Where in the checked value: at the key that should not be there. */
export function errorPointer(error: ErrorObject): string {
  const extra: unknown = error.params["additionalProperty"];
  return typeof extra === "string" ? `${error.instancePath}/${escapeSegment(extra)}` : error.instancePath;
}

/** What schemas/meta refuses, in words, with what may have been meant. @param error of an Ajv that is `verbose` */
export function describeMetaError(error: ErrorObject): string {
  const extra: unknown = error.params["additionalProperty"];
  if (typeof extra === "string") {
    const near = nearestName(extra, Object.keys(knownKeys(error)));
    const hint = near === undefined ? "schemas/meta says which there are" : `did you mean “${near}”?`;
    return `“${extra}” is no keyword here; ${hint}`;
  }
  const allowed: unknown = error.params["allowedValues"];
  if (Array.isArray(allowed)) return outsideEnumeration(error.data, allowed.map(String));
  return error.message ?? "does not fit schemas/meta";
}

/** The keys that the schema of schemas/meta knows at the place of an error. */
function knownKeys({ parentSchema }: ErrorObject): object {
  const properties: unknown = parentSchema?.["properties"];
  return typeof properties === "object" && properties !== null ? properties : {};
}

/** More names than these are not told where one of them is near. */
const readAtOnce = 10;

function outsideEnumeration(value: unknown, names: readonly string[]): string {
  const near = typeof value === "string" ? nearestName(value, names) : undefined;
  if (near !== undefined && names.length > readAtOnce) return `there is no “${String(value)}”; did you mean “${near}”?`;
  return `must be one of ${names.join(", ")}${near === undefined ? "" : `; did you mean “${near}”?`}`;
}
