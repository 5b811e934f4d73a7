import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { getAt } from "../read/getAt.ts";
import { setAt } from "../read/setAt.ts";
import { lastOf } from "../shapes/lastOf.ts";
import { readObject } from "../shapes/readObject.ts";
import type { StatementShape } from "../shapes/StatementShape.ts";
import type { Statement } from "../syntax/Statement.ts";

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
