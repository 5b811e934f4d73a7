import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { offsetInYaml } from "./foreign/yamlPlaces.ts";
import { pointerSegments } from "./jsonPointer.ts";

/** One thing wrong with a schema: the place in its file, and the broken rule in a sentence. */
export class SchemaError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;

  /** @param offset where exactly, for what a pointer cannot tell apart */
  constructor(written: Written, at: string, rule: string, offset?: number) {
    const { source, pointer } = originOf(written, at);
    const { line, column } = offset === undefined ? locatePointer(source, pointer) : lineAndColumn(source.text, offset);
    super(`${source.file}:${line}:${column}: ${pointer || "/"}: ${rule}`);
    this.name = "SchemaError";
    this.file = source.file;
    this.line = line;
    this.column = column;
    this.pointer = pointer;
  }
}

/** A schema file, and which of its parts other files have added. */
interface Written {
  readonly file: string;
  readonly text: string;
  readonly additions?: readonly { readonly pointer: string; readonly source: Written; readonly at: string }[];
}

/** The file that says what stands at a pointer of a schema, and where in it. */
function originOf(source: Written, pointer: string): { readonly source: Written; readonly pointer: string } {
  const found = source.additions?.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`));
  if (!found) return { source, pointer };
  return { source: found.source, pointer: found.at + pointer.slice(found.pointer.length) };
}

/** Every broken rule of one run, so that an author mends them in one go. */
export class SchemaErrors extends Error {
  readonly errors: readonly SchemaError[];

  constructor(errors: readonly SchemaError[], options?: ErrorOptions) {
    super(errors.map((error) => error.message).join("\n"), options);
    this.name = "SchemaErrors";
    this.errors = errors;
  }
}

/** Line and column (both from 1) of a JSON pointer in a text; of its nearest parent where it does not exist. */
function locatePointer({ file, text }: Written, pointer: string): { line: number; column: number } {
  const segments = pointerSegments(pointer).map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
  if (/\.ya?ml$/.test(file)) return lineAndColumn(text, offsetInYaml(text, segments));
  const root = parseTree(text);
  for (let length = segments.length; root && length >= 0; length--) {
    const node = findNodeAtLocation(root, segments.slice(0, length));
    // A property's error belongs to its key, not to the brace of its value.
    if (node) return lineAndColumn(text, node.parent?.type === "property" ? node.parent.offset : node.offset);
  }
  return { line: 1, column: 1 };
}

/** A place in a text for people and editors: both counted from 1. */
function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
