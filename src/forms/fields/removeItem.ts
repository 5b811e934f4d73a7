import type { Field } from "../rjsf/Field.ts";
import type { FormSession } from "../session/FormSession.ts";
import { inputId } from "../session/inputId.ts";
import type { ListItems } from "./ListItems.ts";

/** Takes an item out of a list; the others keep their inputs, the focus goes to the list. */
export function removeItem(session: FormSession, field: Field, list: ListItems, index: number): void {
  const hadFocus = document.activeElement?.closest("fieldset")?.id;
  session.itemIds(field.pointer, list.key).remove(index);
  session.change([...field.path, String(index)], undefined);
  const frame = inputId(session.idPrefix, field.path);
  if (hadFocus?.startsWith(frame)) document.getElementById(frame)?.focus();
}
