import { confMessages } from "../confMessages.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/Statement.ts";

/** Of a setting that stands several times the last one counts; the others get a warning. */
export function lastOf(statements: readonly Statement[], reader: Reader): Statement | undefined {
  if (statements.length > 1)
    for (const earlier of statements.slice(0, -1)) reader.warn(confMessages.statedAgain, earlier);
  return statements.at(-1);
}
