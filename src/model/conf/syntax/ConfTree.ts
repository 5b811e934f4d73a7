import type { ConfChunk } from "./ConfChunk.ts";
import type { ConfPosition } from "./ConfPosition.ts";

/** A config text as a lossless syntax tree. Trees are immutable; an edit makes a new one that shares most chunks. */
export class ConfTree {
  readonly chunks: readonly ConfChunk[];
  /** The next id for an entity whose key the server gives; ids are never used again. */
  nextServerKey = 0;
  private joined: string | undefined;
  private offsets: ReadonlyMap<ConfChunk, number> | undefined;
  private lines: readonly number[] | undefined;

  constructor(chunks: readonly ConfChunk[], text?: string) {
    this.chunks = chunks;
    this.joined = text;
  }

  /** The whole file. */
  get text(): string {
    this.joined ??= this.chunks.map((chunk) => chunk.text).join("");
    return this.joined;
  }

  /** Where a chunk begins in the file. */
  offsetOf(chunk: ConfChunk): number {
    this.offsets ??= offsetsOf(this.chunks);
    return this.offsets.get(chunk) ?? 0;
  }

  /** Where an offset of a chunk stands in the file; lines and columns count from 1, columns in UTF-16 units. */
  positionOf(chunk: ConfChunk, offset: number): ConfPosition {
    this.lines ??= lineStartsOf(this.text);
    const { lines } = this;
    const at = this.offsetOf(chunk) + offset;
    let low = 0;
    let high = lines.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lines[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return { offset: at, line: low + 1, column: at - (lines[low] ?? 0) + 1 };
  }
}

function offsetsOf(chunks: readonly ConfChunk[]): ReadonlyMap<ConfChunk, number> {
  const offsets = new Map<ConfChunk, number>();
  let at = 0;
  for (const chunk of chunks) {
    offsets.set(chunk, at);
    at += chunk.text.length;
  }
  return offsets;
}

/** Ends of line are counted as editors do: `\n`, `\r\n` or a lone `\r`. */
function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}
