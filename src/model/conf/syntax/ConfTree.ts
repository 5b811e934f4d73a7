import type { ConfChunk } from "./ConfChunk.ts";
import type { ConfPosition } from "./ConfPosition.ts";

/** A config text as a lossless syntax tree. Trees are immutable; an edit makes a new one that shares most chunks. */
export class ConfTree {
  readonly chunks: readonly ConfChunk[];
  /** The next id for an entity whose key the server gives; ids are never used again. */
  nextServerKey = 0;
  private joined: string | undefined;
  private startsOfChunks: ReadonlyMap<ConfChunk, ConfPosition> | undefined;

  constructor(chunks: readonly ConfChunk[], text?: string) {
    this.chunks = chunks;
    this.joined = text;
  }

  /** The whole file. */
  get text(): string {
    this.joined ??= this.chunks.map((chunk) => chunk.text).join("");
    return this.joined;
  }

  /** Where an offset of a chunk stands in the file; lines and columns count from 1, columns in UTF-16 units. */
  positionOf(chunk: ConfChunk, offset: number): ConfPosition {
    const start = this.starts.get(chunk) ?? { offset: 0, line: 1, column: 1 };
    return advance(start, chunk.text, offset);
  }

  private get starts(): ReadonlyMap<ConfChunk, ConfPosition> {
    if (this.startsOfChunks === undefined) {
      const starts = new Map<ConfChunk, ConfPosition>();
      let position: ConfPosition = { offset: 0, line: 1, column: 1 };
      for (const chunk of this.chunks) {
        starts.set(chunk, position);
        position = advance(position, chunk.text, chunk.text.length);
      }
      this.startsOfChunks = starts;
    }
    return this.startsOfChunks;
  }
}

/** Ends of line are counted as editors do: `\n`, `\r\n` or a lone `\r`. */
function advance(from: ConfPosition, text: string, length: number): ConfPosition {
  let { line, column } = from;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    const isEnd = code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10);
    if (isEnd) line++;
    column = isEnd ? 1 : column + 1;
  }
  return { offset: from.offset + length, line, column };
}
