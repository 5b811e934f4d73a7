import { escapeSegment } from "../jsonPointer.ts";

/**
 * How a schema file is to be read: by the book of one of the two drafts, or as ours, which are draft-07 with the common
 * keywords of 2020-12, with annotations, and with keywords beside a `$ref` that win over what it names.
 */
export type Dialect = "house" | "draft-07" | "2020-12";

/** A schema as written: an object of keywords, or a boolean. */
export type Raw = Readonly<Record<string, unknown>>;

export function isRaw(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The draft that a schema names with `$schema`; undefined where it names none, "unknown" for one that is not read here. */
export function dialectNamed(schema: unknown): Dialect | "unknown" | undefined {
  const named = isRaw(schema) ? schema["$schema"] : undefined;
  if (typeof named !== "string") return undefined;
  return drafts.get(named.replace(/#$/, "")) ?? "unknown";
}

/** Draft-06 has no keyword that draft-07 reads in another way. */
const drafts: ReadonlyMap<string, Dialect> = new Map([
  ["http://json-schema.org/draft-06/schema", "draft-07"],
  ["http://json-schema.org/draft-07/schema", "draft-07"],
  ["https://json-schema.org/draft-07/schema", "draft-07"],
  ["https://json-schema.org/draft/2020-12/schema", "2020-12"],
]);

/** Where a keyword holds schemas: as its value, as the items of a list, by name, or as either of the first two. */
type Holding = "one" | "list" | "map" | "oneOrList";

const shared: readonly (readonly [string, Holding])[] = [
  ["additionalProperties", "one"],
  ["propertyNames", "one"],
  ["contains", "one"],
  ["not", "one"],
  ["if", "one"],
  ["then", "one"],
  ["else", "one"],
  ["allOf", "list"],
  ["anyOf", "list"],
  ["oneOf", "list"],
  ["properties", "map"],
  ["patternProperties", "map"],
  ["definitions", "map"],
  ["dependencies", "map"],
];

const tuples: readonly (readonly [string, Holding])[] = [
  ["items", "oneOrList"],
  ["additionalItems", "one"],
];

const later: readonly (readonly [string, Holding])[] = [
  ["items", "one"],
  ["prefixItems", "list"],
  ["$defs", "map"],
  ["dependentSchemas", "map"],
  ["unevaluatedItems", "one"],
  ["unevaluatedProperties", "one"],
];

const holdings: Readonly<Record<Dialect, ReadonlyMap<string, Holding>>> = {
  "draft-07": new Map([...shared, ...tuples]),
  "2020-12": new Map([...shared, ...later]),
  house: new Map([...shared, ...later, ...tuples]),
};

/** Keywords that a draft knows by value alone; every other one is let through unread. */
const plain: readonly string[] =
  "type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems maxProperties minProperties required format".split(
    " ",
  );

const judging: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  "draft-07": new Set([...plain, ...holdings["draft-07"].keys()]),
  "2020-12": new Set([...plain, ...holdings["2020-12"].keys(), "minContains", "maxContains", "dependentRequired"]),
  house: new Set(),
};

/** Whether a keyword has a say in what a value must be, as against words and what the draft does not know. */
export function isJudging(keyword: string, dialect: Dialect): boolean {
  return judging[dialect].has(keyword);
}

/**
 * A schema whose direct sub-schemas are turned into something else; all else stays as it is.
 * @param turn takes a sub-schema and its pointer below the schema: `/properties/name`
 */
export function mapSubschemas(schema: Raw, dialect: Dialect, turn: (child: Raw | boolean, at: string) => unknown): Raw {
  const held = holdings[dialect];
  const visit = (child: unknown, at: string) => (isRaw(child) || typeof child === "boolean" ? turn(child, at) : child);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      const holding = held.get(keyword);
      const at = `/${keyword}`;
      if (holding === undefined) return [keyword, value];
      if (holding === "map") return [keyword, isRaw(value) ? mapEntries(value, at, visit) : value];
      if (holding === "one") return [keyword, visit(value, at)];
      if (Array.isArray(value)) return [keyword, value.map((child, index) => visit(child, `${at}/${index}`))];
      return [keyword, holding === "oneOrList" ? visit(value, at) : value];
    }),
  );
}

function mapEntries(map: Raw, at: string, visit: (child: unknown, at: string) => unknown): Raw {
  return Object.fromEntries(
    Object.entries(map).map(([key, child]) => [key, visit(child, `${at}/${escapeSegment(key)}`)]),
  );
}
