import type { DraftEdits } from "../model/draft/draftEdits.ts";
import type { JsonObject } from "../model/Json.ts";

/** What is about to be saved: edits of the draft, the merge patch they make, and the config revision it was made on. */
export interface SaveRequest {
  readonly edits: DraftEdits;
  readonly patch: JsonObject;
  readonly rev: number | undefined;
  /** The edits are not of the draft. */
  readonly isBeside?: boolean;
}
