import { entities } from "../../generated/entities.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import { sliceOf } from "../../model/draft/draftSlices.ts";
import { serverValueAt } from "../../model/draft/draftValues.ts";
import type { MirrorChanges } from "../../model/mirror/moveMirrored.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import type { Stores } from "../Stores.ts";
import type { DraftEdits, FieldEdit } from "../../model/draft/fieldEdits.ts";

/**
 * Saves changes as they are made, after whatever is being saved now, and nothing else of the draft. A refusal is told
 * where every refused save is, and leaves the draft as it was.
 */
export async function saveAtOnce(
  { draft, save }: Pick<Stores, "draft" | "save">,
  changes: readonly (readonly [path: ConfigPath, value: Json | undefined])[],
): Promise<boolean> {
  const before = draft.edits;
  const paths = changes.map(([path]) => path);
  draft.editEach(changes);
  const arrive = draft.sendAtOnce(paths);
  const isSaved = await save.commitNext(() => sliceOf(draft.edits, paths));
  arrive();
  if (!isSaved) draft.putBackEach(paths, before);
  return isSaved;
}

/**
 * Saves the lists of a mirror at once, made of what the server holds when their turn comes. They never enter the draft:
 * an emptied list must stay a list, and unsaved edits of the same lists are kept, over what was saved.
 * @param changes undefined: nothing is to be saved after all
 */
export async function saveMirrorLists(
  { config, save }: Pick<Stores, "config" | "save">,
  key: string,
  changes: () => MirrorChanges | undefined,
): Promise<boolean> {
  const commit = (isAgain: boolean) =>
    save.commitBeside(() => editsOf(config.peek(), key, changes() ?? {}), undefined, isAgain);
  const outcome = await commit(false);
  if (typeof outcome === "boolean" || outcome.kind !== "conflict") return outcome === true;
  // Others have changed the same lists in that moment. There is nothing to choose: it is made anew of what they saved.
  save.withdraw(outcome);
  return (await commit(true)) === true;
}

function editsOf(tree: JsonObject, key: string, changes: MirrorChanges): DraftEdits {
  const edits = new Map<string, FieldEdit>();
  for (const list of ["only", "except"] as const) {
    const mine = changes[list];
    if (mine === undefined) continue;
    const path = ["sources", key, list];
    edits.set(formatPointer(path), { path, base: serverValueAt(tree, path, entities), mine: mine ?? undefined });
  }
  return edits;
}
