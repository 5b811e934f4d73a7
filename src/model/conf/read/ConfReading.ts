import type { JsonObject } from "../../Json.ts";
import type { ConfProblem } from "../ConfProblem.ts";

/** A config text as JSON. */
export interface ConfReading {
  /** Shared with later readings of the same blocks: to be read, not changed. */
  readonly config: JsonObject;
  /** At most MOST_PROBLEMS of them. */
  readonly problems: readonly ConfProblem[];
  /** How many more there are. */
  readonly unlisted: number;
}
