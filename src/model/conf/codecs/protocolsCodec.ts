import { isPlainObject, type JsonObject } from "../../Json.ts";
import { isHostileKey } from "../../merge/hostileKeys.ts";
import { confMessages } from "../confProblems.ts";
import type { StatementShape } from "../grammar/ContextGrammar.ts";
import { lastOf } from "../shapes/readObject.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";

const PROTOCOL = /^(-?)([a-z][\w.]*)$/i;

/** `protocols -hls -rtmp;` excepts two, `protocols dash;` allows one: a map of protocol to true or false. */
export const protocols: StatementShape = {
  read(row, statements, owner, reader) {
    const statement = lastOf(statements, reader);
    if (statement === undefined) return;
    const { path } = row.property;
    const value: JsonObject = {};
    reader.enter(...path);
    for (const argument of statement.args) {
      const [, minus, name = ""] = PROTOCOL.exec(argument.key === undefined ? argument.value : "") ?? [];
      if (isHostileKey(name)) reader.error(confMessages.hostileKey, statement, argument);
      else if (minus === undefined) reader.error(confMessages.badProtocol, statement, argument);
      else {
        value[name] = minus === "";
        reader.place([name], statement, argument);
      }
    }
    reader.place([], statement);
    reader.leave(path.length);
    setAt(owner, path, value);
  },
  argumentGrammars: () => [],
  fixedArguments({ grammar }) {
    return (grammar?.context.properties ?? []).flatMap(({ word }) => [word, `-${word}`]);
  },
  print(row, owner) {
    const value = getAt(owner, row.property.path);
    if (!isPlainObject(value)) return [];
    const args = Object.entries(value).flatMap(([name, isOn]) =>
      typeof isOn === "boolean" && PROTOCOL.test(name) ? [isOn ? name : `-${name}`] : [],
    );
    return [{ word: row.word, id: "", args }];
  },
};
