import type { Argument } from "./ConfTree.ts";

const LF = 10;
const CR = 13;
const QUOTE = 34;
const HASH = 35;
const EQUALS = 61;
const SEMICOLON = 59;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

/** Cuts a config text into arguments, blanks and comments. Offsets of arguments count from `base`. */
export class Scanner {
  at = 0;
  /** Start of the chunk that is being read. */
  base = 0;
  /** No quote closes behind this offset, so that broken text is not searched to its end again and again. */
  private lastQuote: number;

  constructor(readonly text: string) {
    this.lastQuote = text.lastIndexOf('"');
  }

  /** Passes blanks and comments. */
  skipTrivia(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code === HASH) this.skipLine();
      else if (isBlank(code)) this.at++;
      else return;
    }
  }

  /** Passes the rest of the line when nothing but blanks and a comment stands there; else passes nothing. */
  skipRestOfLine(): void {
    const { text } = this;
    let at = this.at;
    while (at < text.length && isBlank(text.charCodeAt(at)) && !isEndOfLine(text.charCodeAt(at))) at++;
    if (at < text.length && text.charCodeAt(at) !== HASH && !isEndOfLine(text.charCodeAt(at))) return;
    this.at = at;
    if (text.charCodeAt(at) === HASH) this.skipLine();
    if (text.charCodeAt(this.at) === CR) this.at++;
    if (text.charCodeAt(this.at) === LF) this.at++;
  }

  /** The bare characters from here on, not passed. */
  peekBare(): string {
    return this.text.slice(this.at, this.bareEnd(this.at));
  }

  /** The next argument, or undefined where a bracket, a semicolon or the end stands. */
  argument(onUnclosed: (start: number, end: number) => void): Argument | undefined {
    const start = this.at;
    if (this.text.charCodeAt(start) === QUOTE) {
      const value = this.quoted(onUnclosed);
      return { start: start - this.base, end: this.at - this.base, key: undefined, value, quoted: true };
    }
    const keyEnd = this.keyEnd(start);
    if (keyEnd > 0 && this.text.charCodeAt(keyEnd + 1) === QUOTE) {
      this.at = keyEnd + 1;
      const value = this.quoted(onUnclosed);
      return {
        start: start - this.base,
        end: this.at - this.base,
        key: this.text.slice(start, keyEnd),
        value,
        quoted: true,
      };
    }
    const end = this.bareEnd(start);
    if (end === start) return undefined;
    this.at = end;
    const key = keyEnd > 0 ? this.text.slice(start, keyEnd) : undefined;
    const value = this.text.slice(keyEnd > 0 ? keyEnd + 1 : start, end);
    return { start: start - this.base, end: end - this.base, key, value, quoted: false };
  }

  private skipLine(): void {
    while (this.at < this.text.length && !isEndOfLine(this.text.charCodeAt(this.at))) this.at++;
  }

  private bareEnd(start: number): number {
    let at = start;
    while (at < this.text.length) {
      const code = this.text.charCodeAt(at);
      if (isBlank(code) || code === SEMICOLON || code === HASH || code === QUOTE || code === OPEN || code === CLOSE)
        break;
      at++;
    }
    return at;
  }

  /** Offset of the `=` of `key=`; 0 where no key stands (no key can start a file and end at 0). */
  private keyEnd(start: number): number {
    let at = start;
    let code = this.text.charCodeAt(at);
    if (!isKeyStart(code)) return 0;
    while (isKeyStart(code) || isKeyRest(code)) code = this.text.charCodeAt(++at);
    return code === EQUALS ? at : 0;
  }

  private quoted(onUnclosed: (start: number, end: number) => void): string {
    const { text } = this;
    const start = this.at;
    let hasEscape = false;
    let at = start + 1;
    for (; at <= this.lastQuote; at++) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        hasEscape = true;
        at++;
      }
    }
    const isClosed = at <= this.lastQuote;
    if (!isClosed) {
      // Its author most likely forgot the quote on this very line: all behind it is still read.
      this.lastQuote = start;
      at = start + 1;
      while (at < text.length && !isEndOfLine(text.charCodeAt(at))) at++;
      onUnclosed(start, at);
    }
    this.at = isClosed ? at + 1 : at;
    const value = text.slice(start + 1, at);
    return hasEscape && isClosed ? value.replace(/\\([\\"])/g, "$1") : value;
  }
}

function isEndOfLine(code: number): boolean {
  return code === LF || code === CR;
}

function isKeyStart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}

/** Digits, `-` and `.`. */
function isKeyRest(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 45 || code === 46;
}

/** Whether a character parts arguments: every control character, the blank, and a byte order mark. */
export function isBlank(code: number): boolean {
  return code <= 32 || code === 0xfeff;
}
