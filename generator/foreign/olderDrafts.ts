import { type Dialect, isRaw, mapSubschemas, type Raw } from "../dialect/schemaDialect.ts";

/** A schema as one of the two drafts that are read, and which of them. */
interface Upgraded {
  readonly data: Raw;
  readonly dialect: Dialect;
}

/**
 * A schema of an older draft, or one that names none, in the words of draft-07 or 2020-12: `id`, a boolean
 * `exclusiveMinimum` (draft-04, OpenAPI 3.0), lists of `items` (2019-09).
 */
export function upgradeSchema(written: Raw): Upgraded {
  const data = withoutOurWords(written);
  const named = typeof data["$schema"] === "string" ? data["$schema"] : "";
  if (/draft-0[34]/.test(named)) return { data: { ...fromDraft04(data), $schema: draft07 }, dialect: "draft-07" };
  if (named.includes("2019-09")) return { data: { ...fromDraft2019(data), $schema: draft2020 }, dialect: "2020-12" };
  const isLater = named.includes("2020-12") || (named === "" && usesLaterWords(data));
  // An address that is no draft's own (an organisation's, a file's) is read as draft-07, of which most are.
  if (isLater) return { data: { ...data, $schema: draft2020 }, dialect: "2020-12" };
  return { data: { ...data, $schema: draft07 }, dialect: "draft-07" };
}

/** Schemas inside an OpenAPI document: 3.0 has a dialect of its own, 3.1 that of 2020-12. */
export function upgradeOpenApi(node: Raw, version: "3.0" | "3.1"): Raw {
  const turn = (child: Raw | boolean): Raw | boolean =>
    isRaw(child) ? mapSubschemas(withoutOpenApiWords(version === "3.0" ? bounds(child) : child), "house", turn) : child;
  return turn(withoutOurWords(node)) as Raw;
}

/** Whoever has a keyword called as one of ours means something else by it: ours are said in an overlay. */
function withoutOurWords(schema: Raw): Raw {
  const turn = (child: Raw | boolean): Raw | boolean => {
    if (!isRaw(child)) return child;
    const kept = Object.entries(child).filter(([key]) => !ours.has(key));
    return mapSubschemas(Object.fromEntries(kept), "house", turn);
  };
  return turn(schema) as Raw;
}

const ours: ReadonlySet<string> = new Set(
  "x-ui x-conf x-entity x-list x-life x-checks x-ref x-impact x-union x-adds x-from x-target x-definition x-once x-recurs".split(
    " ",
  ),
);

const draft07 = "http://json-schema.org/draft-07/schema#";
const draft2020 = "https://json-schema.org/draft/2020-12/schema";
const laterWords = [
  "$defs",
  "prefixItems",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedProperties",
  "$anchor",
];

function usesLaterWords(data: Raw): boolean {
  let found = false;
  const look = (node: Raw | boolean): Raw | boolean => {
    if (!isRaw(node)) return node;
    found ||= laterWords.some((word) => node[word] !== undefined);
    return mapSubschemas(node, "house", look);
  };
  look(data);
  return found;
}

function fromDraft04(node: Raw): Raw {
  const { id, ...rest } = node;
  const turn = (child: Raw | boolean) => (isRaw(child) ? fromDraft04(child) : child);
  const named = typeof id === "string" ? { $id: id } : {};
  return mapSubschemas({ ...named, ...bounds(rest) }, "draft-07", turn);
}

/** `exclusiveMinimum: true` beside `minimum` is the minimum itself by now. */
function bounds(node: Raw): Raw {
  const result: Record<string, unknown> = { ...node };
  for (const [exclusive, inclusive] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    if (typeof node[exclusive] !== "boolean") continue;
    delete result[exclusive];
    if (node[exclusive] && typeof node[inclusive] === "number") {
      result[exclusive] = node[inclusive];
      delete result[inclusive];
    }
  }
  // An empty `required` was no schema's right before draft-06, and says nothing since.
  return result;
}

function fromDraft2019(node: Raw): Raw {
  const { items, additionalItems, ...rest } = node;
  const turn = (child: Raw | boolean) => (isRaw(child) ? fromDraft2019(child) : child);
  const list = Array.isArray(items)
    ? { prefixItems: items, ...(additionalItems === undefined ? {} : { items: additionalItems }) }
    : items === undefined
      ? {}
      : { items };
  return mapSubschemas({ ...rest, ...list }, "2020-12", turn);
}

/** What OpenAPI adds and no check knows; an `example` is one of JSON Schema's `examples`. */
function withoutOpenApiWords(node: Raw): Raw {
  const { discriminator: _, xml: __, externalDocs: ___, example, ...rest } = node;
  return example === undefined || rest["examples"] !== undefined ? rest : { ...rest, examples: [example] };
}
