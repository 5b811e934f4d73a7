import type { DraftEdits } from "../model/draft/draftEdits.ts";
import { renameOf } from "../model/draft/draftRenames.ts";
import type { Entities } from "../model/entity/Entities.ts";
import type { ConfigPath } from "../model/path/ConfigPath.ts";
import { pointerOf } from "../model/path/pointerOf.ts";

/** Whether a save under way itself takes an entity away from its key, by a rename or a deletion. */
export function isSentFrom(sent: DraftEdits, at: ConfigPath, entities: Entities): boolean {
  const pointer = pointerOf(at);
  const deletion = sent.get(pointer);
  if (deletion && deletion.mine === undefined) return true;
  return [...sent.values()].some((edit) => pointerOf(renameOf(edit, entities)?.from ?? []) === pointer);
}
