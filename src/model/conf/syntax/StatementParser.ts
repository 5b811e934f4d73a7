import { commonEnds } from "../commonEnds.ts";
import { confMessages, MOST_PROBLEMS } from "../confProblems.ts";
import { type Argument, ConfChunk, type ConfTree, type Statement } from "./ConfTree.ts";
import { Scanner } from "./Scanner.ts";

/** What the parser must know of the language to find the end of a statement that its author left open. */
interface ConfWords {
  /** A word of any context: at the start of a line it begins a statement. */
  isWord(word: string): boolean;
  /** A word that only the top level knows: at the start of a line it closes every open block. */
  isTopWord(word: string): boolean;
}

/** Cuts a text into chunks whose texts, joined, are the text again, whatever it holds. */
export function parseChunks(text: string, words: ConfWords): ConfChunk[] {
  return [...chunksFrom(text, 0, words)];
}

/**
 * The same for a text that differs from one that was parsed before: chunks before and behind the difference are those of
 * the other one, with all that is known of them.
 */
export function parseChanged(text: string, words: ConfWords, before: ConfTree): ConfChunk[] {
  const same = commonEnds(before.text, text);
  const chunks: ConfChunk[] = [];
  let start = 0;
  for (const [index, chunk] of before.chunks.entries()) {
    const next = before.chunks[index + 1];
    // What is wrong with a chunk may hang on all that follows, and an open statement on the next word.
    if (chunk.problems.length > 0 || next === undefined) break;
    if (start + chunk.text.length + next.text.length > same.before) break;
    start += chunk.text.length;
    chunks.push(chunk);
  }
  const moved = text.length - before.text.length;
  const byStart = new Map(before.chunks.map((chunk, index) => [before.offsetOf(chunk) + moved, index]));
  for (const chunk of chunksFrom(text, start, words)) {
    const index = start > text.length - same.behind ? byStart.get(start) : undefined;
    if (index !== undefined) return [...chunks, ...before.chunks.slice(index)];
    chunks.push(chunk);
    start += chunk.text.length;
  }
  return chunks;
}

function* chunksFrom(text: string, from: number, words: ConfWords): Generator<ConfChunk> {
  const scanner = new Scanner(text);
  scanner.at = from;
  const parser = new StatementParser(scanner, words);
  while (scanner.at < text.length) {
    const chunk = new ConfChunk();
    const start = scanner.at;
    scanner.base = start;
    chunk.isInline = start > 0 && !/[\r\n]/.test(text[start - 1] ?? "");
    chunk.statement = parser.topStatement(chunk);
    scanner.skipRestOfLine();
    chunk.text = text.slice(start, scanner.at);
    yield chunk;
  }
}

const MAX_DEPTH = 64;
const SEMICOLON = 59;
const OPEN = 123;
const CLOSE = 125;

/** Reads statements and goes on after a mistake, so that one does not hide the next. */
class StatementParser {
  private chunk = new ConfChunk();
  private readonly reportUnclosedQuote = (start: number, end: number): void =>
    this.report(start, end, confMessages.unclosedQuote);

  constructor(
    private readonly scanner: Scanner,
    private readonly words: ConfWords,
  ) {}

  /** The next statement of the top level; undefined where only blanks, comments or a stray bracket are left. */
  topStatement(chunk: ConfChunk): Statement | undefined {
    this.chunk = chunk;
    const { scanner } = this;
    scanner.skipTrivia();
    if (scanner.at >= scanner.text.length) return undefined;
    if (scanner.text.charCodeAt(scanner.at) === CLOSE) {
      const start = scanner.at;
      while (scanner.text.charCodeAt(scanner.at) === CLOSE) scanner.at++;
      this.report(start, scanner.at, confMessages.strayBracket);
      return undefined;
    }
    return this.statement(chunk, 0);
  }

