import { useCallback } from "react";
import { useStores } from "../../../context/useStores.ts";
import { createEdit } from "../../../model/media/streamEdits.ts";
import { saveAtOnce } from "../../../stores/saveAtOnce.ts";

const name = "test";
/** Pictures and a tone that the server makes by itself. */
const source = "fake://fake";

/** Saves a stream that needs nothing from outside. A refusal is said where every refused save is; nothing is left behind. */
export function useAddTestStream(onAdded: (name: string) => void): () => void {
  const stores = useStores();
  return useCallback(() => {
    void saveAtOnce(stores, [createEdit(name, source)]).then((isSaved) => isSaved && onAdded(name));
  }, [stores, onAdded]);
}
