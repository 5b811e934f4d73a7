import { isNode, type SchemaNode } from "../../schema/schemaNode.ts";

/** The `x-conf` annotation of a node as checked data; absent keywords are absent. */
export function confAnnotation(node: SchemaNode): ConfAnnotation {
  const raw = node["x-conf"];
  if (!isNode(raw)) return {};
  const blocks = raw["blocks"];
  return {
    ...text(raw, "word"),
    ...text(raw, "shape"),
    ...text(raw, "item"),
    ...text(raw, "extra"),
    ...text(raw, "suffix"),
    ...texts(raw, "aliases"),
    ...texts(raw, "arguments"),
    ...(typeof raw["factor"] === "number" ? { factor: raw["factor"] } : {}),
    ...(Array.isArray(blocks) ? { blocks: blocks.filter(isNode) } : {}),
  };
}

interface ConfAnnotation {
  readonly word?: string;
  readonly shape?: string;
  readonly item?: string;
  readonly extra?: string;
  readonly suffix?: string;
  readonly aliases?: readonly string[];
  readonly arguments?: readonly string[];
  readonly factor?: number;
  readonly blocks?: readonly SchemaNode[];
}

function text<Name extends string>(node: SchemaNode, name: Name): Partial<Record<Name, string>> {
  const value = node[name];
  const found: Partial<Record<Name, string>> = {};
  if (typeof value === "string") Object.assign(found, { [name]: value });
  return found;
}

function texts<Name extends string>(node: SchemaNode, name: Name): Partial<Record<Name, readonly string[]>> {
  const value = node[name];
  const found: Partial<Record<Name, readonly string[]>> = {};
  if (Array.isArray(value)) Object.assign(found, { [name]: value.filter((item) => typeof item === "string") });
  return found;
}
