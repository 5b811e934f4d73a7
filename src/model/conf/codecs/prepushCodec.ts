import { confMessages } from "../confProblems.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";
import { lastOf } from "../shapes/readObject.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { readNumber } from "../values/scalarText.ts";

const NUMBER = { types: ["number"], suffix: "time" } as const;

/** `prepush off;` is false, `prepush 5;` seconds. `prepush;` and `prepush on;` say what holds without it. */
export const prepush: StatementShape = {
  read(row, statements, owner, reader) {
    const statement = lastOf(statements, reader);
    const argument = statement?.args[0];
    if (statement === undefined) return;
    const { path } = row.property;
    reader.enter(...path);
    reader.place([], statement);
    const text = argument?.value ?? "on";
    const seconds = readNumber(NUMBER, text);
    if (text === "off" || text === "false") setAt(owner, path, false);
    else if (seconds !== undefined) setAt(owner, path, seconds);
    else if (text !== "on" && text !== "true") reader.error(confMessages.badTime, statement, argument ?? statement);
    reader.leave(path.length);
  },
  fixedArguments: () => ["off"],
  print(row, owner) {
    const value = getAt(owner, row.property.path);
    if (value === false) return [{ word: row.word, id: "", args: ["off"] }];
    return typeof value === "number" ? [{ word: row.word, id: "", args: [String(value)] }] : [];
  },
};
