import type { Json } from "../../Json.ts";
import { confMessages } from "../confProblems.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { readScalar, writeScalar } from "../values/scalarText.ts";

const ADDRESS_AND_PORT = /^(\[[0-9a-f:.]+\]|[^\s:/[\]]+):\d{1,5}$/i;

/**
 * `http 80; http 127.0.0.1:8080;`: a number, or ADDRESS:PORT as text so that the address is never lost. One value or a
 * list, as the schema says; the bare word is an empty list.
 */
export const ports: StatementShape = {
  read(row, statements, owner, reader) {
    const { path, value, container } = row.property;
    const found: Json[] = [];
    reader.enter(...path);
    for (const statement of statements) {
      for (const argument of statement.args) {
        const port = readScalar(value, argument.value, argument.quoted);
        const isPort = typeof port === "number" || (typeof port === "string" && ADDRESS_AND_PORT.test(port));
        if (!isPort || argument.key !== undefined) {
          reader.error(confMessages.badPort, statement, argument);
          continue;
        }
        reader.place(container === "list" ? [String(found.length)] : [], statement, argument);
        found.push(port);
      }
      reader.place([], statement);
    }
    const last = found.at(-1);
    if (container !== "list" && found.length > 1)
      for (const earlier of statements.slice(0, -1)) reader.warn(confMessages.statedAgain, earlier);
    reader.leave(path.length);
    if (container === "list" && !(row.property.single === true && found.length === 1)) setAt(owner, path, found);
    else if (last !== undefined) setAt(owner, path, last);
  },
  print(row, owner) {
    const json = getAt(owner, row.property.path);
    if (json === undefined) return [];
    const list = Array.isArray(json) ? json : [json];
    if (list.length === 0) return [{ word: row.word, id: "", args: [] }];
    return list.flatMap((port) => {
      const token = writeScalar(row.property.value, port);
      return token === undefined ? [] : [{ word: row.word, id: token, args: [token] }];
    });
  },
};
