import { isHostileKey } from "../../patch/isHostileKey.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../Json.ts";
import { confMessages } from "../confMessages.ts";
import type { Row } from "../grammar/Row.ts";
import { keyOfBlock } from "../read/keyOfBlock.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/Statement.ts";
import { readScalar } from "../values/readScalar.ts";
import { valueMessage } from "../values/valueMessage.ts";
import { argumentText } from "./argumentText.ts";
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
