import type { EntityEdit } from "./EntityEdit.ts";

/** What a delta does to a collection, with renames recognised: one removed and one added of the same body. */
export interface CollectionEdit {
  readonly edits: readonly EntityEdit[];
  readonly removed: readonly string[];
  readonly renamed: readonly (readonly [from: string, to: string])[];
  /** Keys whose new value is no object. */
  readonly refused: readonly string[];
}
