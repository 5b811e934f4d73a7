import { entities } from "../../generated/entities.ts";
import { MASK, hideInValue, hideLogins } from "../addressSecrets.ts";
import type { TextLanguage, TextRange } from "../conf/TextLanguage.ts";
import type { ConfProblem } from "../conf/confProblems.ts";
import { hiderInComments } from "../conf/textSecrets.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import { hideInText, isFreeSetting } from "../entity/hideSecrets.ts";
import { hidesSecret } from "../entity/sensitiveSettings.ts";
import type { Json } from "../Json.ts";

/**
 * The lines of a config text under review with a mask in the place of each secret: of settings, of what was commented out,
 * and logins in addresses. Comments are what people read there, and stay; every line keeps its number.
 */
export function maskSecrets(language: TextLanguage, text: string): readonly string[] {
  const tree = language.parse(text);
  const { config, problems } = language.read(tree);
  const lines = text.split("\n");
  const comments = commentsOf(lines, hasFault(problems));
  const hideInComment = hiderInComments(language.secretWords, MASK);
  return masked(lines, language, tree, secretPointers(config, isHiddenInReview)).map((line, index) => {
    const [said, comment] = splitComment(line, comments[index]);
    return hideLogins(said + hideInComment(comment));
  });
}

/** A quote may be missing in it. */
function hasFault(problems: readonly ConfProblem[]): boolean {
  return problems.some(({ level }) => level === "error");
}

/** What a line says, and its comment, where that was left in it. */
function splitComment(line: string, comment = ""): readonly [said: string, comment: string] {
  return comment !== "" && line.endsWith(comment) ? [line.slice(0, -comment.length), comment] : [line, ""];
}

function masked(
  lines: string[],
  language: TextLanguage,
  tree: ReturnType<TextLanguage["parse"]>,
  pointers: readonly string[],
  unread: readonly TextRange[] = [],
): string[] {
  const secrets = language.locate(tree, pointers).filter((range) => range !== undefined);
  const ranges = [
    ...secrets.filter((one) => !unread.some((other) => isWithin(one, other))).map((range) => ({ range, hide })),
    ...unread
      .filter((one) => !secrets.some((other) => isWithin(one, other)))
      .map((range) => ({ range, hide: hideEachLine })),
  ];
  // From the end, so that a mask moves no range that is still to come.
  const ordered = ranges.toSorted((one, other) => comparePlaces(other.range, one.range));
  for (const [index, { range, hide: hideIt }] of ordered.entries()) {
    // Two secrets of one statement share its place.
    const before = ordered[index - 1]?.range;
    if (before === undefined || comparePlaces(before, range) !== 0) hideIt(lines, range);
  }
  return lines;
}

function comparePlaces(one: TextRange, other: TextRange): number {
  return one.line - other.line || one.column - other.column;
}

function isWithin(one: TextRange, other: TextRange): boolean {
  const endsBefore = one.endLine - other.endLine || one.endColumn - other.endColumn;
  return comparePlaces(one, other) >= 0 && endsBefore <= 0 && !(comparePlaces(one, other) === 0 && endsBefore === 0);
}

/** All of it, and still on every line that there is something. */
function hideEachLine(lines: string[], { line, column, endLine, endColumn }: TextRange): void {
  for (let at = line; at <= endLine; at += 1) {
    const text = lines[at - 1] ?? "";
    const [from, to] = [at === line ? column - 1 : 0, at === endLine ? endColumn - 1 : text.length];
    const part = text.slice(from, to);
    const said = part.trimStart();
    const begin = from + part.length - said.length;
    const end = begin + said.trimEnd().length;
    if (begin < end) lines[at - 1] = `${text.slice(0, begin)}${MASK}${text.slice(end)}`;
  }
}

function hide(lines: string[], { line, column, endLine, endColumn }: TextRange): void {
  const first = lines[line - 1] ?? "";
  const before = first.slice(0, column - 1);
  const place = first.slice(column - 1, line === endLine ? endColumn - 1 : undefined);
  // Where it is that of the statement or option, its word says what is hidden; a value alone has nothing behind it.
  const [word = ""] = /^[\w@-]+(\s+|=)/.exec(place) ?? [];
  const last = lines[endLine - 1] ?? "";
  const end = last[endColumn - 2] === ";" ? ";" : "";
  for (let next = line; next < endLine; next += 1) lines[next] = "";
  lines[line - 1] = `${before}${word}${MASK}${end}${last.slice(endColumn - 1)}`;
}

type IsHidden = (value: Json, path: ConfigPath, entities_: typeof entities) => boolean;

/** Pointers of all secrets that are set in a config. */
function secretPointers(value: Json, isHidden: IsHidden, path: ConfigPath = []): readonly string[] {
  if (value === null || value === "") return [];
  if (isHidden(value, path, entities)) return [formatPointer(path)];
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, child]) => secretPointers(child, isHidden, [...path, key]));
}

/** What of a draft is not shown: secrets, and addresses with one that go on behind a blank. */
function isHiddenInReview(value: Json, path: ConfigPath): boolean {
  if (hidesSecret(value, path, entities)) return true;
  return typeof value === "string" && isPartedAddress(value) && hideInValue(value) !== value;
}

