import { type Node, parseTree } from "jsonc-parser";
import { escapeSegment } from "./escapeSegment.ts";
import { SchemaError } from "./SchemaError.ts";

/**
 * What reading a file as JSON hides: a key `__proto__` is none at all.
 * @param source path and text of a schema file
 */
export function checkKeys(source: { readonly file: string; readonly text: string }): readonly SchemaError[] {
  const root = parseTree(source.text);
  return root
    ? faultsIn(root, "").map(({ offset, at }) => new SchemaError(source, at, "no key is called __proto__", offset))
    : [];
}

interface KeyFault {
  readonly offset: number;
  readonly at: string;
}

function faultsIn(node: Node, pointer: string): readonly KeyFault[] {
  if (node.type === "array")
    return (node.children ?? []).flatMap((item, index) => faultsIn(item, `${pointer}/${index}`));
  if (node.type !== "object") return [];
  return (node.children ?? []).flatMap(({ children = [], offset }) => {
    const [name, value] = children;
    const key = String(name?.value);
    const at = `${pointer}/${escapeSegment(key)}`;
    return [...(key === "__proto__" ? [{ offset, at }] : []), ...(value ? faultsIn(value, at) : [])];
  });
}
