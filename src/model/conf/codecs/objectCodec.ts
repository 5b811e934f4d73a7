import type { ConfContext, ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { isPlainObject, type JsonObject } from "../../Json.ts";
import { ContextGrammar, type StatementShape } from "../grammar/ContextGrammar.ts";
import { lastOf, readObject } from "../shapes/readObject.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";

/**
 * An object in one statement whose arguments follow a grammar of its own.
 * @param toRead the grammar of a statement
 * @param toPrint the grammar a value is written in
 * @param toSuggest the grammar whose words are offered
 */
export function objectCodec(
  toRead: (base: ContextGrammar, statement: Statement) => ContextGrammar,
  toPrint: (base: ContextGrammar, value: JsonObject) => ContextGrammar,
  toSuggest: (base: ContextGrammar) => ContextGrammar,
): StatementShape {
  return {
    read(row, statements, owner, reader) {
      const statement = lastOf(statements, reader);
      if (statement === undefined || row.grammar === undefined) return;
      const { path } = row.property;
      const value: JsonObject = {};
      reader.enter(...path);
      readObject(toRead(row.grammar, statement), statement, value, reader);
      reader.place([], statement);
      reader.leave(path.length);
      setAt(owner, path, value);
    },
    argumentGrammars({ grammar }) {
      return grammar === undefined ? [] : [toSuggest(grammar)];
    },
    print(row, owner) {
      const value = getAt(owner, row.property.path);
      if (!isPlainObject(value) || row.grammar === undefined) return [];
      const grammar = toPrint(row.grammar, value);
      return [{ word: row.word, id: "", args: [], object: { grammar, value, shape: "options" } }];
    },
  };
}

/** A context with arguments of its own, for a codec whose object is written otherwise than the table says. */
export function derivedGrammar(
  base: ContextGrammar,
  change: Partial<ConfContext>,
  adapt: (property: ConfProperty) => ConfProperty = (property) => property,
): ContextGrammar {
  const properties = (change.properties ?? base.context.properties).map(adapt);
  const derived = new ContextGrammar(base.name, { ...base.context, ...change, properties });
  base.context.properties.forEach((property, index) => {
    const child = base.children.get(property);
    const own = derived.context.properties[index];
    if (child !== undefined && own !== undefined && change.properties === undefined) derived.children.set(own, child);
  });
  return derived;
}
