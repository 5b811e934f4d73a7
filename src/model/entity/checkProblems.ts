import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../generated/contracts/FieldInfo.ts";
import { text } from "../../texts/text.ts";
import { formatPointer } from "../configPath.ts";

/** An error as the compiled checks leave it. */
interface CheckError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * The errors of a compiled check in our words, one a place and rule: a missing property belongs to that property, a
 * wrong tag to the tag, and the failure of a whole union says nothing that its branches do not.
 */
export function toProblems(errors: unknown, descriptor: EntityDescriptor): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of Array.isArray(errors) ? errors.filter(isCheckError) : []) {
    if (silent.has(error.keyword) || saysNothingNew(error)) continue;
    const pointer = error.instancePath + missingPart(error);
    const field = descriptor.fields[fieldPattern(pointer, descriptor)];
    const keyword = error.keyword === "dependencies" ? "required" : error.keyword;
    const id = `${pointer} ${keyword}`;
    if (!problems.has(id)) problems.set(id, toProblem(pointer, keyword, error, field));
  }
  return [...problems.values()];
}

/** A bad key is reported as such by `propertyNames`, and a tag that is missing by `required`. */
function saysNothingNew({ keyword, params, ...error }: CheckError): boolean {
  return "propertyName" in error || (keyword === "discriminator" && params["error"] === "tag");
}

const silent = new Set(["if", "oneOf"]);

function toProblem(pointer: string, keyword: string, error: CheckError, field: FieldInfo | undefined): Problem {
  const own = field?.messages?.[error.keyword] ?? field?.messages?.[keyword];
  return problemAt(pointer, keyword, own ?? wordsFor(keyword, error.params, field), field);
}

/** An error with the page and section its setting stands on. */
export function placedProblem(
  pointer: string,
  keyword: string,
  message: string,
  descriptor: EntityDescriptor,
): Problem {
  return problemAt(pointer, keyword, message, descriptor.fields[fieldPattern(pointer, descriptor)]);
}

function problemAt(pointer: string, keyword: string, message: string, field: FieldInfo | undefined): Problem {
  return {
    pointer,
    keyword,
    message,
    level: "error",
    ...(field?.page === undefined ? {} : { page: field.page }),
    ...(field?.section === undefined ? {} : { section: field.section }),
  };
}

function missingPart({ keyword, params }: CheckError): string {
  const name = keyword === "discriminator" ? params["tag"] : params["missingProperty"];
  return typeof name === "string" ? formatPointer([name]) : "";
}

function isCheckError(error: unknown): error is CheckError {
  return typeof error === "object" && error !== null && "instancePath" in error && "keyword" in error;
}

/** The pointer pattern of a place: `/urls/0/url` is `/urls/{any}/url` with `*` for the item. */
function fieldPattern(pointer: string, descriptor: EntityDescriptor): string {
  const segments = pointer.split("/").slice(1);
  return segments.reduce((pattern, segment) => patternBelow(pattern, `/${segment}`, descriptor), "");
}

/**
 * A pattern one step further: by the name that the schema knows there, else for any item or key. What contains itself
 * goes on at its first level.
 */
export function patternBelow(pattern: string, step: string, { fields }: EntityDescriptor): string {
  if (fields[pattern + step]) return pattern + step;
  const level = fields[pattern]?.recurs ?? pattern;
  return fields[level + step] ? level + step : `${level}/*`;
}

type Params = Readonly<Record<string, unknown>>;

/** Our words for a failed rule that has none of its own in the schema. */
function wordsFor(keyword: string, params: Params, field: FieldInfo | undefined): string {
  const label = field?.title ?? text("check.value");
  return (words[keyword] ?? other)(label, params);
}

const other = (label: string) => text("check.other", { label });
const ofFormat = (label: string) => text("check.format", { label });

/** By JSON Schema keyword. */
const words: Readonly<Record<string, (label: string, params: Params) => string>> = {
  required: (label) => text("check.required", { label }),
  type: (label, params) => text("check.type", { label, type: String(params["type"]) }),
  minimum: (label, params) => text("check.minimum", { label, limit: String(params["limit"]) }),
  maximum: (label, params) => text("check.maximum", { label, limit: String(params["limit"]) }),
  exclusiveMinimum: (label, params) => text("check.above", { label, limit: String(params["limit"]) }),
  exclusiveMaximum: (label, params) => text("check.below", { label, limit: String(params["limit"]) }),
  multipleOf: (label, params) => text("check.multipleOf", { label, step: String(params["multipleOf"]) }),
  minLength: (label, params) => text("check.minLength", { label, count: Number(params["limit"]) }),
  maxLength: (label, params) => text("check.maxLength", { label, count: Number(params["limit"]) }),
  minItems: (label, params) => text("check.minItems", { label, count: Number(params["limit"]) }),
  maxItems: (label, params) => text("check.maxItems", { label, count: Number(params["limit"]) }),
  uniqueItems: (label) => text("check.uniqueItems", { label }),
  pattern: ofFormat,
  format: ofFormat,
  enum: (label, params) => text("check.oneOf", { label, values: list(params["allowedValues"]) }),
  const: (label, params) => text("check.oneOf", { label, values: list(params["allowedValue"]) }),
  discriminator: (label) => text("check.kind", { label }),
  additionalProperties: (_, params) => text("check.unknown", { name: String(params["additionalProperty"]) }),
  propertyNames: (_, params) => text("check.name", { name: String(params["propertyName"]) }),
};

function list(values: unknown): string {
  return (Array.isArray(values) ? values : [values])
    .filter((value) => value !== null)
    .map(String)
    .join(", ");
}

/** One thing wrong with a value: where, what in our words, and the rule that found it. */
export interface Problem {
  /** JSON pointer below the checked entity; from the config's root in a server's answer. */
  readonly pointer: string;
  /** JSON Schema keyword, or a name of our own: for rules over several settings or entities, `doubt` for what is warned of. */
  readonly keyword: string;
  readonly message: string;
  /** A warning does not block saving. */
  readonly level: "error" | "warning";
  readonly page?: string;
  readonly section?: string;
}
