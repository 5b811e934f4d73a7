import { confMessages } from "../confProblems.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { readScalar } from "../values/scalarText.ts";
import { lastOf } from "./readObject.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";

/** `word;` or `word off;`: a boolean. */
export const flagShape: StatementShape = {
  read(row, statements, owner, reader) {
    const statement = lastOf(statements, reader);
    if (statement === undefined) return;
    const { path, value } = row.property;
    const argument = statement.args[0];
    const flag = argument === undefined ? true : readScalar(value, argument.value, false);
    reader.enter(...path);
    reader.place([], statement);
    if (flag === undefined && argument !== undefined) reader.error(confMessages.badBoolean, statement, argument);
    const more = statement.args[1];
    if (more !== undefined) reader.warn(confMessages.unknownArgument, statement, more);
    reader.leave(path.length);
    if (flag !== undefined) setAt(owner, path, flag);
  },
  print(row, owner) {
    const value = getAt(owner, row.property.path);
    if (typeof value !== "boolean") return [];
    return [{ word: row.word, id: "", args: value ? [] : ["off"] }];
  },
};
