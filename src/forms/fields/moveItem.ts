import type { Json } from "../../model/Json.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import type { Field } from "../rjsf/Field.ts";
import type { FormSession } from "../session/FormSession.ts";

/** Puts an item of a list into another place; what is being typed becomes an edit first, where it still belongs. */
export function moveItem(session: FormSession, { path }: Field, from: number, to: number): boolean {
  session.flush();
  const stored = valueAt(session.entity, path);
  // As it is stored: a bare item stays bare.
  const items: readonly Json[] = Array.isArray(stored) ? stored : [];
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return false;
  session.change(path, items.toSpliced(from, 1).toSpliced(to, 0, item));
  return true;
}
