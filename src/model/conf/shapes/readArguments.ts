import type { JsonObject } from "../../Json.ts";
import { isHostileKey } from "../../merge/hostileKeys.ts";
import { confMessages } from "../confProblems.ts";
import type { ContextGrammar, Positional } from "../grammar/ContextGrammar.ts";
import type { Reader } from "../read/Reader.ts";
import { noteOption } from "../read/wordNotes.ts";
import type { Argument, Statement } from "../syntax/ConfTree.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { fitsArgument, readScalar, valueMessage } from "../values/scalarText.ts";
import { isFlagOption, readOption } from "./optionText.ts";

/**
 * Reads what stands behind a statement's word into `target`: bare values to the first free argument that can take
 * them, `k=v` to the property of that word, else to the extras. Gives the item's key where the text holds one.
 */
export function readArguments(
  grammar: ContextGrammar,
  statement: Statement,
  target: JsonObject,
  reader: Reader,
): string | undefined {
  let free = grammar.positional;
  let key: string | undefined;
  for (const argument of statement.args) {
    if (argument.key !== undefined) {
      readKeyed(grammar, argument.key, argument, statement, target, reader);
      continue;
    }
    const flag =
      argument.quoted || (free === grammar.positional && free.length > 0)
        ? undefined
        : grammar.optionByWord.get(argument.value);
    if (flag !== undefined && isFlagOption(flag)) {
      setAt(target, flag.path, true);
      noteOption(grammar, flag, argument, statement, reader);
      reader.place(flag.path, statement, argument);
      continue;
    }
    const taker = takerOf(free, argument);
    if (taker === undefined) reportUntaken(free[0], argument, statement, reader);
    else if (taker.property === undefined) key = argument.value;
    else readPositional(taker.property, argument, statement, target, reader);
    if (taker !== undefined && taker.property?.container !== "list") free = free.filter((other) => other !== taker);
  }
  return key;
}

function takerOf(free: readonly Positional[], argument: Argument): Positional | undefined {
  return (
    free.find(
      ({ property }) => property === undefined || fitsArgument(property.value, argument.value, argument.quoted),
    ) ??
    free.find(
      ({ property }) =>
        property !== undefined && readScalar(property.value, argument.value, argument.quoted) !== undefined,
    )
  );
}

function reportUntaken(next: Positional | undefined, argument: Argument, statement: Statement, reader: Reader): void {
  if (next?.property === undefined) return reader.warn(confMessages.unknownArgument, statement, argument);
  reader.enter(...next.property.path);
  reader.error(valueMessage(next.property.value), statement, argument);
  reader.leave(next.property.path.length);
}

function readPositional(
  property: NonNullable<Positional["property"]>,
  argument: Argument,
  statement: Statement,
  target: JsonObject,
  reader: Reader,
): void {
  const value = readScalar(property.value, argument.value, argument.quoted);
  if (value === undefined) return;
  if (property.container !== "list") {
    setAt(target, property.path, value);
    return reader.place(property.path, statement, argument);
  }
  const list = getAt(target, property.path);
  const items = Array.isArray(list) ? list : [];
  reader.place([...property.path, String(items.length)], statement, argument);
  items.push(value);
  if (items !== list) setAt(target, property.path, items);
}

function readKeyed(
  grammar: ContextGrammar,
  key: string,
  argument: Argument,
  statement: Statement,
  target: JsonObject,
  reader: Reader,
): void {
  const property = grammar.optionByWord.get(key);
  if (property !== undefined) {
    noteOption(grammar, property, argument, statement, reader);
    const value = readOption(property, argument.value, argument.quoted);
    reader.enter(...property.path);
    if (value === undefined) reader.error(valueMessage(property.value), statement, argument);
    else setAt(target, property.path, value);
    reader.place([], statement, argument);
    return reader.leave(property.path.length);
  }
  const { extra, key: own, order } = grammar.context;
  if (isHostileKey(key)) return reader.error(confMessages.hostileKey, statement, argument);
  if (extra === undefined || key === own || key === order || grammar.silent.has(key)) {
    return reader.warn(confMessages.unknownArgument, statement, argument);
  }
  const value = readScalar(extra.value, argument.value, argument.quoted);
  if (value === undefined) return reader.error(valueMessage(extra.value), statement, argument);
  setAt(target, [...extra.path, key], value);
  reader.place([...extra.path, key], statement, argument);
}
