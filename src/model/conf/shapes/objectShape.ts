import { isPlainObject, type JsonObject } from "../../Json.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { lastOf, readObject } from "./readObject.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";

/** `word ARG k=v;` or `word ARG { ... }`: one object. Both forms are read, whichever the table says is written. */
export const objectShape: StatementShape = {
  read(row, statements, owner, reader) {
    const statement = lastOf(statements, reader);
    if (statement === undefined || row.grammar === undefined) return;
    const { path } = row.property;
    const value: JsonObject = {};
    reader.enter(...path);
    readObject(row.grammar, statement, value, reader);
    reader.place([], statement);
    reader.leave(path.length);
    setAt(owner, path, value);
  },
  print(row, owner) {
    const value = getAt(owner, row.property.path);
    if (!isPlainObject(value) || row.grammar === undefined) return [];
    const shape = row.property.shape === "block" ? "block" : "options";
    return [{ word: row.word, id: "", args: [], object: { grammar: row.grammar, value, shape } }];
  },
};
