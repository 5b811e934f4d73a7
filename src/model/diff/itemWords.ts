import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import { itemKey } from "../list/itemKey.ts";
import type { Json } from "../Json.ts";
import { formatValue } from "./formatValue.ts";

/** A list's item by what it is known by; where the place is the identity, by its value. */
export function itemWords(item: Json, identity: ListIdentity): string {
  return identity.key === "$index" ? formatValue(item, undefined) : itemKey(item, identity);
}
