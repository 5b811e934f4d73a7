import { createContext, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { inPlace } from "../../../components/useTyped.ts";
import { useStores } from "../../../context/StoresContext.ts";
import { readRevisionView, type RevisionView, writeRevisionView } from "../../../model/revisions/revisionView.ts";
import { RevisionList } from "../../../stores/revisions/RevisionList.ts";

/** The saved configurations that the address names, and how to name others. */
export interface ShownRevisions {
  readonly list: RevisionList;
  readonly view: RevisionView;
  /** Other filters stay as they are. */
  readonly change: (part: RevisionView) => void;
  readonly clear: () => void;
}

/** The list of saved configurations while its page is open: as the address says, and with what others save meanwhile. */
export function useRevisions(): ShownRevisions {
  const stores = useStores();
  const [params, setParams] = useSearchParams();
  const [list] = useState(() => new RevisionList(stores));
  const view = useMemo(() => readRevisionView(params), [params]);
  useEffect(() => list.follow(), [list]);
  useEffect(() => void list.show(view), [list, view]);
  const change = useCallback(
    (part: RevisionView) => setParams(writeRevisionView({ ...view, ...part }), inPlace),
    [view, setParams],
  );
  const clear = useCallback(() => setParams({}, { replace: true }), [setParams]);
  return { list, view, change, clear };
}

interface RevisionTableParts {
  readonly list: RevisionList;
  /** The time zone of the server. */
  readonly zone: string | undefined;
  /** Rows are cards. */
  readonly isCard: boolean;
  readonly openMenu: (key: string, anchor: Element) => void;
}

/** What all rows of the list share. */
export const RevisionTableContext = createContext<RevisionTableParts | undefined>(undefined);

export function useRevisionTable(): RevisionTableParts {
  const table = useContext(RevisionTableContext);
  if (!table) throw new Error("a revision is drawn in its list");
  return table;
}
