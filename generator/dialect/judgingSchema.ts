import { type Dialect, isJudging, isRaw, mapSubschemas, type Raw } from "./schemaDialect.ts";

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
    return withoutTraps(mapSubschemas(Object.fromEntries(kept), dialect, strip));
  };
  const stripped = strip(schema);
  return typeof stripped === "boolean" ? {} : stripped;
}

/** `nullable`, which is OpenAPI's, as a type. */
function withNull(node: Raw): Raw {
  const { type } = node;
  if (node["nullable"] !== true || type === undefined) return node;
  return { ...node, type: [...new Set([type, "null"].flat())] };
}

/** The compiler passes over a property of this name, but not over a pattern that only it fits. */
function withoutTraps(node: Raw): Raw {
  const { properties } = node;
  if (!isRaw(properties) || !Object.hasOwn(properties, "__proto__")) return node;
  const patterns = isRaw(node["patternProperties"]) ? node["patternProperties"] : {};
  const rest = Object.entries(properties).filter(([key]) => key !== "__proto__");
  return {
    ...node,
    properties: Object.fromEntries(rest),
    patternProperties: { ...patterns, "^__proto__$": properties["__proto__"] },
  };
}

/** A format that is not known, where it stands in the schema. */
interface UnknownFormat {
  readonly name: string;
  readonly pointer: string;
}

/** Formats of a schema that nobody knows: their texts are taken as any text. */
export function unknownFormats(
  schema: unknown,
  dialect: Dialect,
  isFormat: (name: string) => boolean,
  pointer = "",
): readonly UnknownFormat[] {
  if (!isRaw(schema)) return [];
  const { format } = schema;
  const own = typeof format === "string" && !isFormat(format) ? [{ name: format, pointer: `${pointer}/format` }] : [];
  const below: UnknownFormat[] = [];
  mapSubschemas(schema, dialect, (child, at) => {
    below.push(...unknownFormats(child, dialect, isFormat, pointer + at));
  });
  return [...own, ...below];
}
