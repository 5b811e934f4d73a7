import { createScanner, type Edit, type Node } from "jsonc-parser";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";

/** How a text is laid out. */
export interface JsonLayout {
  /** One level. */
  readonly indent: string;
  readonly eol: string;
}

/**
 * The least that must change in a text for it to say something else: what stays keeps its place, its layout and its comments;
 * what goes takes the comment on its own line along; what is new stands behind what there is.
 * @param root as parsed; its keys are each there once
 * @returns edits that do not overlap, in the order of the text
 */
export function editsTo(text: string, root: Node, target: JsonObject, layout: JsonLayout): readonly Edit[] {
  const writer = new EditWriter(text, layout);
  writer.change(root, target);
  return writer.edits.toSorted((one, other) => one.offset - other.offset || one.length - other.length);
}

/** The text with edits in the order of the text, which do not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { offset, length, content } of edits) {
    pieces.push(text.slice(at, offset), content);
    at = offset + length;
  }
  return [...pieces, text.slice(at)].join("");
}

/**
 * A value as text, for a line that is indented so far. Plain lists stand in one line where they fit, and so does all
 * that comes into something that stands in one.
 */
export function printJson(value: Json, lineIndent: string, { indent, eol }: JsonLayout, isInLine = false): string {
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null);
  if (isPlainList || isInLine) {
    const line = printInLine(value);
    if (line.length <= mostInLine) return line;
  }
  return JSON.stringify(value, null, indent).replaceAll("\n", eol + lineIndent);
}

function printInLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printInLine).join(", ")}]`;
  if (!isPlainObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}: ${printInLine(child)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

const mostInLine = 100;

/** Tokens of the scanner, whose own names exist for types only. */
const token = { comma: 5, lineComment: 12, blockComment: 13, lineBreak: 14, end: 17 } as const;

/** A property or an item, and where what belongs to it ends. */
interface Child {
  readonly node: Node;
  /** The value's node: of an item it is the item. */
  readonly value: Node;
  readonly comma: number | undefined;
  /** Behind its comma, and behind a comment that ends its line. */
  readonly end: number;
}

/** What a container is to hold: children that stay, each perhaps with another value, and new ones by where they come. */
interface Wanted {
  readonly kept: ReadonlyMap<Child, Json>;
  /** Texts of what is new, by the child that they stand behind; undefined for the very front. */
  readonly added: ReadonlyMap<Child | undefined, readonly string[]>;
}

class EditWriter {
  readonly edits: Edit[] = [];

  constructor(
    private readonly text: string,
    private readonly layout: JsonLayout,
  ) {}

  change(node: Node, target: Json): void {
    if (deepEqual(valueOf(node), target)) return;
    const children = this.childrenOf(node);
    if (node.type === "object" && isPlainObject(target))
      this.arrange(node, children, this.wantedOf(node, children, target));
    else if (node.type === "array" && Array.isArray(target) && !this.isBlank(node, children))
      this.arrange(node, children, this.wantedIn(node, children, target));
    else this.replace(node.offset, node.length, printJson(target, this.indentAt(node.offset), this.layout));
  }

  private wantedOf(node: Node, children: readonly Child[], target: JsonObject): Wanted {
    const kept = new Map<Child, Json>();
    const known = new Set<string>();
    for (const child of children) {
      const key = String(child.node.children?.[0]?.value);
      known.add(key);
      const value = Object.hasOwn(target, key) ? target[key] : undefined;
      // A key set to null is one that is not set: it was so before, and may stay.
      if (value !== undefined) kept.set(child, value);
      else if (child.value.type === "null") kept.set(child, null);
    }
    const indent = this.indentBelow(node, children);
    const isInLine = this.isInLine(node, children);
    const added = Object.entries(target).flatMap(([key, value]) =>
      known.has(key) ? [] : [`${JSON.stringify(key)}: ${printJson(value, indent, this.layout, isInLine)}`],
    );
    return { kept, added: new Map([[[...kept.keys()].at(-1), added]]) };
  }

  /** Items at both ends that are as they were stay; those between are changed one by one, added or taken away. */
  private wantedIn(node: Node, children: readonly Child[], target: readonly Json[]): Wanted {
    const before = children.map(({ value }) => valueOf(value));
    const most = Math.min(before.length, target.length);
    let front = 0;
    while (front < most && deepEqual(before[front], target[front])) front += 1;
    let back = 0;
    while (back < most - front && deepEqual(before.at(-1 - back), target.at(-1 - back))) back += 1;
    const changed = Math.min(before.length, target.length) - front - back;
    const kept = new Map<Child, Json>();
    for (const [index, child] of children.entries()) {
      const isBehind = index >= before.length - back;
      const item = target[isBehind ? index - before.length + target.length : index];
      if (isBehind || index < front + changed) kept.set(child, item ?? null);
    }
    const fresh = target.slice(front + changed, target.length - back);
    const indent = this.indentBelow(node, children);
    const isInLine = this.isInLine(node, children);
    const texts = fresh.map((item) => printJson(item, indent, this.layout, isInLine));
    return { kept, added: new Map([[children[front + changed - 1], texts]]) };
  }

  private arrange(node: Node, children: readonly Child[], { kept, added }: Wanted): void {
    for (const [child, value] of kept) this.change(child.value, value);
    const isNothingNew = [...added.values()].every((texts) => texts.length === 0);
    if (isNothingNew && kept.size === children.length) return;
    const isOneLine = this.isInLine(node, children);
    const between = isOneLine ? " " : this.layout.eol + this.indentBelow(node, children);
    if (kept.size === 0 && this.isBare(node, children)) {
      const texts = [...added.values()].flat();
      this.replace(node.offset, node.length, this.wrap(node, texts, between, isOneLine));
      return;
    }
    for (const [index, child] of children.entries()) {
      if (!kept.has(child)) this.remove(child, children[index - 1]?.end ?? node.offset + 1);
    }
    const staying = children.filter((child) => kept.has(child));
    this.closeUp(node, children, staying);
    const isClosedByComma = children.at(-1)?.comma !== undefined;
    const last = staying.at(-1);
    for (const [place, texts] of added) {
      if (texts.length === 0) continue;
      const isLast = place === last;
      if (place !== undefined && place.comma === undefined) this.replace(endOf(place.node), 0, ",");
      const joined = texts.map((one) => between + one).join(",");
      const ending = isLast ? (isClosedByComma ? "," : "") : ",";
      this.replace(place === undefined ? node.offset + 1 : place.end, 0, joined + ending);
    }
    const isFollowed = last !== undefined && (added.get(last)?.length ?? 0) > 0;
    if (last?.comma !== undefined && !isFollowed && !isClosedByComma) this.replace(last.comma, 1, "");
  }

  /** No blank stands before the first child where none stood there: `[2]` is left of `[1, 2]`. */
  private closeUp(node: Node, children: readonly Child[], [first]: readonly Child[]): void {
    if (first === undefined || first === children[0] || children[0]?.node.offset !== node.offset + 1) return;
    const start = children[children.indexOf(first) - 1]?.end ?? node.offset;
    const blanks = /^[ \t]*/.exec(this.text.slice(start, first.node.offset))?.[0] ?? "";
    this.replace(start, blanks.length, "");
  }

  /** A container of new things only. */
  private wrap(node: Node, texts: readonly string[], between: string, isOneLine: boolean): string {
    const [open, close] = node.type === "object" ? ["{", "}"] : ["[", "]"];
    if (texts.length === 0) return open + close;
    const ending = isOneLine ? " " : this.layout.eol + this.indentAt(node.offset);
    return open + texts.map((one) => between + one).join(",") + ending + close;
  }

  private isBlank(node: Node, children: readonly Child[]): boolean {
    return children.length === 0 && this.isBare(node, children);
  }

  /** Whether nothing but its children stands in a container. */
  private isBare(node: Node, children: readonly Child[]): boolean {
    const starts = [node.offset + 1, ...children.map(({ node: child }) => endOf(child))];
    const ends = [...children.map(({ node: child }) => child.offset), endOf(node) - 1];
    return starts.every((start, index) => /^[\s,]*$/.test(this.text.slice(start, ends[index])));
  }

  private isInLine(node: Node, children: readonly Child[]): boolean {
    return children.length > 0 && !this.text.slice(node.offset, children[0]?.node.offset).includes("\n");
  }

  /** With its line; comments above it stay. @param before end of what stands in front of it */
  private remove(child: Child, before: number): void {
    const line = this.text.slice(before, child.node.offset).lastIndexOf("\n");
    const start = line === -1 ? before : before + line - (this.text[before + line - 1] === "\r" ? 1 : 0);
    this.replace(start, child.end - start, "");
  }

  private childrenOf(node: Node): readonly Child[] {
    const nodes = node.children ?? [];
    return nodes.map((child, index) => {
      const limit = nodes[index + 1]?.offset ?? endOf(node) - 1;
      const { comma, end } = this.separator(endOf(child), limit);
      return { node: child, value: node.type === "object" ? (child.children?.[1] ?? child) : child, comma, end };
    });
  }

  private separator(start: number, limit: number): Pick<Child, "comma" | "end"> {
    const scanner = createScanner(this.text.slice(0, limit), false);
    scanner.setPosition(start);
    let comma: number | undefined;
    let end = start;
    let comment: number | undefined;
    for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
      const after = scanner.getTokenOffset() + scanner.getTokenLength();
      if (kind === token.comma) {
        comma = scanner.getTokenOffset();
        end = after;
        comment = undefined;
      } else if (kind === token.lineComment || kind === token.blockComment) comment = after;
      else if (kind === token.lineBreak) {
        if (comment !== undefined) end = comment;
        // A comma may still come, at the beginning of a line.
        if (comma !== undefined || !/^\s*,/.test(this.text.slice(after, limit))) break;
      }
    }
    return { comma, end };
  }

  private indentBelow(node: Node, children: readonly Child[]): string {
    const first = children[0]?.node.offset;
    const isOwnLine = first !== undefined && this.text.slice(node.offset, first).includes("\n");
    return isOwnLine ? this.indentAt(first) : this.indentAt(node.offset) + this.layout.indent;
  }

  /** White space at the beginning of the line of an offset. */
  private indentAt(offset: number): string {
    const line = this.text.lastIndexOf("\n", offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(line, offset))?.[0] ?? "";
  }

  private replace(offset: number, length: number, content: string): void {
    this.edits.push({ offset, length, content });
  }
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** What a node says; a null inside of an object is a key that is not set. */
function valueOf(node: Node): Json {
  if (node.type === "array") return (node.children ?? []).map(valueOf);
  if (node.type !== "object") {
    const value: Json = node.value;
    return value;
  }
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined || value.type === "null" ? [] : [[String(key.value), valueOf(value)]],
    ),
  );
}