  /** Stands at a character that is neither blank nor `}`. A stray `;` is passed and gives nothing. */
  private statement(chunk: ConfChunk, depth: number): Statement | undefined {
    const { scanner } = this;
    const start = scanner.at;
    if (scanner.text.charCodeAt(start) === SEMICOLON) {
      scanner.at++;
      return undefined;
    }
    const first = scanner.argument(this.reportUnclosedQuote);
    const { base } = scanner;
    const wordEnd = scanner.at - base;
    const args: Argument[] = [];
    const stop = this.readArguments(args);
    const word = first === undefined ? "" : wordOf(first);
    if (first === undefined) this.report(start, start + 1, confMessages.blockWithoutWord);
    if (stop !== "open") {
      return {
        chunk,
        start: start - base,
        end: scanner.at - base,
        word,
        wordEnd,
        args,
        body: undefined,
        open: -1,
        close: -1,
      };
    }
    const open = scanner.at++;
    const body: Statement[] = [];
    const isTooDeep = depth >= MAX_DEPTH;
    if (isTooDeep) this.report(open, open + 1, confMessages.nestedTooDeep);
    const isClosed = !isTooDeep && this.readBody(chunk, body, depth + 1);
    if (!isClosed && !isTooDeep) this.report(open, open + 1, confMessages.unclosedBlock);
    const end = scanner.at - base;
    return {
      chunk,
      start: start - base,
      end,
      word,
      wordEnd,
      args,
      body,
      open: open - base,
      close: isClosed ? end - 1 : -1,
    };
  }

  /** Passes the arguments and a `;`; stands before a `{`. */
  private readArguments(args: Argument[]): "end" | "open" {
    const { scanner } = this;
    const { text } = scanner;
    for (;;) {
      const last = scanner.at;
      scanner.skipTrivia();
      const code = text.charCodeAt(scanner.at);
      if (code === SEMICOLON) {
        scanner.at++;
        return "end";
      }
      if (code === OPEN) return "open";
      if (scanner.at >= text.length || code === CLOSE || this.beginsStatement(last)) {
        this.report(last - 1, last, confMessages.missingSemicolon);
        scanner.at = last;
        return "end";
      }
      const argument = scanner.argument(this.reportUnclosedQuote);
      if (argument === undefined) scanner.at++;
      else args.push(argument);
    }
  }

  /** A word of the language at the start of a line: the line above lacks its semicolon. */
  private beginsStatement(last: number): boolean {
    const { scanner } = this;
    const { text, at } = scanner;
    if (at === last) return false;
    let before = at - 1;
    while (before >= last && (text.charCodeAt(before) === 32 || text.charCodeAt(before) === 9)) before--;
    const code = text.charCodeAt(before);
    return before >= last && (code === 10 || code === 13) && this.words.isWord(scanner.peekBare());
  }

  /** Reads up to the `}` and passes it; false where the block is never closed. */
  private readBody(chunk: ConfChunk, body: Statement[], depth: number): boolean {
    const { scanner } = this;
    const { text } = scanner;
    for (;;) {
      scanner.skipTrivia();
      if (scanner.at >= text.length) return false;
      const code = text.charCodeAt(scanner.at);
      if (code === CLOSE) {
        scanner.at++;
        return true;
      }
      if (isLineStart(text, scanner.at) && this.words.isTopWord(scanner.peekBare())) return false;
      const statement = this.statement(chunk, depth);
      if (statement !== undefined) body.push(statement);
    }
  }

  private report(start: number, end: number, message: string): void {
    const { base } = this.scanner;
    const { chunk } = this;
    // They come in the order of the text, and no more than the first are ever shown.
    if (chunk.problems.length >= MOST_PROBLEMS) chunk.unlistedProblems++;
    else chunk.problems.push({ start: start - base, end: end - base, message });
  }
}

function wordOf(word: Argument): string {
  return word.key === undefined ? word.value : `${word.key}=${word.value}`;
}

function isLineStart(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return at === 0 || before === 10 || before === 13;
}
