import { createContext, type ReactNode, useContext } from "react";
import type { DraftStore } from "../../../stores/editing/DraftStore.ts";
import type { StreamView } from "../../../model/stream/StreamView.ts";
import type { ListColumn } from "../../list/listColumns.ts";

/** What a cell of the streams list is drawn from. */
interface StreamRowFacts {
  readonly name: string;
  readonly view: StreamView;
  readonly isSelected: boolean;
  /** What waits to be saved of it. */
  readonly waits: ReturnType<DraftStore["waitsAt"]>;
  readonly isSaving: boolean;
  readonly isOffline: boolean;
}

/** A column of the streams list: a row in the table of columns. */
export interface StreamColumn extends ListColumn {
  /** Said of each: a column without it would show what is of before as if it were of now. */
  readonly isLive: boolean;
  readonly draw: (facts: StreamRowFacts) => ReactNode;
}

/** What the rows of the streams list share. */
interface StreamListFrame {
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
