import { useNavigate } from "react-router-dom";
import type { RowAction } from "../../../../overrides/ListOverride.ts";
import type { RevisionRow } from "../../../api/areas/revisionsApi.ts";
import { useStores } from "../../../context/StoresContext.ts";
import { comparisonAddress } from "../../../model/revisions/revisionView.ts";
import type { RevisionList } from "../../../stores/revisions/RevisionList.ts";
import { revisionRestoreOf } from "../../../stores/revisions/RevisionRestore.ts";
import { revisionText } from "../../../texts/en/revisions.ts";

/** Whether it was served once, is not served now, and can be read. */
export function canComeBack({ aside, current, damaged }: RevisionRow): boolean {
  return aside !== true && current !== true && damaged !== true;
}

/** What can be done with a revision: one that is damaged is only told of, one that was put aside can be read but never comes back. */
export function useRevisionActions(list: RevisionList): (row: RevisionRow) => readonly RowAction[] {
  const stores = useStores();
  const { connection, failures, serverInfo } = stores;
  const navigate = useNavigate();
  const mark = (rev: number, isMarked: boolean) =>
    void failures.attempt(
      isMarked ? revisionText("revisions.notMarked", { rev }) : revisionText("revisions.notUnmarked"),
      () => list.markRescue(isMarked ? rev : undefined),
    );
  return (row) => {
    const { rev, aside, current, damaged } = row;
    const isRescue = rev === list.rescue;
    if (damaged === true) return [];
    const isDisabled = connection.isOffline;
    const rows: readonly (RowAction | false)[] = [
      list.hasBefore(row) && {
        id: "before",
        label: revisionText("revisions.compareBefore"),
        icon: "history",
        run: () => void navigate(comparisonAddress("before", rev)),
      },
      current !== true && {
        id: "now",
        label: revisionText("revisions.compareNow"),
        icon: "sort",
        run: () => void navigate(comparisonAddress(rev, "now")),
      },
      canComeBack(row) && {
        id: "restore",
        label: revisionText("revisions.restore"),
        icon: "undo",
        isDisabled,
        run: () => void revisionRestoreOf(stores).restoreIntoDraft(rev),
      },
      current === true &&
        list.hasBefore(row) && {
          id: "restoreBefore",
          label: revisionText("revisions.restoreBefore"),
          icon: "undo",
          isDisabled,
          run: () => void revisionRestoreOf(stores).restoreFromBefore(rev),
        },
      aside !== true &&
        serverInfo.can("rescue") && {
          id: "rescue",
          label: revisionText(isRescue ? "revisions.unmarkRescue" : "revisions.markRescue"),
          icon: "shield",
          isDisabled,
          run: () => mark(rev, !isRescue),
        },
    ];
    return rows.filter((action) => action !== false);
  };
}
