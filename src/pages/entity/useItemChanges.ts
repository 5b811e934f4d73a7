import { useLocation, useNavigate } from "react-router-dom";
import { useStores } from "../../context/useStores.ts";
import { entities } from "../../generated/entities.ts";
import { cloneOf } from "../../model/entity/cloneOf.ts";
import { freeName } from "../../model/entity/freeName.ts";
import type { JsonObject } from "../../model/Json.ts";
import { isNameUsed } from "../../model/media/isNameUsed.ts";
import { mediaLists, type MediaListName } from "../../model/media/mediaLists.ts";
import { EntityEditor } from "../../stores/EntityEditor.ts";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import { listAddress } from "../listAddress.ts";

/** Deletes or clones an item at once, and goes where that leads. A refusal is said where every refused save is. */
export function useItemChanges(list: MediaListName, key: string) {
  const { config, draft, save } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { collection, entity, route } = mediaLists[list];
  const editorOf = (name: string) => new EntityEditor(config, draft, save, entity, [collection, name]);
  /** Makes an item's whole another; a refusal leaves the draft as it was. */
  const change = async (editor: EntityEditor, whole: JsonObject | undefined) => {
    const before = draft.edits;
    editor.edit([], whole);
    const isSaved = await editor.commitAtOnce("");
    if (!isSaved) draft.putBack(editor.path, before);
    return isSaved;
  };
  const remove = () => {
    // First away: the page of an item that is being deleted has nothing to show.
    void navigate(listAddress(list, search));
    void change(editorOf(key), undefined);
  };
  const clone = async () => {
    const isUsed = (name: string) => isNameUsed(collection, name, (one) => config.readList(one));
    const name = freeName(text("overview.cloneName", { name: key }), isUsed);
    const copy = cloneOf(editorOf(key).server ?? {}, name, entities[entity]);
    if (await change(editorOf(name), copy)) void navigate(itemAddress(route, [name]) + search);
  };
  return { remove, clone: () => void clone() };
}
