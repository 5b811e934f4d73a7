import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../Json.ts";
import { itemIds } from "./itemIds.ts";
import { sameItem } from "./sameItem.ts";

/** A list whose unchanged items are written as they are stored: `"udp://…"` stays a string, `{url}` an object. */
export function storedForm(list: readonly Json[], stored: readonly Json[], identity: ListIdentity): Json[] {
  const storedIds = itemIds(stored, identity);
  const ids = itemIds(list, identity);
  return list.map((item, index) => {
    const before = stored[storedIds.indexOf(ids[index] ?? "")];
    return before !== undefined && sameItem(item, before, identity) ? before : item;
  });
}
