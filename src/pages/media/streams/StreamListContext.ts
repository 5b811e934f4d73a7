import { createContext, useContext } from "react";
import type { StreamColumn } from "./StreamColumn.ts";

/** What the rows of the streams list share. */
export interface StreamListFrame {
  readonly columns: readonly StreamColumn[];
  readonly canMove: boolean;
  readonly openMenu: (name: string, anchor: Element) => void;
}

export const StreamListContext = createContext<StreamListFrame>({
  columns: [],
  canMove: false,
  openMenu: () => undefined,
});

export function useStreamListFrame(): StreamListFrame {
  return useContext(StreamListContext);
}
