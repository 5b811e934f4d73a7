import type { Entities } from "../entity/Entities.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { isSameValue } from "./isSameValue.ts";

/**
 * The draft after a slice of it was saved. What was typed on while the save ran stays an edit, standing on what was
 * saved: else the echo of one's own save would look like a conflict.
 */
export function settleDraft(edits: DraftEdits, saved: DraftEdits, entities: Entities): DraftEdits {
  const result = new Map(edits);
  for (const [pointer, { path, mine }] of saved) {
    const now = edits.get(pointer);
    if (now === undefined) continue;
    if (isSameValue(now.mine, mine, path, entities)) result.delete(pointer);
    else result.set(pointer, { ...now, base: mine });
  }
  return result;
}
