import type { Json } from "../Json.ts";

/** Two versions of a list brought together. */
export interface MergedList {
  /** What both sides wished for; in a conflict, mine. Undefined: the list is absent. */
  readonly list: Json[] | undefined;
  readonly conflicts: readonly ItemConflict[];
}

/** One thing both sides changed in different ways; undefined stands for an absent item. */
export interface ItemConflict {
  /** The item as `itemIds` names it; undefined when it is the list as a whole: its order, or a list without identity. */
  readonly item: string | undefined;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}
