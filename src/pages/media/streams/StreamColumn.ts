import { createContext, type ReactNode, useContext } from "react";
import type { SortKey } from "../../../model/media/mediaSorting.ts";
import type { StreamView } from "../../../model/stream/StreamView.ts";
import type { PlainTextKey } from "../../../texts/textKeys.ts";

/** What a cell of the streams list is drawn from. */
interface StreamRowFacts {
  readonly name: string;
  readonly view: StreamView;
  readonly isSelected: boolean;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly isOffline: boolean;
}

/** A column of the streams list: a row in the table of columns. */
export interface StreamColumn {
  readonly id: string;
  readonly label: PlainTextKey;
  /** As `grid-template-columns` takes it. */
  readonly width: string;
  /** The list must be at least this wide for it to be shown. */
  readonly fromPx: number;
  /** Always: it cannot be taken away. Shown: until the operator takes it away. */
  readonly presence: "always" | "shown" | "hidden";
  readonly sortKey?: SortKey;
  readonly isNumber?: boolean;
  readonly isHeadHidden?: boolean;
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
