import type { SchemaNode } from "../../SchemaNode.ts";

/** Whether a keyword's value is a schema node (and not a boolean, a list or absent). */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
