import type { ConfBlock } from "../../../generated/contracts/ConfTable.ts";
import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { isHostileKey } from "../../merge/hostileKeys.ts";
import { confMessages } from "../confProblems.ts";
import { type PrintedStatement, type Row, keyOfBlock } from "../grammar/ContextGrammar.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { quoteText, readScalar, valueMessage, writeScalar } from "../values/scalarText.ts";
import { argumentText } from "./optionText.ts";
import { readObject } from "./readObject.ts";

/** One item of a map and its key; undefined where the text gives no key that may be one. */
export function readMapItem(
  row: Row,
  statement: Statement,
  reader: Reader,
): { readonly key: string; readonly value: Json } | undefined {
  const key = keyOfBlock(row, statement);
  if (key === undefined) {
    // The bare word alone is a map without items.
    if (statement.args.length > 0 || statement.body !== undefined) reader.error(confMessages.missingKey, statement);
    return undefined;
  }
  if (isHostileKey(key)) {
    reader.error(confMessages.hostileKey, statement, statement.args[0] ?? statement);
    return undefined;
  }
  reader.enter(key);
  const value = row.grammar === undefined ? readValue(row, statement, reader) : readEntity(row, key, statement, reader);
  reader.place([], statement);
  reader.leave();
  return value === undefined ? undefined : { key, value };
}

function readEntity(row: Row, key: string, statement: Statement, reader: Reader): JsonObject {
  const value: JsonObject = {};
  const { grammar } = row;
  if (grammar === undefined) return value;
  if (grammar.context.key !== undefined) value[grammar.context.key] = key;
  const sets = row.property.blocks?.find(({ word }) => word === statement.word)?.sets ?? {};
  for (const [name, said] of Object.entries(sets)) if (isJson(said)) value[name] = said;
  readObject(grammar, statement, value, reader);
  return value;
}

function readValue(row: Row, statement: Statement, reader: Reader): Json | undefined {
  const argument = statement.args[1];
  if (argument === undefined) {
    reader.error(confMessages.missingValue, statement);
    return undefined;
  }
  const value = readScalar(row.property.value, argumentText(argument), argument.quoted);
  if (value === undefined) reader.error(valueMessage(row.property.value), statement, argument);
  return value;
}

/** The table is JSON, but its type does not say so. */
function isJson(value: unknown): value is Json {
  return ["string", "number", "boolean"].includes(typeof value) || Array.isArray(value) || isPlainObject(value);
}

/** The statement of one item of a map; undefined where the item can have none. */
export function printMapItem(row: Row, key: string, item: Json): PrintedStatement | undefined {
  const { grammar, property } = row;
  if (key === "" && property.serverKeys !== true) return undefined;
  if (grammar !== undefined) {
    if (!isPlainObject(item)) return undefined;
    const word = wordOfBlock(property.blocks, item, row.word);
    const shape = property.item === "block" ? "block" : "options";
    return { word, id: key, args: [], object: { grammar, value: item, key, shape } };
  }
  const token = writeScalar(property.value, item);
  return token === undefined
    ? undefined
    : { word: row.word, id: key, args: [quoteText(key, /^[A-Za-z_][\w.-]*=/.test(key)), token] };
}

/** The word an entity's block opens with: the first whose settings the entity has; absent ones are the first word's. */
function wordOfBlock(blocks: readonly ConfBlock[] | undefined, value: JsonObject, otherwise: string): string {
  const fitting = blocks?.find(
    ({ sets, alias }) =>
      alias !== true &&
      Object.entries(sets ?? {}).every(([name, said]) => value[name] === undefined || value[name] === said),
  );
  return fitting?.word ?? otherwise;
}
