import {
  createScanner,
  type Edit,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { confMessages, type ConfProblem, MOST_PROBLEMS } from "../conf/confProblems.ts";
import type { TextLanguage, TextRange } from "../conf/TextLanguage.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import { formatPointer, parsePointer } from "../configPath.ts";
import type { Rename } from "../entity/entityPlace.ts";
import { refuseHostileKeys } from "../merge/hostileKeys.ts";
import { applyMergePatch } from "../merge/mergePatch.ts";
import { applyEdits, editsTo, type JsonLayout, printJson } from "./editJson.ts";
import { TextLines } from "./TextLines.ts";

/** A JSON text and what it says. */
interface JsonTree {
  readonly text: string;
  readonly root: Node | undefined;
  readonly errors: readonly ParseError[];
  /** Offset at which the text is nested deeper than any config is. */
  readonly tooDeep?: number;
}

/** A config that is written as JSON, with comments where somebody wrote some: they and the layout stay as they are. */
export const jsonLanguage: TextLanguage<JsonTree> = {
  parse(text) {
    const errors: ParseError[] = [];
    const tooDeep = deepestPlace(text);
    if (tooDeep !== undefined) return { text, root: undefined, errors, tooDeep };
    return { text, root: parseTree(text, errors, { allowTrailingComma: true }), errors };
  },
  read(tree) {
    const problems = problemsOf(tree);
    // Of a text with a fault nothing is taken: what it says would be a guess.
    const value: unknown = tree.root === undefined || problems.length > 0 ? {} : getNodeValue(tree.root);
    const config = isPlainObject(value) ? withoutNull(value) : {};
    const listed = problems.slice(0, MOST_PROBLEMS);
    return { config, problems: listed, unlisted: problems.length - listed.length };
  },
  edit(tree, delta, renames = []) {
    refuseHostileKeys(delta);
    const renamed = renames.length === 0 ? tree : renamedTree(tree, renames);
    const text = editedText(renamed, withoutNull(applyMergePatch(jsonLanguage.read(tree).config, delta)));
    return { text, tree: jsonLanguage.parse(text), problems: [] };
  },
  locate({ text, root }, pointers) {
    const lines = new TextLines(text);
    return pointers.map((pointer) => (root === undefined ? undefined : rangeOf(root, pointer, lines)));
  },
  unread(tree) {
    if (problemsOf(tree).length === 0) return commentsIn(tree.text);
    const lines = tree.text.split("\n");
    return [{ line: 1, column: 1, endLine: lines.length, endColumn: (lines.at(-1) ?? "").length + 1 }];
  },
  // Of JSON no comment is read for them.
  secretWords: [],
  print(config) {
    return `${JSON.stringify(config, null, 2)}\n`;
  },
};

/** A key set to null is one that is not set: a merge patch knows no other null. */
function withoutNull(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      child === null ? [] : [[key, isPlainObject(child) ? withoutNull(child) : child]],
    ),
  );
}

function editedText({ text, root }: JsonTree, target: JsonObject): string {
  const layout = layoutOf(text);
  // An empty file is an empty config.
  if (root === undefined) return printJson(target, "", layout) + layout.eol;
  return applyEdits(text, editsTo(text, root, target, layout));
}

/** As the text is laid out: two blanks where it does not tell. */
function layoutOf(text: string): JsonLayout {
  return { indent: /^([ \t]+)\S/m.exec(text)?.[1] ?? "  ", eol: text.includes("\r\n") ? "\r\n" : "\n" };
}

/** Entities under their new keys, everything in them as it was written. */
function renamedTree(tree: JsonTree, renames: readonly Rename[]): JsonTree {
  const edits = renames.flatMap(({ from, to }): readonly Edit[] => {
    const way = tree.root === undefined ? [] : nodesOnWay(tree.root, from);
    const key = way.length > from.length ? way.at(-1)?.parent?.children?.[0] : undefined;
    const name = to.at(-1);
    if (key === undefined || name === undefined) return [];
    return [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }];
  });
  return jsonLanguage.parse(
    applyEdits(
      tree.text,
      edits.toSorted((one, other) => one.offset - other.offset),
    ),
  );
}

/** Deeper than this no config goes, and what reads it calls itself. */
const mostLevels = 100;

function deepestPlace(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let level = 0;
  for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) level += 1;
    if (kind === token.closeBrace || kind === token.closeBracket) level -= 1;
    if (level > mostLevels) return scanner.getTokenOffset();
  }
  return undefined;
}

