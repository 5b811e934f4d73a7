import { isPlainObject, type JsonObject } from "../../Json.ts";
import { confMessages } from "../confProblems.ts";
import type { PrintedStatement, Row, StatementShape } from "../grammar/ContextGrammar.ts";
import type { Reader } from "../read/Reader.ts";
import { argumentText } from "../shapes/optionText.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { quoteText } from "../values/scalarText.ts";

/** Word of a rule to the property that lists its values, in the order a server decides by. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ["token", "tokens"],
  ["ip", "ips"],
  ["country", "countries"],
  ["ua", "uas"],
]);

/** `allow ip 10.0.0.0/8; allow token T; allow default;`: one rule a statement, lists by kind in JSON. */
export const accessRules: StatementShape = {
  read(row, statements, owner, reader) {
    const lists: JsonObject = {};
    let hasRules = false;
    for (const statement of statements) {
      const [kind, ...values] = statement.args;
      const byDefault = row.properties.find((property) => property !== row.property);
      if (kind?.value === "default" && kind.key === undefined && byDefault !== undefined) {
        setAt(owner, byDefault.path, values[0]?.value !== "off");
        reader.place(byDefault.path, statement);
        continue;
      }
      hasRules = true;
      reader.enter(...row.property.path);
      if (kind !== undefined) readRule(lists, statement, reader);
      reader.place([], statement);
      reader.leave(row.property.path.length);
    }
    if (hasRules) setAt(owner, row.property.path, lists);
  },
  groupOf: ({ args }) => args[0] ?? "",
  argumentGrammars: () => [],
  fixedArguments({ properties }) {
    return [...LISTS.keys(), ...(properties.length > 1 ? ["default"] : [])];
  },
  print(row, owner) {
    return [...printRules(row, owner), ...printDefault(row, owner)];
  },
};

function readRule(lists: JsonObject, statement: Statement, reader: Reader): void {
  const [kind, ...values] = statement.args;
  const name = kind?.key === undefined ? LISTS.get(kind?.value ?? "") : undefined;
  if (name === undefined) return reader.error(confMessages.badRule, statement, kind ?? statement);
  const known = lists[name];
  const list = Array.isArray(known) ? known : [];
  lists[name] = list;
  for (const value of values) {
    reader.place([name, String(list.length)], statement, value);
    list.push(argumentText(value));
  }
}

function printRules({ word, property }: Row, owner: JsonObject): PrintedStatement[] {
  const rules = getAt(owner, property.path);
  if (!isPlainObject(rules)) return [];
  const printed: PrintedStatement[] = [];
  for (const [kind, name] of LISTS) {
    const values = rules[name];
    if (!Array.isArray(values)) continue;
    if (values.length === 0) printed.push({ word, id: kind, args: [kind] });
    for (const value of values) {
      if (typeof value !== "string") continue;
      const args = [kind, quoteText(value)];
      printed.push({ word, id: args.join(" "), args });
    }
  }
  return printed.length > 0 ? printed : [{ word, id: "", args: [] }];
}

function printDefault({ word, property, properties }: Row, owner: JsonObject): PrintedStatement[] {
  const byDefault = properties.find((other) => other !== property);
  const value = byDefault === undefined ? undefined : getAt(owner, byDefault.path);
  return typeof value === "boolean" ? [{ word, id: "default", args: value ? ["default"] : ["default", "off"] }] : [];
}
