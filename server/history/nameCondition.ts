import type { HistoryScope } from "./HistoryScope.ts";
import type { SqlValue } from "./database/SqlValue.ts";

/** A piece of SQL and what it is run with. */
interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** That the column `name` is the scope's; a range for a folder, so that an index serves it. `whole`: for no name at all. */
export function nameCondition({ name, isFolder }: HistoryScope, whole: string): Condition {
  if (name === undefined) return { sql: whole, values: [] };
  // "0" is the character after "/".
  if (isFolder === true) return { sql: "name >= ? AND name < ?", values: [`${name}/`, `${name}0`] };
  return { sql: "name = ?", values: [name] };
}
