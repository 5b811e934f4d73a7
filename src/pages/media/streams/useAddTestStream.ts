import { useCallback } from "react";
import { EntityEditor } from "../../../stores/EntityEditor.ts";
import { useStores } from "../../../context/useStores.ts";

const name = "test";
/** Pictures and a tone that the server makes by itself. */
const testStream = { name, urls: [{ url: "fake://fake" }] };

/** Saves a stream that needs nothing from outside. A refusal is said where every refused save is; nothing is left behind. */
export function useAddTestStream(onAdded: (name: string) => void): () => void {
  const { config, draft, save } = useStores();
  return useCallback(() => {
    const editor = new EntityEditor(config, draft, save, "stream", ["streams", name]);
    editor.edit([], testStream);
    void editor.commit().then((isSaved) => (isSaved ? onAdded(name) : editor.resetPage()));
  }, [config, draft, save, onAdded]);
}