/** What the history shows to whoever looks: no secret, nothing whose name is free, nothing that nobody understands. */
function isHiddenInHistory(value: Json, path: ConfigPath): boolean {
  if (typeof value === "object") return hidesSecret(value, path, entities);
  return hidesSecret(value, path, entities) || isFreeSetting(path, entities) || isPartedAddress(value);
}

/** In a line an address ends at a blank; of one that goes on behind it the rest would be shown, its login too. */
function isPartedAddress(value: Json): boolean {
  return typeof value === "string" && /^[a-z][\w+.-]*:\/\/\S*\s/i.test(value);
}

/**
 * The lines of a former config text as they may be shown, numbered from 0. Of a text of ten thousand streams only the
 * blocks are read whose lines are asked for. Of what cannot be read (a text that was put aside) only the first words are shown.
 */
export class MaskedLines {
  private readonly shown: (string | undefined)[] = [];
  /** Where the blocks begin, as far as a line was asked for. */
  private readonly starts: number[] = [];
  /** Where the others do: the rest of the text is not looked at before. */
  private readonly startsToCome: Iterator<number, unknown>;

  constructor(
    private readonly language: TextLanguage,
    readonly lines: readonly string[],
  ) {
    this.startsToCome = blockStarts(lines);
  }

  readonly line = (line: number): string => {
    if (this.shown[line] === undefined) this.maskBlock(line);
    return this.shown[line] ?? "";
  };

  private blockOf(line: number): readonly [from: number, to: number] {
    const { starts } = this;
    while ((starts.at(-1) ?? 0) <= line) {
      const next = this.startsToCome.next();
      if (next.done === true) break;
      starts.push(next.value);
    }
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return [starts[low - 1] ?? 0, starts[low] ?? this.lines.length];
  }

  private maskBlock(line: number): void {
    const [from, to] = this.blockOf(line);
    const { language } = this;
    // A lone CR ends a line for the language, and none of ours.
    const block = this.lines.slice(from, to).map((text) => text.replaceAll(/\r(?!$)/g, " "));
    const tree = language.parse(block.join("\n"));
    const { config, problems } = language.read(tree);
    const unread = language.unread(tree);
    const lines = masked([...block], language, tree, secretPointers(config, isHiddenInHistory), unread);
    const comments = commentsOf(block, hasFault(problems));
    for (const [index, text] of lines.entries()) this.shown[from + index] = maskedWords(text, comments[index]);
  }
}

/** Addresses carry logins, and what was commented out may be a password by any name: its first word alone is shown. */
function maskedWords(line: string, ownComment: string | undefined): string {
  const [said, comment] = splitComment(line, ownComment);
  const shown = hideInText(said, () => MASK);
  if (comment === "") return shown;
  const [signs = ""] = /^[#\s]*/.exec(comment) ?? [];
  return `${shown}${signs}${firstWord(comment.slice(signs.length))}`;
}

/**
 * The comment of each line of a block, from its sign to the end; a quoted text may go on over several lines.
 * @param isBroken a quote may be missing: then any sign may begin one
 */
function commentsOf(block: readonly string[], isBroken: boolean): readonly string[] {
  let isQuoted = false;
  return block.map((line) => {
    for (let at = 0; at < line.length; at += 1) {
      const code = line.charCodeAt(at);
      if (isQuoted && code === BACKSLASH) at += 1;
      else if (code === QUOTE) isQuoted = !isQuoted;
      else if (code === HASH && (isBroken || !isQuoted)) return line.slice(at);
    }
    return "";
  });
}

/** Of a comment; of one that is a heading (`Channels.`, `== Channels ==`) that is all of it. */
function firstWord(line: string): string {
  const [open = "", sign] = /^\s*(?:([=*~-])\1+\s*)?/.exec(line) ?? [];
  const [word = ""] = /^[\p{L}\p{M}\p{N}_@{}-]*/u.exec(line.slice(open.length)) ?? [];
  const shown = open + word;
  const rest = line.slice(shown.length);
  const close = rest.replace(/^[.,:!?…]/, "").trim();
  if (sign !== undefined && close.replaceAll(sign, "") === "") return line;
  const said = rest
    .trimEnd()
    .replace(/[{};]$/, "")
    .trimEnd();
  return said === "" || close === "" ? line : `${shown} ${MASK}${rest.slice(said.length)}`;
}

const [QUOTE, HASH, BACKSLASH, OPEN, CLOSE, SEMICOLON] = ['"', "#", "\\", "{", "}", ";"].map((one) =>
  one.charCodeAt(0),
);

/** The lines at which the statements of a text begin that are part of no other. */
function* blockStarts(lines: readonly string[]): Generator<number> {
  let depth = 0;
  let isQuoted = false;
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (depth === 0 && !isQuoted && !isOpen) yield index;
    // Most lines: within a block, and none of its ends.
    if (depth > 0 && !/["#{}]/.test(line)) continue;
    for (let at = 0; at < line.length; at += 1) {
      const code = line.charCodeAt(at);
      if (isQuoted) {
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) isQuoted = false;
      } else if (code === QUOTE) isQuoted = true;
      else if (code === HASH) break;
      else if (code === OPEN) depth += 1;
      else if (code === CLOSE) [depth, isOpen] = [Math.max(0, depth - 1), false];
      else if (code === SEMICOLON) isOpen = false;
      else if (code > SPACE) isOpen = true;
    }
  }
}

const SPACE = 32;
