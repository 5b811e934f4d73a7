import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../Json.ts";
import { sameItem } from "./sameItem.ts";

/** Whether two lists say the same in the same order. An empty list and an absent one are two values. */
export function sameList(
  one: readonly Json[] | undefined,
  other: readonly Json[] | undefined,
  identity: ListIdentity,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.length === other.length && one.every((item, index) => sameItem(item, other[index], identity));
}
