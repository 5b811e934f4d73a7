import type { FieldInfo, ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../../model/Json.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import { withValueAt } from "../../model/path/withValueAt.ts";
import { asItemObject } from "./asItemObject.ts";
import { asStoredItem } from "./asStoredItem.ts";
import type { Edit } from "./Edit.ts";
import { patternOf } from "./patternOf.ts";

/**
 * The edit as the draft takes it: one inside a list becomes the outermost list with its new items, since a merge patch
 * replaces lists as a whole; any other stays as it is.
 */
export function listEditOf(edit: Edit, entity: Json, fields: Readonly<Record<string, FieldInfo>>): Edit {
  for (let depth = 1; depth < edit.path.length; depth += 1) {
    const listPath = edit.path.slice(0, depth);
    const list = valueAt(entity, listPath);
    const info = fields[patternOf(fields, listPath) ?? ""];
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
