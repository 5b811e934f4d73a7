import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/**
 * One thing an operator changed and has not saved. Its path leads to a single value, to a whole list, to an object
 * that was removed, or to a whole entity that was created or deleted. Neither value holds what the server reports.
 */
export interface FieldEdit {
  readonly path: ConfigPath;
  /** What the server held when the editing began; undefined: nothing. */
  readonly base: Json | undefined;
  /** What shall stand there; undefined: nothing. */
  readonly mine: Json | undefined;
}
