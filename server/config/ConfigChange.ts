import type { JsonObject } from "../../src/model/Json.ts";

/** What listeners of the record are told after each new revision. */
export interface ConfigChange {
  readonly rev: number;
  readonly who: string;
  /** Key of the session that saved; undefined for edits by hand. */
  readonly session: string | undefined;
  /** Merge patch from the revision before. */
  readonly patch: JsonObject;
  readonly config: JsonObject;
}
