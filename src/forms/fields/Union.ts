import type { Branch } from "./Branch.ts";

/** A `oneOf` or `anyOf` as the selector draws it. */
export interface Union {
  /** What the selector is called. */
  readonly title: string;
  /** Property whose constant tells the branch. */
  readonly tag: string | undefined;
  readonly branches: readonly Branch[];
}
