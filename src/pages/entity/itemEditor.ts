import { useMemo } from "react";
import { useOutletContext } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { Presence } from "../../generated/contracts/FormDescriptor.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import { entityTitle } from "../../model/diff/settingWords.ts";
import { kindOf, namesInWords } from "../../model/entity/entityNames.ts";
import type { QuestionStore } from "../../stores/QuestionStore.ts";
import type { DraftStore } from "../../stores/editing/DraftStore.ts";
import type { Editor } from "../../stores/editing/Editor.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { SelectionEditor } from "../../stores/editing/SelectionEditor.ts";
import type { SaveQueue } from "../../stores/saving/SaveQueue.ts";
import { fill } from "../../texts/text.ts";

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
