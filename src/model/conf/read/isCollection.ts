import type { Row } from "../grammar/Row.ts";

/** Whether a row of the top level holds entities, each with a statement and a chunk of its own. */
export function isCollection(row: Row): boolean {
  return row.property.shape === "repeated" && row.property.container === "map" && row.grammar !== undefined;
}
