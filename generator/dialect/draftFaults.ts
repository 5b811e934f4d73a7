import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { escapeSegment } from "../jsonPointer.ts";
import { SchemaError } from "../schemaErrors.ts";
import type { SchemaDocument } from "./SchemaIndex.ts";

/**
 * Holds a schema by the book against the schema of its draft: a type that there is not, a keyword with the wrong value.
 * Our own are held against `schemas/meta` instead.
 */
export function draftFaults(document: SchemaDocument): readonly SchemaError[] {
  const { dialect = "house", data } = document;
  if (dialect === "house") return [];
  const isValid = metaCheck(dialect);
  if (isValid(data)) return [];
  const faults = (isValid.errors ?? []).filter(({ keyword }) => !["anyOf", "allOf", "if"].includes(keyword));
  return faults.map((error) => new SchemaError(document, error.instancePath + extraKey(error), describe(error)));
}

function metaCheck(dialect: "draft-07" | "2020-12"): ValidateFunction {
  const known = checks.get(dialect);
  if (known) return known;
  const options = { allErrors: true, strict: false, validateFormats: false };
  const ajv = dialect === "2020-12" ? new Ajv2020(options) : new Ajv(options);
  const check = ajv.getSchema(metaAddress[dialect]);
  if (!check) throw new Error(`the schema of ${dialect} is missing`);
  checks.set(dialect, check);
  return check;
}

const checks = new Map<string, ValidateFunction>();

const metaAddress = {
  "draft-07": "http://json-schema.org/draft-07/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
} as const;

function extraKey({ params }: ErrorObject): string {
  const extra: unknown = params["additionalProperty"];
  return typeof extra === "string" ? `/${escapeSegment(extra)}` : "";
}

function describe({ params, message }: ErrorObject): string {
  const allowed: unknown = params["allowedValues"];
  return Array.isArray(allowed) ? `must be one of ${allowed.join(", ")}` : (message ?? "does not fit its draft");
}
