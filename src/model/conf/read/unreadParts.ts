import { confMessages, type ConfProblem } from "../confProblems.ts";
import type { TextRange } from "../TextLanguage.ts";
import type { OptionsOfParts } from "../grammar/ContextGrammar.ts";
import type { Argument, ConfChunk, ConfTree, Statement } from "../syntax/ConfTree.ts";
import type { ConfReading } from "./readConf.ts";

/** A part of a chunk; offsets count from its start. */
type Part = readonly [start: number, end: number];

/**
 * What of a text must not be shown, as nobody knows what it says: of each statement that is not understood all but its first
 * word, and so of those in it. A word alone may be a value, and goes too. Of an option that is said twice the values go.
 * Where even the syntax is broken nothing is known but the first word of all.
 * @param ofParts by the word of a statement, the options that it may say again of another part
 */
export function unreadParts(
  tree: ConfTree,
  { problems, unlisted }: ConfReading,
  ofParts: ReadonlyMap<string, OptionsOfParts>,
): readonly TextRange[] {
  const unknown = problems.filter((problem) => !isUnderstood(problem));
  const found = new Map<ConfChunk, Set<Statement>>();
  for (const { line, column } of unknown) {
    const at = tree.offsetAt(line, column);
    const chunk = tree.chunks.find((one) => at < tree.offsetOf(one) + one.text.length) ?? tree.chunks.at(-1);
    if (chunk === undefined) continue;
    const own = found.get(chunk) ?? new Set();
    const statement = innermost(chunk.statement === undefined ? [] : [chunk.statement], at - tree.offsetOf(chunk));
    if (statement !== undefined) own.add(statement);
    found.set(chunk, own);
  }
  return tree.chunks.flatMap((chunk) => {
    const unread = found.get(chunk);
    return partsOf(chunk, unlisted > 0, unread, ofParts).map(([from, to]) => rangeOf(tree, chunk, from, to));
  });
}

/** What is read, though there is a word to say about it. */
function isUnderstood({ keyword, message }: ConfProblem): boolean {
  return keyword !== undefined || message === confMessages.missingReference;
}

function innermost(statements: readonly Statement[], at: number): Statement | undefined {
  const around = statements.find(({ start, end }) => start <= at && at < end);
  return around === undefined ? undefined : (innermost(around.body ?? [], at) ?? around);
}

function partsOf(
  chunk: ConfChunk,
  isAll: boolean,
  unread: ReadonlySet<Statement> | undefined,
  ofParts: ReadonlyMap<string, OptionsOfParts>,
): readonly Part[] {
  const { statement, problems, unlistedProblems, text } = chunk;
  const isBroken = problems.length > 0 || unlistedProblems > 0;
  if (statement === undefined) return isBroken || unread !== undefined ? [[0, text.length]] : [];
  if (isBroken) return [[statement.wordEnd, text.length]];
  if (isAll) return hiddenIn(statement);
  return unreadIn(statement, unread ?? new Set(), ofParts);
}

function unreadIn(
  statement: Statement,
  unread: ReadonlySet<Statement>,
  ofParts: ReadonlyMap<string, OptionsOfParts>,
): readonly Part[] {
  if (unread.has(statement)) return hiddenIn(statement);
  return [
    ...repeatedIn(statement.args, ofParts.get(statement.word)),
    ...(statement.body ?? []).flatMap((one) => unreadIn(one, unread, ofParts)),
  ];
}

/** The values of each option that is said twice of one part: only the last is read, and nobody knows what the others say. */
function repeatedIn(args: readonly Argument[], ofParts: OptionsOfParts | undefined): readonly Part[] {
  let part = 0;
  const said = args.map(({ key }) => {
    if (key === undefined) return undefined;
    if (key === ofParts?.opener) part += 1;
    const setting = ofParts?.settings.get(key);
    return setting === undefined ? key : `${part} ${setting}`;
  });
  const times = new Map<string | undefined, number>();
  for (const what of said) times.set(what, (times.get(what) ?? 0) + 1);
  return args.flatMap(({ key, start, end }, index): readonly Part[] =>
    key === undefined || times.get(said[index]) === 1 ? [] : [[start + key.length + 1, end]],
  );
}

function hiddenIn({ start, wordEnd, args, body }: Statement): readonly Part[] {
  const [first, last] = [args[0], args.at(-1)];
  if (first !== undefined && last !== undefined) return [[first.start, last.end], ...(body ?? []).flatMap(hiddenIn)];
  return body === undefined ? [[start, wordEnd]] : body.flatMap(hiddenIn);
}

function rangeOf(tree: ConfTree, chunk: ConfChunk, from: number, to: number): TextRange {
  const [start, end] = [tree.positionOf(chunk, from), tree.positionOf(chunk, to)];
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
