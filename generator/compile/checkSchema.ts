import { annotationsOf } from "../schema/annotationsOf.ts";
import type { SchemaNode } from "../SchemaNode.ts";

const texts = new Set(["title", "description", "default", "examples", "readOnly", "deprecated", "$comment"]);

/**
 * What an entity's check is compiled from: no annotations, no words; what the server reports and other entities
 * inside (each is checked by itself) are let through.
 */
export function checkSchema(root: SchemaNode, folder: "config" | "runtime"): object {
  return check(root, folder === "config", true) as object;
}

function check(value: unknown, isConfig: boolean, isRoot: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => check(one, isConfig, false));
  if (typeof value !== "object" || value === null) return value;
  const node = value as SchemaNode;
  if (!isRoot && (node["x-entity"] !== undefined || (isConfig && node.readOnly === true))) return true;
  return Object.fromEntries(
    Object.entries(withObjectItems(node))
      .filter(([keyword]) => !texts.has(keyword) && !keyword.startsWith("x-"))
      .map(([keyword, child]) => [
        keyword,
        keyword === "properties" ? members(child, isConfig) : literal(keyword, child, isConfig),
      ]),
  );
}

/** Items that may be written as their bare key are checked in the object form, which the check is given. */
function withObjectItems(node: SchemaNode): SchemaNode {
  const { list } = annotationsOf(node);
  const object = [...(node.items?.anyOf ?? []), ...(node.items?.oneOf ?? [])].find((branch) => branch.properties);
  return list?.bareKey && object ? { ...node, items: object } : node;
}

/** Below `properties` the keys are names, not keywords. */
function members(properties: unknown, isConfig: boolean): unknown {
  if (typeof properties !== "object" || properties === null) return properties;
  return Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, check(child, isConfig, false)]));
}

function literal(keyword: string, child: unknown, isConfig: boolean): unknown {
  if (keyword === "enum" || keyword === "const" || keyword === "required") return child;
  return keyword === "patternProperties" || keyword === "dependencies"
    ? members(child, isConfig)
    : check(child, isConfig, false);
}
