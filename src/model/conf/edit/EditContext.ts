import type { Row } from "../grammar/Row.ts";
import type { PrintedStatement } from "../print/PrintedStatement.ts";
import type { Layout } from "../print/Layout.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";
import type { Statement } from "../syntax/Statement.ts";
import type { Splice } from "./Splice.ts";

/** What every step of an edit needs. */
export interface EditContext {
  readonly layout: Layout;
  /** Cuts new text into chunks. */
  parse(text: string): ConfChunk[];
  /** `editStatement`, handed down because a statement's block holds statements. */
  edit(
    row: Row,
    statement: Statement,
    before: PrintedStatement,
    after: PrintedStatement,
    context: EditContext,
  ): Splice[];
}
