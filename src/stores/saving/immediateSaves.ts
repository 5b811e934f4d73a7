import type { SaveTerms } from "../../api/configApi.ts";
import { entities } from "../../generated/entities.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import { sliceOf } from "../../model/draft/draftSlices.ts";
import { serverValueAt } from "../../model/draft/draftValues.ts";
import type { MirrorChanges } from "../../model/mirror/moveMirrored.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import type { Stores } from "../Stores.ts";
import type { DraftEdits, FieldEdit } from "../../model/draft/fieldEdits.ts";
import type { SaveOutcome } from "./SaveQueue.ts";

/**
 * Saves changes as they are made, after whatever is being saved now, and nothing else of the draft. A refusal is told
 * where every refused save is, and leaves the draft as it was.
 */
export async function saveAtOnce(stores: Pick<Stores, "draft" | "save">, changes: Changes): Promise<boolean> {
  return (await tryAtOnce(stores, changes)) === true;
}

type Changes = readonly (readonly [path: ConfigPath, value: Json | undefined])[];

/**
 * As `saveAtOnce`, for a form that tells a refusal itself, beside what was typed.
 * @param isShown whether it is still there to tell it
 * @returns what it was refused for, where it was
 */
export async function saveFromForm(
  stores: Pick<Stores, "draft" | "save">,
  changes: Changes,
  isShown: () => boolean = () => true,
): Promise<SaveOutcome> {
  const outcome = await tryAtOnce(stores, changes);
  if (typeof outcome !== "boolean" && isShown()) stores.save.refusals.withdraw(outcome);
  return outcome;
}

/** Saves what a dialog has read from a file; the dialog tells a refusal itself. @returns what it was refused for, where it was */
export async function saveImported(
  { save }: Pick<Stores, "save">,
  edits: () => DraftEdits,
  terms: SaveTerms,
): Promise<SaveOutcome> {
  const outcome = await save.commitBeside(edits, terms);
  if (typeof outcome !== "boolean") save.refusals.withdraw(outcome);
  return outcome;
}

async function tryAtOnce({ draft, save }: Pick<Stores, "draft" | "save">, changes: Changes): Promise<SaveOutcome> {
  const before = draft.edits;
  const paths = changes.map(([path]) => path);
  draft.editEach(changes);
  const arrive = draft.sendAtOnce(paths);
  const { login } = save;
  const outcome = await save.commitPress(() => sliceOf(draft.edits, paths));
  arrive();
  // What the draft was before is not for another login, and nobody said no.
  if (outcome !== true && login === save.login) draft.putBackEach(paths, before);
  return outcome;
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
  save.refusals.withdraw(outcome);
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
