import type { Json } from "../model/Json.ts";

/** Multi-edit of a list: whole items to add, or the keys of items to remove. */
export interface ListItemsEdit {
  readonly kind: "add" | "remove";
  readonly items: readonly Json[];
}
