import type { Statement } from "../syntax/ConfTree.ts";
import { mergeTokens, type TokenChange } from "./tokenChanges.ts";
import type { Splice } from "./textSplices.ts";

/**
 * Changes a statement's arguments as little as can be.
 * @param isRight whether a statement of these arguments says what it should; else all are written anew
 */
export function editHead(
  statement: Statement,
  before: readonly string[],
  after: readonly string[],
  isRight: (tokens: readonly string[]) => boolean,
): Splice[] {
  const { chunk, args } = statement;
  const written = args.map(({ start, end }) => chunk.text.slice(start, end));
  const change = mergeTokens(written, before, after);
  if (isRight(tokensOf(change))) return splicesOf(statement, change);
  const known = new Set([...before, ...after].map(keyOf));
  const unknown = args.flatMap(({ key }, index) =>
    key === undefined || known.has(`${key}=`) ? [] : [written[index] ?? ""],
  );
  const text = [...after, ...unknown].join(" ");
  const [first, last] = [args[0], args.at(-1)];
  if (first === undefined || last === undefined)
    return [{ chunk, start: statement.wordEnd, end: statement.wordEnd, text: ` ${text}` }];
  const start = text === "" ? statement.wordEnd : first.start;
  return [{ chunk, start, end: last.end, text }];
}

function tokensOf({ kept, inserted }: TokenChange): string[] {
  return [
    ...(inserted.get(-1) ?? []),
    ...kept.flatMap((token, index) => [...(token === undefined ? [] : [token]), ...(inserted.get(index) ?? [])]),
  ];
}

function splicesOf({ chunk, args, wordEnd }: Statement, { kept, inserted }: TokenChange): Splice[] {
  const splices: Splice[] = [];
  const insert = (at: number, tokens: readonly string[] = []): void => {
    for (const token of tokens) splices.push({ chunk, start: at, end: at, text: ` ${token}` });
  };
  insert(wordEnd, inserted.get(-1));
  for (const [index, { start, end }] of args.entries()) {
    const token = kept[index];
    const previousEnd = index === 0 ? wordEnd : (args[index - 1]?.end ?? wordEnd);
    if (token === undefined) splices.push({ chunk, start: blankBefore(chunk.text, start, previousEnd), end, text: "" });
    else if (token !== chunk.text.slice(start, end)) splices.push({ chunk, start, end, text: token });
    insert(end, inserted.get(index));
  }
  return splices;
}

/** Removes the blanks before an argument too, but no comment. */
function blankBefore(text: string, start: number, previousEnd: number): number {
  return text.slice(previousEnd, start).trim() === "" ? previousEnd : start;
}

function keyOf(token: string): string | undefined {
  return /^[A-Za-z_][\w.-]*=/.exec(token)?.[0];
}
