import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../Json.ts";
import { itemKey } from "./itemKey.ts";

/**
 * A name for each item that stays with it while others come, go and move: its key, and for the second and further
 * item of the same key its occurrence (`udp://… #2`). Where the place is the identity, the index.
 */
export function itemIds(list: readonly Json[], identity: ListIdentity): readonly string[] {
  if (identity.key === "$index") return list.map((_, index) => String(index));
  const seen = new Map<string, number>();
  return list.map((item) => {
    const key = itemKey(item, identity);
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return occurrence === 1 ? key : `${key} #${occurrence}`;
  });
}
