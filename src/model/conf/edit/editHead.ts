import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { isFlagOption } from "../shapes/optionText.ts";
import type { Argument, Statement } from "../syntax/ConfTree.ts";
import { mergeTokens, type TokenChange } from "./tokenChanges.ts";
import type { Splice } from "./textSplices.ts";

/**
 * Changes a statement's arguments as little as can be.
 * @param isRight whether a statement of these arguments says what it should; else all are written anew
 * @param options the words of the statement's options: one under an older name is written with the present one
 */
export function editHead(
  statement: Statement,
  before: readonly string[],
  after: readonly string[],
  isRight: (tokens: readonly string[]) => boolean,
  options?: ReadonlyMap<string, ConfProperty>,
): Splice[] {
  const { chunk, args } = statement;
  const written = args.map((argument) => presentText(argument, chunk.text, options));
  const change = mergeTokens(written, before, after);
  if (isRight(tokensOf(change))) return splicesOf(statement, change, options);
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

/** An argument as it stands, but for another word of its option, which becomes the option's own. */
function presentText(argument: Argument, text: string, options?: ReadonlyMap<string, ConfProperty>): string {
  const { start, end, key, value, quoted } = argument;
  const word = key ?? (quoted ? undefined : value);
  const property = word === undefined ? undefined : options?.get(word);
  const isOther = property !== undefined && property.word !== word && (key !== undefined || isFlagOption(property));
  return isOther ? property.word + text.slice(start + (word?.length ?? 0), end) : text.slice(start, end);
}

function splicesOf(
  { chunk, args, wordEnd }: Statement,
  { kept, inserted }: TokenChange,
  options?: ReadonlyMap<string, ConfProperty>,
): Splice[] {
  const splices: Splice[] = [];
  const insert = (at: number, tokens: readonly string[] = []): void => {
    for (const token of tokens) splices.push({ chunk, start: at, end: at, text: ` ${token}` });
  };
  insert(wordEnd, inserted.get(-1));
  for (const [index, argument] of args.entries()) {
    const { start, end } = argument;
    const token = kept[index];
    const word = argument.key ?? argument.value;
    // A word that is kept as written stays while its value does.
    const isAsGood = options?.get(word)?.aliases?.includes(word) === true;
    const standing = isAsGood ? presentText(argument, chunk.text, options) : chunk.text.slice(start, end);
    const previousEnd = index === 0 ? wordEnd : (args[index - 1]?.end ?? wordEnd);
    if (token === undefined) splices.push({ chunk, start: blankBefore(chunk.text, start, previousEnd), end, text: "" });
    else if (token !== standing) splices.push({ chunk, start, end, text: token });
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
