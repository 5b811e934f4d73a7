import { useMemo } from "react";
import { useOutletContext } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { Presence } from "../../generated/contracts/FormDescriptor.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import { entityTitle } from "../../model/diff/settingWords.ts";
import { kindOf, namesInWords } from "../../model/entity/entityNames.ts";
import type { Json } from "../../model/Json.ts";
import type { QuestionStore } from "../../stores/QuestionStore.ts";
import type { Stores } from "../../stores/Stores.ts";
import type { DraftStore } from "../../stores/editing/DraftStore.ts";
import type { Editor } from "../../stores/editing/Editor.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { SelectionEditor } from "../../stores/editing/SelectionEditor.ts";
import type { SaveQueue } from "../../stores/saving/SaveQueue.ts";
import { fill, text } from "../../texts/text.ts";

/** The editor of the entities that an item page is of; the same one until they are others. */
export function useItemEditor(entity: EntityDescriptor, names: readonly string[]): Editor {
  const { config, draft, save } = useStores();
  const joined = names.join("\n");
  return useMemo(() => {
    const { collection = "" } = entity;
    const kind = kindOf(entity);
    const editors = joined.split("\n").map((name) => new EntityEditor(config, draft, save, kind, [collection, name]));
    return editorOf(editors, draft, save);
  }, [config, draft, save, entity, joined]);
}

/** The editor of what an address names: one entity, or several as one. @throws Error for none */
export function editorOf(editors: readonly EntityEditor[], draft: DraftStore, save: SaveQueue): Editor {
  const [first, ...others] = editors;
  if (!first) throw new Error("an item page needs a name");
  return others.length === 0 ? first : new SelectionEditor(draft, save, [first, ...others]);
}

/** The editor of the item whose sub-page this is. */
export function useEditor(): Editor {
  return useOutletContext<Editor>();
}

/**
 * Takes a group of settings away from what is edited and saves that at once; after a no to the question, where the schema has
 * one, everything stays as it was.
 */
export async function removeAtOnce(
  editor: Editor,
  path: ConfigPath,
  { ask, askTitle = "", disable = "" }: Presence,
  questions: QuestionStore,
): Promise<void> {
  if (ask !== undefined) {
    const { descriptor, each } = editor;
    const names = each.map(({ path: at, value }) => entityTitle(descriptor, at?.at(-1) ?? "", value));
    const title = fill(askTitle, { name: namesInWords(descriptor, names) });
    if (!(await questions.ask({ title, words: ask, verb: disable, isDangerous: true }))) return;
  }
  editor.edit(path, undefined);
  await editor.commitAtOnce(formatPointer(path));
}

/**
 * Puts an edit into the draft; a setting that is saved at once goes on to the server. Of several it is asked about first, as
 * one press changes all of them. @returns whether it is edited
 */
export async function editSaved(
  editor: Editor,
  path: ConfigPath,
  value: Json | undefined,
  stores: Pick<Stores, "config" | "failures" | "questions">,
): Promise<boolean> {
  const pointer = formatPointer(path);
  const isAtOnce = editor.descriptor.fields[pointer]?.save?.mode === "at-once";
  if (isAtOnce && editor.selection !== undefined && !(await isWantedInSeveral(editor, path, value, stores)))
    return false;
  editor.edit(path, value);
  if (isAtOnce) void editor.commitAtOnce(pointer);
  return true;
}

/** The words are loaded when they are needed; without them nothing is changed. */
async function isWantedInSeveral(
  editor: Editor,
  path: ConfigPath,
  value: Json | undefined,
  { config, failures, questions }: Pick<Stores, "config" | "failures" | "questions">,
): Promise<boolean> {
  let isYes = false;
  await failures.attempt(text("errors.notLoaded"), async () => {
    const { severalQuestion } = await import("../../stores/editing/askedWords.ts");
    const question = severalQuestion(editor, path, value, config.peek());
    isYes = question !== undefined && (await questions.ask(question));
  });
  return isYes;
}
