import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/**
 * Something an operator is editing that another changed meanwhile; undefined stands for an absent value.
 * `field`: a setting, a list as a whole, or an entity created by both, or deleted by one and changed by the other.
 * `item`: one item of the list at the path. `gone`: the entity at the path was deleted (or renamed) by another.
 */
export interface Conflict {
  readonly kind: "field" | "item" | "gone";
  readonly path: ConfigPath;
  /** The item's name, as `itemIds` gives it. */
  readonly item?: string;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}
