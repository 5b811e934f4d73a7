import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../Json.ts";
import { itemIds } from "./itemIds.ts";

/**
 * A list with one item, named as by `itemIds`, replaced; undefined takes it out. One that is not in the list goes
 * behind the neighbour it has in `like`.
 */
export function withItem(
  list: readonly Json[],
  id: string,
  value: Json | undefined,
  identity: ListIdentity | undefined,
  like: readonly Json[] = [],
): Json[] {
  if (identity === undefined) return [...list];
  const ids = itemIds(list, identity);
  const index = ids.indexOf(id);
  if (value === undefined) return index === -1 ? [...list] : list.toSpliced(index, 1);
  if (index !== -1) return list.with(index, value);
  const order = itemIds(like, identity);
  const before = order.slice(0, Math.max(0, order.indexOf(id)));
  const neighbour = before.findLast((each) => ids.includes(each));
  return list.toSpliced(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, value);
}
