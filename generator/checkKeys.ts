import { type Node, parseTree } from "jsonc-parser";
import { escapeSegment } from "./escapeSegment.ts";
import { SchemaError } from "./SchemaError.ts";

/**
 * What reading a file as JSON hides: of two equal keys the last one wins, and `__proto__` is none at all.
 * @param source path and text of a schema file
 */
export function checkKeys(source: { readonly file: string; readonly text: string }): readonly SchemaError[] {
  const root = parseTree(source.text);
  return root ? faultsIn(root, "").map(({ node, at, rule }) => new SchemaError(source, at, rule, node.offset)) : [];
}

interface KeyFault {
  readonly node: Node;
  readonly at: string;
  readonly rule: string;
}

function faultsIn(node: Node, pointer: string): readonly KeyFault[] {
  if (node.type === "array")
    return (node.children ?? []).flatMap((item, index) => faultsIn(item, `${pointer}/${index}`));
  if (node.type !== "object") return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((property) => {
    const [name, value] = property.children ?? [];
    const key = String(name?.value);
    const at = `${pointer}/${escapeSegment(key)}`;
    const rule =
      key === "__proto__"
        ? "no key is called __proto__"
        : seen.has(key)
          ? "a key stands once in its object"
          : undefined;
    seen.add(key);
    return [...(rule === undefined ? [] : [{ node: property, at, rule }]), ...(value ? faultsIn(value, at) : [])];
  });
}