/** What comments say, without their signs: it may have been a setting. */
function commentsIn(text: string): readonly TextRange[] {
  const lines = new TextLines(text);
  const scanner = createScanner(text);
  const ranges: TextRange[] = [];
  for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    const [offset, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
    if (kind === token.lineComment) ranges.push(lines.range(offset + 2, length - 2));
    if (kind === token.blockComment) ranges.push(lines.range(offset + 2, length - 4));
  }
  return ranges;
}

/** Tokens of the scanner, whose own names exist for types only. */
const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  lineComment: 12,
  blockComment: 13,
  end: 17,
} as const;

function problemsOf({ text, root, errors, tooDeep }: JsonTree): readonly ConfProblem[] {
  const lines = new TextLines(text);
  const problem = (offset: number, length: number, pointer: string, message: string): ConfProblem => ({
    level: "error",
    message,
    pointer,
    ...lines.range(offset, length),
  });
  if (tooDeep !== undefined) return [problem(tooDeep, 1, "", confMessages.nestedTooDeep)];
  // After the first fault of a place the parser stumbles over what follows it.
  const [first] = errors;
  if (first !== undefined && text.trim() !== "")
    return [
      problem(first.offset, first.length, "", syntaxWords[printParseErrorCode(first.error)] ?? "This is not JSON."),
    ];
  if (root === undefined) return [];
  if (root.type !== "object") return [problem(root.offset, root.length, "", "The file must hold one object: { ... }.")];
  return keyFaults(root, "").map(({ node, pointer, message }) => problem(node.offset, node.length, pointer, message));
}

interface KeyFault {
  readonly node: Node;
  readonly pointer: string;
  readonly message: string;
}

/** What reading JSON hides: of two equal keys the last one wins, and `__proto__` is none at all. */
function keyFaults(node: Node, at: string): readonly KeyFault[] {
  if (node.type === "array") return (node.children ?? []).flatMap((item, index) => keyFaults(item, `${at}/${index}`));
  if (node.type !== "object") return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (key === undefined) return [];
    const name = String(key.value);
    const pointer = at + formatPointer([name]);
    const isHostile = ["__proto__", "constructor", "prototype"].includes(name);
    const message = isHostile
      ? confMessages.hostileKey
      : seen.has(name)
        ? "This key stands in the object above already. Remove one of them."
        : undefined;
    seen.add(name);
    return [
      ...(message === undefined ? [] : [{ node: key, pointer, message }]),
      ...(value === undefined ? [] : keyFaults(value, pointer)),
    ];
  });
}

function rangeOf(root: Node, pointer: string, lines: TextLines): TextRange | undefined {
  const node = nodesOnWay(root, parsePointer(pointer)).at(-1);
  return node && lines.range(node.offset, node.length);
}

/** The root and, step by step, what stands at a path, as far as that leads. */
function nodesOnWay(root: Node, path: readonly string[]): readonly Node[] {
  const nodes = [root];
  for (const step of path) {
    const next = childAt(nodes.at(-1) ?? root, step);
    if (next === undefined) break;
    nodes.push(next);
  }
  return nodes;
}

/** Members by name: thousands of places are asked for in an object of thousands. */
const members = new WeakMap<Node, ReadonlyMap<string, Node>>();

function childAt(node: Node, step: string): Node | undefined {
  const { type, children = [] } = node;
  if (type === "array") return children[Number(step)];
  if (type !== "object") return undefined;
  const known =
    members.get(node) ??
    new Map(
      children.flatMap(({ children: [key, value] = [] }) =>
        key === undefined || value === undefined ? [] : [[String(key.value), value]],
      ),
    );
  members.set(node, known);
  return known.get(step);
}

const syntaxWords: Readonly<Record<string, string>> = {
  InvalidSymbol: "This is no JSON value. Texts stand in double quotes.",
  InvalidNumberFormat: "This is no number as JSON writes them.",
  PropertyNameExpected: "A key in double quotes is expected here.",
  ValueExpected: "A value is missing here.",
  ColonExpected: "A colon is missing before this.",
  CommaExpected: "A comma is missing before this.",
  CloseBraceExpected: "The object is never closed. Put a } at its end.",
  CloseBracketExpected: "The list is never closed. Put a ] at its end.",
  EndOfFileExpected: "The config ends before this. Remove what follows.",
  UnexpectedEndOfComment: "The comment is never closed. Put a */ at its end.",
  UnexpectedEndOfString: 'The quote is never closed. Put a " at the end of the text.',
  UnexpectedEndOfNumber: "The number ends too soon.",
  InvalidUnicode: "After \\u four hexadecimal digits are expected.",
  InvalidEscapeCharacter: "This escape is not known: write \\\\ for a backslash.",
  InvalidCharacter: "This character must be written as an escape, such as \\n.",
};
