import { observer } from "mobx-react-lite";
import { type UIEvent, useMemo } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { HeaderCell } from "../../../components/data/HeaderCell.tsx";
import { useNarrow } from "../../../components/data/useNarrow.ts";
import { useSteadyRows } from "../../../components/data/useSteadyRows.ts";
import { VirtualList } from "../../../components/data/VirtualList.tsx";
import { LoadingState } from "../../../components/states/LoadingState.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { isWholeView } from "../../../model/revisions/revisionView.ts";
import { knownZone } from "../../../model/units/zonedTime.ts";
import type { ListedRevision } from "../../../stores/revisions/RevisionList.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import { RowMenu, useOpenRow } from "../../list/RowMenu.tsx";
import { NoRevisions } from "./RevisionNotes.tsx";
import { RevisionRowCells } from "./RevisionRow.tsx";
import { useRevisionActions } from "./useRevisionActions.ts";
import styles from "./Revisions.module.css";
import { RevisionTableContext, type ShownRevisions } from "./useRevisions.ts";

/** So near to its end the list reads on. */
const nearPx = 600;
const rowHeightPx = 56;
const cardHeightPx = 136;
/** A wider window has room for a table beside the menu of the config. */
const mostCardPx = 1239;

const columns = "24px 56px 172px minmax(120px, 1fr) minmax(0, 2fr) 116px";

/** The revisions below each other: a table where there is room, else cards; rows stay where they are read while others come. */
export const RevisionTable = observer(function RevisionTable({ shown }: { readonly shown: ShownRevisions }) {
  const { serverInfo } = useStores();
  const { list, view, clear } = shown;
  const isCard = useNarrow(mostCardPx);
  const heightPx = isCard ? cardHeightPx : rowHeightPx;
  const { row: open, openMenu, closeMenu } = useOpenRow();
  const zone = knownZone(serverInfo.info?.time_zone);
  const table = useMemo(() => ({ list, zone, isCard, openMenu }), [list, zone, isCard, openMenu]);
  const revs = useMemo(() => list.rows.map(({ rev }) => rev), [list.rows]);
  const { around, above, goToTop } = useSteadyRows(revs, heightPx);
  const actionsOf = useRevisionActions(list);
  const chosen = list.rows.find(({ rev }) => String(rev) === open?.key);
  const handleScroll = (event: UIEvent<HTMLDivElement>) => {
    around.onScrollCapture(event);
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < nearPx) void list.loadMore();
  };
  return (
    <div ref={around.ref} className={styles.list} data-cards={isCard} onScrollCapture={handleScroll}>
      {above > 0 && (
        <Button className={styles.above} size="small" icon="arrow-up" onClick={goToTop}>
          {revisionText("revisions.new", { count: above })}
        </Button>
      )}
      <RevisionTableContext value={table}>
        <VirtualList
          label={revisionText("revisions.list")}
          items={list.listed}
          getKey={keyOf}
          Row={RevisionRowCells}
          head={isCard ? undefined : <Head />}
          columns={isCard ? "minmax(0, 1fr)" : columns}
          rowHeightPx={heightPx}
          selectedKeys={new Set(list.chosen.map(String))}
          onOpen={({ row, part }) => part === undefined && list.unfold(row.rev, !list.unfolded.has(row.rev))}
          empty={<NoRevisions shown={shown} onClear={isWholeView(view) ? undefined : clear} />}
        />
      </RevisionTableContext>
      {list.isReading && list.rows.length > 0 && list.hasMore && (
        <LoadingState label={revisionText("revisions.loadingMore")} />
      )}
      {open && chosen && (
        <RowMenu
          row={open}
          name={revisionText("revisions.named", { rev: chosen.rev })}
          first={actionsOf(chosen)}
          last={[]}
          canMove={false}
          onClose={closeMenu}
        />
      )}
    </div>
  );
});

function keyOf({ key }: ListedRevision): string {
  return key;
}

function Head() {
  return (
    <>
      <HeaderCell as="div" isHidden label={revisionText("revisions.column.toCompare")} />
      <HeaderCell as="div" label={revisionText("revisions.column.revision")} />
      <HeaderCell as="div" label={revisionText("revisions.column.time")} />
      <HeaderCell as="div" label={revisionText("revisions.column.by")} />
      <HeaderCell as="div" label={revisionText("revisions.column.changes")} isBehindButton />
      <HeaderCell as="div" isHidden label={revisionText("revisions.column.actions")} />
    </>
  );
}
