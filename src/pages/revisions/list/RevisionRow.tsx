import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import type { RevisionRow } from "../../../api/areas/revisionsApi.ts";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { revisionsAddress } from "../../../model/revisions/revisionView.ts";
import type { ListedRevision } from "../../../stores/revisions/RevisionList.ts";
import { ChangedPart, ChangedWords } from "./ChangedWords.tsx";
import { ChooseBox, FoldButton, RowActions } from "./RevisionControls.tsx";
import { RevisionMoment, RevisionSigns, SavedAgo, SavedBy, SavedLines } from "./RevisionFacts.tsx";
import styles from "./Revisions.module.css";
import { useRevisionTable } from "./useRevisions.ts";

/** A revision, or below one that is unfolded an entity that it changed. */
export const RevisionRowCells = observer(function RevisionRowCells({ item }: { readonly item: ListedRevision }) {
  const { isCard } = useRevisionTable();
  const { row, part } = item;
  if (part !== undefined) return <ChangedPart row={row} part={part} />;
  return isCard ? <RevisionCard row={row} /> : <RevisionCells row={row} />;
});

interface RowProps {
  readonly row: RevisionRow;
}

function RevisionCells({ row }: RowProps) {
  return (
    <>
      <GridCell>
        <ChooseBox row={row} />
      </GridCell>
      <GridCell>
        <Link to={revisionsAddress({ rev: row.rev })}>{row.rev}</Link>
      </GridCell>
      <GridCell>
        <RevisionMoment row={row} />
      </GridCell>
      <GridCell>
        <SavedBy row={row} />
      </GridCell>
      <GridCell>
        <WhatChanged row={row} />
      </GridCell>
      <GridCell>
        <RowActions row={row} />
      </GridCell>
    </>
  );
}

function RevisionCard({ row }: RowProps) {
  return (
    <GridCell>
      <div className={styles.card}>
        <div className={styles.cardHead}>
          <ChooseBox row={row} />
          <Link to={revisionsAddress({ rev: row.rev })}>{row.rev}</Link>
          <SavedAgo row={row} />
          <RowActions row={row} />
        </div>
        <SavedLines row={row} />
        <WhatChanged row={row} />
      </div>
    </GridCell>
  );
}

/** In a card all lines begin at one edge: what unfolds the rest stands at the other. */
function WhatChanged({ row }: RowProps) {
  const { isCard } = useRevisionTable();
  return (
    <div className={styles.what}>
      {!isCard && <FoldButton row={row} />}
      <div className={styles.lines}>
        <RevisionSigns row={row} />
        <ChangedWords row={row} />
      </div>
      {isCard && <FoldButton row={row} />}
    </div>
  );
}
