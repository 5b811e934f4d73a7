import type { ConfTree, Statement } from "../syntax/ConfTree.ts";

/** A line that is to be written anew. Counts from 1. */
export interface FormattedLine {
  readonly line: number;
  readonly text: string;
}

const indent = "  ";

/**
 * Lines of a text with the indentation of their blocks and nothing behind their ends. What stands in quotes over several
 * lines stays as it is, and no line is joined or cut: the text says the same as before.
 */
export function formatConf(tree: ConfTree, fromLine: number, toLine: number): readonly FormattedLine[] {
  const { text } = tree;
  const formatted: FormattedLine[] = [];
  const marks = new Marks(tree);
  let start = 0;
  for (let line = 1; start <= text.length && line <= toLine; line += 1) {
    const end = endOfLine(text, start);
    const written = text.slice(start, end);
    const trimmed = written.trim();
    if (line >= fromLine && !marks.isInQuotes(start)) {
      const depth = Math.max(0, marks.depthAt(start) - (trimmed.startsWith("}") ? 1 : 0));
      const behind = marks.isInQuotes(end) ? written.trimStart() : trimmed;
      const wanted = trimmed === "" ? "" : indent.repeat(depth) + behind;
      if (wanted !== written) formatted.push({ line, text: wanted });
    }
    start = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return formatted;
}

function endOfLine(text: string, from: number): number {
  const found = /[\r\n]/.exec(text.slice(from, from + longestLine));
  return found === null ? Math.min(text.length, from + longestLine) : from + found.index;
}

const longestLine = 1_000_000;

/** Where blocks and quotes begin and end, in the order of the file. Asked for places that go on. */
class Marks {
  private readonly steps: readonly { readonly at: number; readonly depth: number; readonly quotes: number }[];
  private next = 0;
  private depth = 0;
  private quotes = 0;

  constructor(tree: ConfTree) {
    const steps: { at: number; depth: number; quotes: number }[] = [];
    const mark = (base: number, { open, close, args, body }: Statement): void => {
      for (const argument of args)
        if (argument.quoted)
          steps.push(
            { at: base + argument.start + 1, depth: 0, quotes: 1 },
            { at: base + argument.end, depth: 0, quotes: -1 },
          );
      if (body === undefined) return;
      steps.push({ at: base + open + 1, depth: 1, quotes: 0 });
      for (const child of body) mark(base, child);
      if (close >= 0) steps.push({ at: base + close + 1, depth: -1, quotes: 0 });
    };
    for (const { statement } of tree.chunks)
      if (statement !== undefined) mark(tree.offsetOf(statement.chunk), statement);
    this.steps = steps.sort((one, other) => one.at - other.at);
  }

  depthAt(offset: number): number {
    this.goTo(offset);
    return this.depth;
  }

  isInQuotes(offset: number): boolean {
    this.goTo(offset);
    return this.quotes > 0;
  }

  private goTo(offset: number): void {
    for (let step = this.steps[this.next]; step !== undefined && step.at <= offset; step = this.steps[++this.next]) {
      this.depth += step.depth;
      this.quotes += step.quotes;
    }
  }
}
