import type { JsonObject } from "../../src/model/Json.ts";
import type { Rename } from "./delta/Rename.ts";

/** What listeners of the record are told after each new revision. */
export interface ConfigChange {
  readonly rev: number;
  readonly who: string;
  /** Key of the session that saved; undefined for edits by hand. */
  readonly session: string | undefined;
  /** Merge patch from the revision before. */
  readonly patch: JsonObject;
  readonly config: JsonObject;
  /** What goes on under another name, whoever wrote that: a form, the raw text, a hand. */
  readonly renames: readonly Rename[];
}
