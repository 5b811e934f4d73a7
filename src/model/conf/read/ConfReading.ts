import type { JsonObject } from "../../Json.ts";
import type { ConfProblem } from "../ConfProblem.ts";

/** A config text as JSON. */
export interface ConfReading {
  /** Shared with later readings of the same blocks: to be read, not changed. */
  readonly config: JsonObject;
  readonly problems: readonly ConfProblem[];
}
