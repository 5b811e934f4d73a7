import { parseSync } from "vite";
import type { TestTitle } from "./TestTitle.ts";

/** Titles of the tests in a source file: `it` and `test`, with `each`, `for`, `only` and the like, but nothing skipped. */
export function titlesIn(source: string, file: string): readonly TestTitle[] {
  const { program, errors } = parseSync(file, source);
  const fault = errors.find((error) => error.severity === "Error");
  if (fault !== undefined) throw new Error(`${file} does not parse: ${fault.message}`);
  const titles: TestTitle[] = [];
  visit(program, (node) => {
    if (node.type !== "CallExpression") return;
    const names = calleeNames(node.callee);
    if (names[0] !== "it" && names[0] !== "test") return;
    if (names.includes("skip") || names.includes("todo")) return;
    const title = textOf(Array.isArray(node.arguments) ? node.arguments[0] : undefined);
    if (title !== undefined) titles.push({ file, title });
  });
  return titles;
}

type Node = Readonly<Record<string, unknown>>;

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode);
  } else if (isNode(value)) {
    onNode(value);
    for (const child of Object.values(value)) visit(child, onNode);
  }
}

/** `it.each(rows)` gives `["it", "each"]`. */
function calleeNames(callee: unknown): readonly string[] {
  if (!isNode(callee)) return [];
  if (callee.type === "Identifier") return [String(callee.name)];
  if (callee.type === "MemberExpression") return [...calleeNames(callee.object), ...calleeNames(callee.property)];
  if (callee.type === "CallExpression") return calleeNames(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return calleeNames(callee.tag);
  return [];
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  const pieces: readonly { value?: { cooked?: string } }[] = node.quasis;
  return pieces.map((piece) => piece.value?.cooked ?? "").join("…");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}
