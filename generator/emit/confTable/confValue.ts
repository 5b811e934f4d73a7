import { isNode, type SchemaNode } from "../../schema/schemaNode.ts";
import type { ConfType, ConfValue } from "../../contracts/ConfTable.ts";
import { entityReferences } from "../../schema/entityReference.ts";
import { confAnnotation } from "./confAnnotation.ts";
import { allowedTypes, mergeBranches } from "./mergeBranches.ts";

const SUFFIXES = ["time", "size", "bitrate-k", "percent"] as const;
const SCALARS = ["string", "integer", "number", "boolean"] as const;

/** How a scalar of this schema is written; `annotated` holds the x-conf and x-ui that apply (a list's, for its items). */
export function buildValue(node: SchemaNode, annotated: SchemaNode = node): ConfValue {
  const merged = mergeBranches(node);
  const types = allowedTypes(merged);
  const conf = { ...confAnnotation(annotated), ...confAnnotation(node) };
  const references = entityReferences(merged);
  const suffix = SUFFIXES.find((name) => name === conf.suffix);
  const known: ConfType[] = SCALARS.filter((type) => types.has(type));
  if (types.has("object") || types.has("array")) known.push("json");
  const values = ("const" in merged ? [merged.const] : (merged.enum ?? [])).filter(isScalar);
  return {
    types: known,
    ...(conf.factor === undefined ? {} : { factor: conf.factor }),
    ...(suffix === undefined ? {} : { suffix }),
    ...(values.length > 0 ? { enum: values } : {}),
    ...(references.length === 0 ? {} : { references }),
    ...(isSecret(node) || isSecret(annotated) ? { secret: true } : {}),
  };
}

function isSecret(node: SchemaNode): boolean {
  return isNode(node["x-ui"]) && node["x-ui"]["secret"] === true;
}

function isScalar(value: unknown): value is string | number | boolean {
  return (typeof value === "string" && value !== "") || typeof value === "number" || typeof value === "boolean";
}
