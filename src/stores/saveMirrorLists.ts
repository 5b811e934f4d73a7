import { entities } from "../generated/entities.ts";
import type { DraftEdits, FieldEdit } from "../model/draft/draftEdits.ts";
import { serverValueAt } from "../model/draft/draftValues.ts";
import type { JsonObject } from "../model/Json.ts";
import type { MirrorChanges } from "../model/mirror/moveMirrored.ts";
import { pointerOf } from "../model/path/pointerOf.ts";
import type { Stores } from "./Stores.ts";

/**
 * Saves the lists of a mirror at once, made of what the server holds when their turn comes. They never enter the draft:
 * an emptied list must stay a list, and unsaved edits of the same lists are kept, over what was saved.
 * @param changes undefined: nothing is to be saved after all
 */
export function saveMirrorLists(
  { config, save }: Pick<Stores, "config" | "save">,
  key: string,
  changes: () => MirrorChanges | undefined,
): Promise<boolean> {
  return save.commitBeside(() => editsOf(config.peek(), key, changes() ?? {}));
}

function editsOf(tree: JsonObject, key: string, changes: MirrorChanges): DraftEdits {
  const edits = new Map<string, FieldEdit>();
  for (const list of ["only", "except"] as const) {
    const mine = changes[list];
    if (mine === undefined) continue;
    const path = ["sources", key, list];
    edits.set(pointerOf(path), { path, base: serverValueAt(tree, path, entities), mine: mine ?? undefined });
  }
  return edits;
}
