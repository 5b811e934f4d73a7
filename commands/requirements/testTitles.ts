import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** The title of one test as written, with `…` for what is only known when it runs. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
  /** Whether it looks into a schema for what the console says of a setting: such words show nothing of what it does. */
  readonly isOfWords: boolean;
}

/** The titles of all tests under tests/. */
export function readTitles(root: string): readonly TestTitle[] {
  const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" });
  const tests = files.filter((name) => /\.test\.tsx?$/.test(name)).toSorted();
  return tests.flatMap((name) => titlesIn(readFileSync(join(root, "tests", name), "utf8"), `tests/${name}`));
}

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
    const [first, ...rest] = Array.isArray(node.arguments) ? node.arguments : [];
    const title = literalText(first);
    if (title !== undefined) titles.push({ file, title, isOfWords: expectsWords(rest) });
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

/** Whether a test expects something of the `description` or the `help` of a schema. */
function expectsWords(body: unknown): boolean {
  let found = false;
  visit(body, (node) => {
    if (node.type !== "CallExpression" || calleeNames(node.callee)[0] !== "expect") return;
    const subject: unknown = Array.isArray(node.arguments) ? node.arguments[0] : undefined;
    if (!isNode(subject) || subject.type !== "MemberExpression") return;
    if (["description", "help"].includes(calleeNames(subject.property)[0] ?? "")) found = true;
  });
  return found;
}

function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  const pieces: readonly { value?: { cooked?: string } }[] = node.quasis;
  return pieces.map((piece) => piece.value?.cooked ?? "").join("…");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** The requirement ids that a test's title names: `[C123]`, `[C123 S004]` or `[C123, S004]`. */
export function idsIn(title: string): readonly string[] {
  const tags = title.matchAll(/\[([A-Z]\d{3}(?:[\s,]+[A-Z]\d{3})*)\]/g);
  return [...tags].flatMap(([, ids = ""]) => ids.split(/[\s,]+/));
}

/** Whether a title as written can be that of a test as it ran: `shows %s`, `shows $name` and `shows …` become many. */
export function becomes(written: string, ran: string): boolean {
  const pieces = written.split(/%[sdifjo#$%]|\$[\w.]+|…/);
  const pattern = pieces.map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join("[^]*");
  return new RegExp(`^${pattern}$`).test(ran);
}
