import { useOutletContext } from "react-router-dom";
import type { Editor } from "../../stores/Editor.ts";

/** The editor of the item whose sub-page this is. */
export function useEditor(): Editor {
  return useOutletContext<Editor>();
}
