import { useMemo } from "react";
import { useStores } from "../../context/useStores.ts";
import { mediaLists, type MediaListName } from "../../model/media/mediaLists.ts";
import type { Editor } from "../../stores/Editor.ts";
import { EntityEditor } from "../../stores/EntityEditor.ts";
import { editorOf } from "./editorOf.ts";

/** The editor of the entities that an item page is of; the same one until they are others. */
export function useItemEditor(list: MediaListName, names: readonly string[]): Editor {
  const { config, draft, save } = useStores();
  const joined = names.join("\n");
  return useMemo(() => {
    const { entity, collection } = mediaLists[list];
    const editors = joined.split("\n").map((name) => new EntityEditor(config, draft, save, entity, [collection, name]));
    return editorOf(editors, draft, save);
  }, [config, draft, save, list, joined]);
}
