import { useMemo } from "react";
import { useStores } from "../../../context/useStores.ts";
import { type MediaListName, mediaLists } from "../../../model/media/mediaLists.ts";

/** The ids of the rows whose groups are picked. To be read in an observer. */
export function usePickedRows(list: MediaListName): ReadonlySet<string> {
  const { picked } = useStores();
  const keys = picked.of(mediaLists[list].collection);
  return useMemo(() => new Set([...keys].map((key) => `group/${key}`)), [keys]);
}
