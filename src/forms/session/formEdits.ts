import type { FieldInfo, ListIdentity } from "../../generated/contracts/FieldInfo.ts";
import { isPlainObject, type Json } from "../../model/Json.ts";
import { type ConfigPath, valueAt, withValueAt } from "../../model/configPath.ts";
import { matchPattern } from "./fieldPlaces.ts";
import { asItemObject } from "./formValue.ts";

/** One change of an entity; an undefined value clears. */
export interface Edit {
  readonly path: ConfigPath;
  readonly value: Json | undefined;
}

/**
 * The edit as the draft takes it: one inside a list becomes the outermost list with its new items, since a merge patch
 * replaces lists as a whole; any other stays as it is.
 */
export function asDraftEdit(edit: Edit, entity: Json, fields: Readonly<Record<string, FieldInfo>>): Edit {
  for (let depth = 1; depth < edit.path.length; depth += 1) {
    const listPath = edit.path.slice(0, depth);
    const list = valueAt(entity, listPath);
    const info = fields[matchPattern(fields, listPath) ?? ""];
    if (!Array.isArray(list) && info?.type !== "array") continue;
    const items = Array.isArray(list) ? list : [];
    const next = withItem(items, edit.path.slice(depth), edit.value, info?.list);
    return { path: listPath, value: next.length === 0 && info?.list?.emptyIsAbsent ? undefined : next };
  }
  return edit;
}

function withItem(
  items: readonly Json[],
  [segment = "-", ...rest]: ConfigPath,
  value: Json | undefined,
  list: ListIdentity | undefined,
): Json[] {
  const index = segment === "-" ? items.length : Number(segment);
  const before = items[index];
  const whole = list?.bareKey ? asItemObject(before, list.key) : before;
  const edited = rest.length === 0 ? value : withValueAt(whole, rest, value);
  const stored = list?.bareKey && rest.length > 0 ? asStoredItem(edited, before, list.key) : edited;
  if (stored === undefined) return items.filter((_, at) => at !== index);
  return [...items.slice(0, index), stored, ...items.slice(index + 1)];
}

/** An edited item in the form it was stored in: a bare one stays bare as long as it says no more than its key. */
function asStoredItem(edited: Json | undefined, before: Json | undefined, key: string): Json | undefined {
  const wasBare = before !== undefined && typeof before !== "object";
  if (!wasBare || !isPlainObject(edited)) return edited;
  const keys = Object.keys(edited);
  const bare = keys.length === 1 && keys[0] === key ? edited[key] : undefined;
  return bare ?? edited;
}
