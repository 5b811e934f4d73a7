import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import type { RevisionRow } from "../../../api/areas/revisionsApi.ts";
import { IconButton } from "../../../components/controls/Button.tsx";
import { Checkbox } from "../../../components/controls/Toggles.tsx";
import { comparisonAddress } from "../../../model/revisions/revisionView.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import styles from "./Revisions.module.css";
import { useRevisionTable } from "./useRevisions.ts";

interface RowProps {
  readonly row: RevisionRow;
}

/** Chooses a revision to compare it. */
export const ChooseBox = observer(function ChooseBox({ row: { rev, damaged } }: RowProps) {
  const { list } = useRevisionTable();
  if (damaged === true) return null;
  return (
    <Checkbox
      aria-label={revisionText("revisions.choose", { rev })}
      isChecked={list.chosen.includes(rev)}
      onChange={(isChosen) => list.choose(rev, isChosen)}
    />
  );
});

/** Shows below a revision all that it changed, or hides it. */
export const FoldButton = observer(function FoldButton({ row: { rev, paths } }: RowProps) {
  const { list } = useRevisionTable();
  const isOpen = list.unfolded.has(rev);
  if (paths.length === 0) return <span className={styles.noFold} />;
  return (
    <IconButton
      icon={isOpen ? "chevron-down" : "chevron-right"}
      size="small"
      label={revisionText(isOpen ? "revisions.fold" : "revisions.unfold", { rev })}
      aria-expanded={isOpen}
      onClick={() => list.unfold(rev, !isOpen)}
    />
  );
});

/** The comparison that is asked for most, and a menu of all that can be done with a revision. */
export const RowActions = observer(function RowActions({ row }: RowProps) {
  const { list, openMenu } = useRevisionTable();
  const { rev, damaged } = row;
  return (
    <div className={styles.actions}>
      {damaged !== true && list.hasBefore(row) && (
        <Link to={comparisonAddress("before", rev)} aria-label={revisionText("revisions.compareOf", { rev })}>
          {revisionText("revisions.compare")}
        </Link>
      )}
      {damaged !== true && (
        <IconButton
          icon="more"
          size="small"
          aria-haspopup="menu"
          label={revisionText("revisions.actionsOf", { rev })}
          onClick={(event) => openMenu(String(rev), event.currentTarget)}
        />
      )}
    </div>
  );
});
