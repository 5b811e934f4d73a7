import type { Json } from "../model/Json.ts";

/** In multi-edit: items put into, or taken out of, the list of every selected entity. */
export interface ListEdit {
  readonly kind: "add" | "remove";
  /** Whole items to add; keys of items to remove. */
  readonly items: readonly Json[];
}
