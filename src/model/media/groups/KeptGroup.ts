import type { JsonObject } from "../../Json.ts";

/** A group that a list shows, with what it shows of it. */
export interface KeptGroup {
  readonly key: string;
  readonly group: JsonObject;
  /** Names of the members shown, in their order. */
  readonly members: readonly string[];
  /** Its own words fit what is searched. */
  readonly isMatch: boolean;
}
