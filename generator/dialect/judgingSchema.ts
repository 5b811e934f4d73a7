import { analyse } from "scslre";
import { type Dialect, isJudging, isRaw, mapSubschemas, type Raw } from "./schemaDialect.ts";
import { taggedUnion } from "./unionMembers.ts";

/**
 * A schema by the book without what says nothing of a value: words, annotations, keywords that its draft does not know
 * and formats that nobody does. What is left is compiled.
 * @param isFormat whether a format is known
 */
export function judgingSchema(schema: Raw, dialect: Dialect, isFormat: (name: string) => boolean): Raw {
  const strip = (node: Raw | boolean): Raw | boolean => {
    if (typeof node === "boolean") return node;
    const kept = Object.entries(withNull(node)).filter(
      ([keyword, value]) =>
        keyword === "$ref" ||
        keyword === "definitions" ||
        (isJudging(keyword, dialect) && (keyword !== "format" || isFormat(String(value)))),
    );
    const judging = mapSubschemas(Object.fromEntries(kept), dialect, strip);
    return rewrites.reduce((rewritten, rewrite) => rewrite(rewritten), judging);
  };
  const rewrites = isCounting(schema, dialect) ? [withoutTraps, withBranches] : [withoutTraps, asChoice(schema)];
  const stripped = strip(schema);
  return typeof stripped === "boolean" ? {} : stripped;
}

/** `nullable`, which is OpenAPI's, as a type. */
function withNull(node: Raw): Raw {
  const { type } = node;
  if (node["nullable"] !== true || type === undefined) return node;
  return { ...node, type: [...new Set([type, "null"].flat())] };
}

/**
 * The compiler passes over a property named `__proto__`, but not over a pattern that only it fits; and it takes no empty
 * list of choices, which nothing fits.
 */
function withoutTraps(node: Raw): Raw {
  const { properties, enum: choices } = node;
  if (Array.isArray(choices) && choices.length === 0) {
    const { enum: _, ...rest } = node;
    return withoutTraps({ ...rest, const: impossible });
  }
  if (!isRaw(properties) || !Object.hasOwn(properties, "__proto__")) return node;
  const patterns = isRaw(node["patternProperties"]) ? node["patternProperties"] : {};
  const rest = Object.entries(properties).filter(([key]) => key !== "__proto__");
  return {
    ...node,
    properties: Object.fromEntries(rest),
    patternProperties: { ...patterns, "^__proto__$": properties["__proto__"] },
  };
}

/** What is no JSON value, so that none is equal to it. */
const impossible = Number.NaN;

/**
 * A union by a tag is judged by the branch that its tag names alone: what is wrong is told of that one, not of each.
 * @param whole has the definitions that a branch may refer to
 */
function asChoice({ definitions }: Raw): (node: Raw) => Raw {
  const follow = (branch: Raw): Raw => {
    const { $ref, ...beside } = branch;
    if (typeof $ref !== "string" || Object.keys(beside).length > 0) return branch;
    const target = isRaw(definitions) ? definitions[$ref.replace("#/definitions/", "")] : undefined;
    return isRaw(target) ? target : branch;
  };
  return (node) => {
    const { oneOf, anyOf, ...rest } = node;
    const branches = oneOf === undefined ? anyOf : anyOf === undefined ? oneOf : undefined;
    if (!Array.isArray(branches) || !branches.every(isRaw) || (node["type"] ?? "object") !== "object") return node;
    const union = taggedUnion(branches, follow);
    return union ? { ...rest, ...union } : node;
  };
}

/** Whether anything in the schema asks which properties other keywords have looked at. */
function isCounting(schema: Raw, dialect: Dialect): boolean {
  let found = schema["unevaluatedProperties"] !== undefined;
  const look = (child: Raw | boolean) => void (found ||= isRaw(child) && isCounting(child, dialect));
  mapSubschemas(schema, dialect, look);
  return found;
}

/**
 * The compiler counts what `if` has looked at whether it holds or not; of the branches of `anyOf` it counts those that
 * hold. So a condition becomes two of them.
 */
function withBranches(node: Raw): Raw {
  const { if: condition, then = true, else: otherwise = true, ...rest } = node;
  if (condition === undefined) return node;
  const anyOf = [{ allOf: [condition, then] }, { allOf: [{ not: condition }, otherwise] }];
  return { ...rest, allOf: [...(Array.isArray(rest["allOf"]) ? rest["allOf"] : []), { anyOf }] };
}

/** What is taken, though hardly as it was meant, and where it stands in the schema. */
interface Doubt {
  readonly pointer: string;
  readonly words: string;
}

/**
 * Formats of a schema that nobody knows, whose texts are taken as any text, and patterns that some texts hold up.
 * @param isFormat whether a format is known
 */
export function doubtsOf(
  schema: unknown,
  dialect: Dialect,
  isFormat: (name: string) => boolean,
  pointer = "",
): readonly Doubt[] {
  if (!isRaw(schema)) return [];
  const { format, pattern } = schema;
  const own: Doubt[] = [];
  if (typeof format === "string" && !isFormat(format))
    own.push({ pointer: `${pointer}/format`, words: `the format “${format}” is not known: any text is taken` });
  if (typeof pattern === "string" && takesForEver(pattern))
    own.push({ pointer: `${pointer}/pattern`, words: `the pattern ${forEver}` });
  mapSubschemas(schema, dialect, (child, at) => {
    own.push(...doubtsOf(child, dialect, isFormat, pointer + at));
  });
  return own;
}

/** What `takesForEver` finds, in words. */
export const forEver =
  "takes twice the time for each character more of some texts; write it so that a text fits in one way";

/**
 * Whether the time a regular expression takes grows exponentially with the text, as that of `^(a+)+$`: one value would
 * hold up page and server. False for one that is none.
 */
export function takesForEver(pattern: string): boolean {
  const known = judgedPatterns.get(pattern) ?? isExponential(pattern);
  judgedPatterns.set(pattern, known);
  return known;
}

/** An edit of one schema leaves nearly all of them as they were. */
const judgedPatterns = new Map<string, boolean>();

function isExponential(pattern: string): boolean {
  try {
    return analyse(new RegExp(pattern, "u"), { reportTypes: { Move: false } }).reports.some(
      ({ exponential }) => exponential,
    );
  } catch {
    return false;
  }
}
