import { createContext } from "react";
import type { Field } from "../rjsf/readField.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** The row of a list that a field stands in. */
export interface EnclosingRow {
  /** Pointer of the item. */
  readonly pointer: string;
  /** What the item is called: `Path 1`. */
  readonly title: string;
  /** The row behind the last one, which becomes an item as soon as something is typed. */
  readonly isNew: boolean;
  /** Its only field is what the row is about: the label is there for those who listen, the help stands at the list. */
  readonly isOneField?: boolean;
  /** Items have one property, and no row is laid out for it: its field is called as the item is, left empty it goes, the help stands at the list. */
  readonly isItem?: boolean;
  /** Its fields stand side by side, each below its label; the help stands at the list. */
  readonly isInLine?: boolean;
  /** The row of a table, whose head says what the labels say: they are there for those who listen. */
  readonly isInTable?: true;
}

/** The row around a field, when it stands in a list or a map. */
export const RowContext = createContext<EnclosingRow | undefined>(undefined);

/** What a field is called where it stands: `Path 1` when it is the item itself or all of it, `New prefix` in the row behind the last. */
export function titleInRow(field: Field, row: EnclosingRow | undefined): string {
  if (!row) return field.title;
  if (row.pointer === field.pointer || row.isItem) return row.title;
  return row.isNew ? formsText("forms.newField", { title: inSentence(field.title) }) : field.title;
}
