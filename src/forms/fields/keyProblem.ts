import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Field } from "../rjsf/Field.ts";

/** Letter first, then letters, digits or underscores [S323]. */
const keyName = /^[A-Za-z]\w*$/;

/** What is wrong with the key of a map; the empty one is only not there yet. */
export function keyProblem(key: string, { schema, ui }: Field, message: string): string | undefined {
  if (key === "") return undefined;
  const names = schema["propertyNames"];
  const pattern = isPlainObject(names) ? names["pattern"] : undefined;
  const rule =
    typeof pattern === "string" ? new RegExp(pattern, "u") : ui.typing?.rewrite === "key-name" ? keyName : undefined;
  return rule === undefined || rule.test(key) ? undefined : message;
}
