import type { EntityDescriptor } from "../../generated/shapes/EntityDescriptor.ts";
import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import { patternOf } from "./patternOf.ts";
import type { Problem } from "./Problem.ts";
import { wordsFor } from "./wordsFor.ts";

/** An error as the compiled checks leave it. */
export interface CheckError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * The errors of a compiled check in our words, one a place and rule: a missing property belongs to that property, a
 * wrong tag to the tag, and the failure of a whole union says nothing that its branches do not.
 */
export function problemsOf(errors: unknown, descriptor: EntityDescriptor): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of Array.isArray(errors) ? errors.filter(isCheckError) : []) {
    if (silent.has(error.keyword) || saysNothingNew(error)) continue;
    const pointer = error.instancePath + missingPart(error);
    const field = descriptor.fields[patternOf(pointer, descriptor)];
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
  return {
    pointer,
    keyword,
    message: field?.messages?.[error.keyword] ?? field?.messages?.[keyword] ?? wordsFor(keyword, error.params, field),
    level: "error",
    ...(field?.page === undefined ? {} : { page: field.page }),
    ...(field?.section === undefined ? {} : { section: field.section }),
  };
}

function missingPart({ keyword, params }: CheckError): string {
  const name = keyword === "discriminator" ? params["tag"] : params["missingProperty"];
  return typeof name === "string" ? `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` : "";
}

function isCheckError(error: unknown): error is CheckError {
  return typeof error === "object" && error !== null && "instancePath" in error && "keyword" in error;
}
