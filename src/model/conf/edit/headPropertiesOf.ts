import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import type { PrintedObject } from "../print/PrintedObject.ts";
import type { Statement } from "../syntax/Statement.ts";

/** Which properties of an object stand, or would be written, behind its word: all but where there is a block. */
export function headPropertiesOf(
  { grammar, shape }: PrintedObject,
  statement: Statement,
): (property: ConfProperty) => boolean {
  if (shape === "options" && statement.body === undefined) return () => true;
  const written = new Set(statement.args.map(({ key, value }) => grammar.optionByWord.get(key ?? value)));
  return (property) => written.has(property);
}
