import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { text } from "../../texts/text.ts";
import type { Field } from "../rjsf/Field.ts";
import { propertiesOf } from "./propertiesOf.ts";

/** Letter first, then letters, digits or underscores [S323]. */
const keyName = /^[A-Za-z]\w*$/;

/**
 * What is wrong with the key of a map; the empty one is only not there yet.
 * @param taken keys of the other rows
 * @param message the words for a key against the rule of its schema
 */
export function keyProblem(key: string, field: Field, taken: readonly string[], message: string): string | undefined {
  const { schema, ui } = field;
  if (key === "") return undefined;
  if (propertiesOf(field).includes(key)) return text("forms.keyReserved", { key });
  if (taken.includes(key)) return text("forms.keyTaken", { key });
  const names = schema["propertyNames"];
  const pattern = isPlainObject(names) ? names["pattern"] : undefined;
  const rule =
    typeof pattern === "string" ? new RegExp(pattern, "u") : ui.typing?.rewrite === "key-name" ? keyName : undefined;
  return rule === undefined || rule.test(key) ? undefined : message;
}
