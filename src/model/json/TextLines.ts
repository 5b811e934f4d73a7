import type { TextRange } from "../conf/TextLanguage.ts";

/** Where the lines of a text begin, to tell places by line and column. */
export class TextLines {
  private readonly starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.starts = starts;
  }

  /** The range that begins at an offset; lines and columns count from 1. */
  range(offset: number, length: number): TextRange {
    const [begin, end] = [this.place(offset), this.place(offset + length)];
    return { ...begin, endLine: end.line, endColumn: end.column };
  }

  private place(offset: number): { readonly line: number; readonly column: number } {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}
