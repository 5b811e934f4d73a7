import { isPlainObject, type JsonObject } from "../../Json.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";
import { readArguments } from "../shapes/readArguments.ts";
import { lastOf } from "../shapes/readObject.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";

/**
 * `thumbnails;` and `thumbnails url=X;` are enabled, `thumbnails off;` is not; `thumbnails default url=X;` holds
 * settings without saying either.
 */
export const thumbnails: StatementShape = {
  read(row, statements, owner, reader) {
    const statement = lastOf(statements, reader);
    if (statement === undefined || row.grammar === undefined) return;
    const { path } = row.property;
    const [first, ...others] = statement.args;
    const isSwitch = first?.key === undefined && ["on", "off", "default"].includes(first?.value ?? "");
    const value: JsonObject =
      first?.value === "default" && isSwitch ? {} : { enabled: !(isSwitch && first?.value === "off") };
    reader.enter(...path);
    readArguments(row.grammar, isSwitch ? { ...statement, args: others } : statement, value, reader);
    reader.place([], statement);
    reader.leave(path.length);
    setAt(owner, path, value);
  },
  fixedArguments: () => ["off"],
  print(row, owner) {
    const value = getAt(owner, row.property.path);
    if (!isPlainObject(value) || row.grammar === undefined) return [];
    const { enabled, ...options } = value;
    const args = enabled === true ? [] : [enabled === false ? "off" : "default"];
    return [{ word: row.word, id: "", args, object: { grammar: row.grammar, value: options, shape: "options" } }];
  },
};
