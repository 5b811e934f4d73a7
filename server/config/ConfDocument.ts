import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";

/** A config text that was read: what it says, and what is wrong with it. */
export interface ConfDocument {
  readonly text: string;
  readonly config: JsonObject;
  readonly problems: readonly ConfigProblem[];
  /** How many more problems there are than those. */
  readonly unlisted?: number;
  /** What the language remembers of the text, so that an edit need not read all of it again. */
  readonly memory?: object;
}
