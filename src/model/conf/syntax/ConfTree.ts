/** One argument of a statement: `value` or `key=value`. Offsets count from the start of its chunk. */
export interface Argument {
  readonly start: number;
  readonly end: number;
  readonly key: string | undefined;
  /** Without quotes and escapes. */
  readonly value: string;
  readonly quoted: boolean;
}

/** `word args;` or `word args { statements }`. Offsets count from the start of its chunk. */
export interface Statement {
  readonly chunk: ConfChunk;
  readonly start: number;
  /** After the `;` or the `}`. */
  readonly end: number;
  readonly word: string;
  readonly wordEnd: number;
  readonly args: readonly Argument[];
  readonly body: readonly Statement[] | undefined;
  /** Offsets of the braces; -1 without a body, `close` also for a block that is never closed. */
  readonly open: number;
  readonly close: number;
}

/** A place where the text is not a config. Offsets count from the start of its chunk. */
interface SyntaxProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/**
 * One statement of the top level with all that belongs to it: the comments and blank lines before it, a comment behind
 * it, its end of line. The texts of the chunks joined are the file, byte for byte. An edit replaces chunks and shares
 * the others, and what was read from a chunk is remembered with it.
 */
export class ConfChunk {
  /** Values of list items that JSON holds bare (`"udp://…"` for `{url: "udp://…"}`); the text has one form for both. */
  bareItems: ReadonlySet<string> | undefined;
  /** Id of an entity whose key the text does not hold. */
  serverKey: string | undefined;
  /** Whether it begins behind another statement on the same line. */
  isInline = false;
  text = "";
  statement: Statement | undefined;
  readonly problems: SyntaxProblem[] = [];
  /** Problems beyond those listed: broken text of any size must not make a problem a character. */
  unlistedProblems = 0;
}

/** A place in the file. Lines and columns count from 1, columns in UTF-16 units; the offset counts from 0. */
interface ConfPosition {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

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

  /** The offset of a line and column, which count from 1; past the end of the file, its end. */
  offsetAt(line: number, column: number): number {
    this.lines ??= lineStartsOf(this.text);
    return Math.min((this.lines[line - 1] ?? this.text.length) + column - 1, this.text.length);
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
