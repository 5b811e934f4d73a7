import { lineAndColumn } from "./lineAndColumn.ts";
import { locatePointer } from "./locatePointer.ts";
import type { SourceFile } from "./SourceFile.ts";

/** One thing wrong with a schema: the place in its file, and the broken rule in a sentence. */
export class SchemaError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;

  /** @param offset where exactly, for what a pointer cannot tell apart */
  constructor(source: Pick<SourceFile, "file" | "text">, pointer: string, rule: string, offset?: number) {
    const { line, column } =
      offset === undefined ? locatePointer(source.text, pointer) : lineAndColumn(source.text, offset);
    super(`${source.file}:${line}:${column}: ${pointer || "/"}: ${rule}`);
    this.name = "SchemaError";
    this.file = source.file;
    this.line = line;
    this.column = column;
    this.pointer = pointer;
  }
}
