import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import type { JsonObject } from "../../Json.ts";
import { ContextGrammar, remembered, type Row, type StatementShape } from "../grammar/ContextGrammar.ts";
import { readArguments } from "../shapes/readArguments.ts";
import { lastOf } from "../shapes/readObject.ts";
import { getAt } from "../values/propertyPaths.ts";
import { derivedGrammar, objectCodec } from "./objectCodec.ts";

/** `limits 90% 30d 500G;`: each limit is told by its unit, on properties of their own or on one object of them. */
export const dvrLimits: StatementShape = {
  read(row, statements, owner, reader) {
    if (row.grammar !== undefined) return ofObject.read(row, statements, owner, reader);
    const statement = lastOf(statements, reader);
    if (statement !== undefined) readArguments(groupGrammar(row), statement, owner, reader);
  },
  argumentGrammars(row) {
    return [row.grammar === undefined ? groupGrammar(row) : objectGrammar(row.grammar)];
  },
  print(row, owner) {
    if (row.grammar !== undefined) return ofObject.print(row, owner);
    const value: JsonObject = {};
    for (const { path } of row.properties) {
      const json = getAt(owner, path);
      if (json !== undefined) value[path[0] ?? ""] = json;
    }
    if (Object.keys(value).length === 0) return [];
    return [{ word: row.word, id: "", args: [], object: { grammar: groupGrammar(row), value, shape: "options" } }];
  },
};

const objectGrammar = remembered((base: ContextGrammar) =>
  derivedGrammar(base, { arguments: namesOf(base.context.properties) }),
);

const ofObject = objectCodec(objectGrammar, objectGrammar, objectGrammar);

const groupGrammar = remembered(
  ({ word, properties }: Row) =>
    new ContextGrammar(word, {
      title: word,
      arguments: namesOf(properties),
      silent: [],
      properties: properties.map(asOption),
    }),
);

/** Inside the statement each limit has its own name, not the word they share. */
function asOption(property: ConfProperty): ConfProperty {
  return { ...property, word: property.path.at(-1) ?? property.word, shape: "value" };
}

function namesOf(properties: readonly ConfProperty[]): string[] {
  return properties.flatMap(({ path, value }) => (value.suffix === undefined ? [] : path.slice(0, 1)));
}
