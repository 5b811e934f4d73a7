import type { Json } from "../../Json.ts";
import { confMessages } from "../confProblems.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { readScalar, valueMessage, writeScalar } from "../values/scalarText.ts";
import { argumentText } from "./optionText.ts";
import { lastOf } from "./readObject.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";

/** `word v;`, and of a list `word a b;` (several statements are one list; without a value it is empty). */
export const valueShape: StatementShape = {
  read(row, statements, owner, reader) {
    const { path, value, container } = row.property;
    const last = container === "list" ? undefined : lastOf(statements, reader);
    const items: Json[] = [];
    reader.enter(...path);
    for (const statement of last === undefined ? statements : [last]) {
      if (last !== undefined && statement.args.length === 0) reader.error(confMessages.missingValue, statement);
      for (const argument of statement.args) {
        const item = readScalar(value, argumentText(argument), argument.quoted);
        if (last !== undefined && items.length > 0) reader.warn(confMessages.tooManyValues, statement, argument);
        else if (item === undefined) reader.error(valueMessage(value), statement, argument);
        else {
          if (last === undefined) reader.place([String(items.length)], statement, argument);
          items.push(item);
        }
      }
      reader.place([], statement);
    }
    reader.leave(path.length);
    const first = items[0];
    if (last === undefined && !(row.property.single === true && items.length === 1)) setAt(owner, path, items);
    else if (first !== undefined) setAt(owner, path, first);
  },
  print(row, owner) {
    const { path, value, container } = row.property;
    const json = getAt(owner, path);
    if (json === undefined || (Array.isArray(json) && container !== "list" && !value.types.includes("json"))) return [];
    const items = Array.isArray(json) && container === "list" ? json : [json];
    const args = items.map((item) => writeScalar(value, item)).filter((token) => token !== undefined);
    return args.length === items.length ? [{ word: row.word, id: "", args }] : [];
  },
};
