import type { SchemaNode } from "../schema/schemaNode.ts";
import { isRaw, type Raw } from "./schemaDialect.ts";

/**
 * Says in the words that later stages know what a schema may say in several: a tuple is `prefixItems` and, for the rest,
 * `additionalItems`; what depends on a property is `dependencies`; what may be null has `null` among its types.
 * @param plain the schema, its sub-schemas already turned into nodes
 * @param written the same schema as written, which tells `false` from a node
 */
export function plainKeywords(plain: Raw, written: Raw): SchemaNode {
  const steps = [booleans, tuple, dependencies, nullable];
  return steps.reduce((node, step) => step(node, written), plain) as SchemaNode;
}

/** Of these keywords a boolean stays one: it says whether there may be more. */
function booleans(node: Raw, written: Raw): Raw {
  const kept = ["additionalProperties", "additionalItems", "unevaluatedProperties", "unevaluatedItems"].filter(
    (keyword) => typeof written[keyword] === "boolean",
  );
  return kept.length === 0
    ? node
    : { ...node, ...Object.fromEntries(kept.map((keyword) => [keyword, written[keyword]])) };
}

function tuple(node: Raw, written: Raw): Raw {
  const { items, prefixItems, additionalItems, ...rest } = node;
  if (Array.isArray(items)) {
    return { ...rest, prefixItems: items, ...(additionalItems === undefined ? {} : { additionalItems }) };
  }
  if (!Array.isArray(prefixItems)) return node;
  const more = typeof written["items"] === "boolean" ? written["items"] : items;
  return { ...rest, prefixItems, ...(more === undefined ? {} : { additionalItems: more }) };
}

function dependencies(node: Raw): Raw {
  const { dependentRequired, dependentSchemas, ...rest } = node;
  if (!isRaw(dependentRequired) && !isRaw(dependentSchemas)) return node;
  const both = new Map<string, unknown>(isRaw(node["dependencies"]) ? Object.entries(node["dependencies"]) : []);
  const said = [dependentRequired, dependentSchemas].flatMap((map) => (isRaw(map) ? Object.entries(map) : []));
  for (const [key, one] of said) both.set(key, both.has(key) ? { allOf: [both.get(key), one].map(asSchema) } : one);
  return { ...rest, dependencies: Object.fromEntries(both) };
}

/** What depends on a property as a schema, where it is a list of further properties. */
function asSchema(dependency: unknown): unknown {
  return Array.isArray(dependency) ? { required: dependency } : dependency;
}

function nullable(node: Raw): Raw {
  const { nullable: isNullable, type, ...rest } = node;
  if (isNullable === undefined) return node;
  const types = [type].flat();
  if (isNullable !== true || type === undefined || types.includes("null")) {
    return type === undefined ? rest : { type, ...rest };
  }
  return { type: [...types, "null"], ...rest };
}
