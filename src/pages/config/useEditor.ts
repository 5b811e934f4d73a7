import { useEffect, useState } from "react";
import type { ConfEditor } from "../../editor/ConfEditor.tsx";

export type Editor = typeof ConfEditor;

/** Fetches the editor, which is large; once it is here it costs nothing to ask again. */
export const loadEditor = () => import("../../editor/ConfEditor.tsx");

/**
 * The editor, once it is loaded: it is large, and fetched while the text is. No `lazy`: behind it React holds back for
 * 300 ms what could be shown.
 */
export function useEditor(isPlain: boolean): Editor | undefined {
  const [loaded, setLoaded] = useState<{ readonly Editor: Editor } | { readonly error: unknown }>();
  useEffect(() => {
    if (isPlain) return;
    loadEditor().then(
      (module) => setLoaded({ Editor: module.ConfEditor }),
      (error: unknown) => setLoaded({ error }),
    );
  }, [isPlain]);
  // The page around it says so, and offers to try again.
  if (loaded !== undefined && "error" in loaded) throw loaded.error;
  return loaded?.Editor;
}
