import type { DraftStore } from "../../stores/DraftStore.ts";
import type { Editor } from "../../stores/Editor.ts";
import type { EntityEditor } from "../../stores/EntityEditor.ts";
import type { SaveQueue } from "../../stores/SaveQueue.ts";
import { SelectionEditor } from "../../stores/SelectionEditor.ts";

/** The editor of what an address names: one entity, or several as one. @throws Error for none */
export function editorOf(editors: readonly EntityEditor[], draft: DraftStore, save: SaveQueue): Editor {
  const [first, ...others] = editors;
  if (!first) throw new Error("an item page needs a name");
  return others.length === 0 ? first : new SelectionEditor(draft, save, [first, ...others]);
}
