import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { lineAndColumn } from "./lineAndColumn.ts";
import { segmentsOf } from "./segmentsOf.ts";

/** Line and column (both from 1) of a JSON pointer in a text; of its nearest parent where it does not exist. */
export function locatePointer(text: string, pointer: string): { line: number; column: number } {
  const root = parseTree(text);
  const segments = segmentsOf(pointer).map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
  for (let length = segments.length; root && length >= 0; length--) {
    const node = findNodeAtLocation(root, segments.slice(0, length));
    // A property's error belongs to its key, not to the brace of its value.
    if (node) return lineAndColumn(text, node.parent?.type === "property" ? node.parent.offset : node.offset);
  }
  return { line: 1, column: 1 };
}
