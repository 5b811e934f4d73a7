import type { JsonObject } from "../../Json.ts";
import type { Row } from "../grammar/Row.ts";
import type { PrintedStatement } from "../print/PrintedStatement.ts";
import { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/Statement.ts";

/**
 * A statement as it would be printed: what it says, in canonical words. Undefined for one that says nothing, or the
 * work of several.
 */
export function printOne(row: Row, statement: Statement): PrintedStatement | undefined {
  const owner: JsonObject = {};
  row.shape.read(row, [statement], owner, new Reader());
  const printed = row.shape.print(row, owner);
  return printed.length === 1 ? printed[0] : undefined;
}
