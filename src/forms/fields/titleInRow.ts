import type { Row } from "../frame/Row.ts";
import { text } from "../../texts/text.ts";
import type { Field } from "../rjsf/Field.ts";

/** What a field is called where it stands: `Path 1` when it is the item itself or all of it, `New prefix` in the row behind the last. */
export function titleInRow(field: Field, row: Row | undefined): string {
  if (!row) return field.title;
  if (row.pointer === field.pointer || row.isItem) return row.title;
  return row.isNew ? text("forms.newField", { title: lowerFirst(field.title) }) : field.title;
}

/** `Prefix` becomes `prefix` within a phrase, an abbreviation such as `URL` stays. */
function lowerFirst(title: string): string {
  return /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
