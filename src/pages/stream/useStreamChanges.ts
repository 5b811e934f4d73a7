import { useLocation, useNavigate } from "react-router-dom";
import { useStores } from "../../context/useStores.ts";
import { cloneOf } from "../../model/entity/cloneOf.ts";
import { freeName } from "../../model/entity/freeName.ts";
import type { JsonObject } from "../../model/Json.ts";
import { EntityEditor } from "../../stores/EntityEditor.ts";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";

/** Deletes or clones a stream at once, and goes where that leads. A refusal is said where every refused save is. */
export function useStreamChanges(name: string) {
  const { config, draft, save } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const editorOf = (key: string) => new EntityEditor(config, draft, save, "stream", ["streams", key]);
  /** Makes a stream's whole another; a refusal leaves the draft as it was. */
  const change = async (editor: EntityEditor, whole: JsonObject | undefined) => {
    const before = draft.edits;
    editor.edit([], whole);
    const isSaved = await editor.commitAtOnce("");
    if (!isSaved) draft.putBack(editor.path, before);
    return isSaved;
  };
  const remove = () => {
    // First away: the page of a stream that is being deleted has nothing to show.
    void navigate(`/${search}`);
    void change(editorOf(name), undefined);
  };
  const clone = async () => {
    const original = editorOf(name);
    const key = freeName(text("overview.cloneName", { name }), (taken) => taken in config.readList("streams"));
    const copy = cloneOf(original.server ?? {}, key, original.descriptor);
    if (await change(editorOf(key), copy)) void navigate(itemAddress("standalone", [key]) + search);
  };
  return { remove, clone: () => void clone() };
}
