import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { PrintedStatement } from "../print/PrintedStatement.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/Statement.ts";

/** How one kind of statement is read and written. */
export interface StatementShape {
  /** Puts into `owner` what the statements of a row say (there is at least one), and tells the reader what is wrong. */
  read(row: Row, statements: readonly Statement[], owner: JsonObject, reader: Reader): void;
  /** The statements that say what `owner` holds; none when it holds nothing. */
  print(row: Row, owner: JsonObject): readonly PrintedStatement[];
  /** Statements of different groups may stand in any order; without this the order of all is a list's. */
  groupOf?(printed: PrintedStatement): string;
  /** For completion and hover: whose options may stand behind the word, where it is not the row's own context. */
  argumentGrammars?(row: Row): readonly ContextGrammar[];
  /** For completion: words that may stand behind the statement's own. */
  fixedArguments?(row: Row): readonly string[];
}
