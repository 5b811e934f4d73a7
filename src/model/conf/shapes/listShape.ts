import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import type { PrintedStatement, Row, StatementShape } from "../grammar/ContextGrammar.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { readScalar, valueMessage, writeScalar } from "../values/scalarText.ts";
import { argumentText } from "./optionText.ts";
import { readObject } from "./readObject.ts";

/** A list, one statement an item: `input URL priority=1;`. The bare word alone is a list without items. */
export const listShape: StatementShape = {
  read(row, statements, owner, reader) {
    const { path } = row.property;
    const items: Json[] = [];
    reader.enter(...path);
    for (const statement of statements) {
      reader.enter(String(items.length));
      if (row.grammar === undefined) readScalars(row, statement, items, reader);
      else if (statement.args.length > 0 || statement.body !== undefined) items.push(readItem(row, statement, reader));
      reader.place([], statement);
      reader.leave();
    }
    reader.leave(path.length);
    setAt(owner, path, items);
  },
  print(row, owner) {
    const list = getAt(owner, row.property.path);
    if (list === undefined) return [];
    const items = Array.isArray(list) ? list : [list];
    if (items.length === 0) return [{ word: row.word, id: "", args: [] }];
    return items.flatMap((item) => printItem(row, item) ?? []);
  },
};

function readScalars(row: Row, statement: Statement, items: Json[], reader: Reader): void {
  for (const argument of statement.args) {
    const item = readScalar(row.property.value, argumentText(argument), argument.quoted);
    if (item === undefined) reader.error(valueMessage(row.property.value), statement, argument);
    else items.push(item);
  }
}

function readItem(row: Row, statement: Statement, reader: Reader): Json {
  const item: JsonObject = {};
  if (row.grammar !== undefined) readObject(row.grammar, statement, item, reader);
  const { listKey, bareKey } = row.property;
  const bare = bareKey === true && listKey !== undefined ? item[listKey] : undefined;
  const isBare =
    typeof bare === "string" && Object.keys(item).length === 1 && statement.chunk.bareItems?.has(bare) === true;
  return isBare ? bare : item;
}

function printItem(row: Row, item: Json): PrintedStatement | undefined {
  const { grammar, word, property } = row;
  const key = property.listKey ?? "$index";
  if (grammar !== undefined && isPlainObject(item)) {
    const id = key.startsWith("$") ? "" : JSON.stringify(item[key] ?? null);
    const shape = property.item === "block" ? "block" : "options";
    return { word, id, args: [], object: { grammar, value: item, shape } };
  }
  if (grammar !== undefined && property.bareKey === true && typeof item === "string") {
    return { word, id: JSON.stringify(item), args: [], object: { grammar, value: { [key]: item }, shape: "options" } };
  }
  const token = writeScalar(property.value, item);
  return token === undefined ? undefined : { word, id: token, args: [token] };
}
