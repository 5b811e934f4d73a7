import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { VirtualList } from "../../components/data/VirtualList.tsx";
import { useNarrow } from "../../components/data/useNarrow.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import type { ComparedEntity } from "../../model/revisions/comparedConfigs.ts";
import { pathText } from "../../model/revisions/revisionView.ts";
import { compareText } from "../../texts/en/compare.ts";
import styles from "./Compare.module.css";
import { ComparisonContext, type WordRow, WordRowCells } from "./ComparedRow.tsx";
import { ComparingState } from "./ComparingState.tsx";
import { mostCardPx, type ShownComparison } from "./useComparison.ts";

const rowHeightPx = 36;
const cardHeightPx = 60;

/** What differs, in words, entity by entity; each can be taken into the draft as it was. */
export const ComparedWords = observer(function ComparedWords({ shown }: { readonly shown: ShownComparison }) {
  const { comparison, change } = shown;
  const { words } = comparison;
  const isCard = useNarrow(mostCardPx);
  const found = words.kind === "found" ? words.found : undefined;
  const rows = useMemo(() => rowsOf(found ?? []), [found]);
  const count = rows.length - (found?.length ?? 0);
  if (words.kind !== "found") {
    return (
      <ComparingState state={words} onRetry={() => void comparison.load()} onText={() => change({ shown: "text" })} />
    );
  }
  if (words.isDone && rows.length === 0)
    return <EmptyState title={compareText("compare.same")}>{compareText("compare.sameHelp")}</EmptyState>;
  return (
    <>
      <p className={styles.count} role="status">
        {countInWords(count, words.found.length, words.isDone)}
      </p>
      <div className={styles.list}>
        <ComparisonContext value={shown}>
          <VirtualList
            label={compareText("compare.differences")}
            items={rows}
            getKey={idOf}
            Row={WordRowCells}
            columns="minmax(0, 1fr)"
            rowHeightPx={isCard ? cardHeightPx : rowHeightPx}
            growsRows
          />
        </ComparisonContext>
      </div>
    </>
  );
});

const idOf = ({ id }: WordRow) => id;

function rowsOf(found: readonly ComparedEntity[]): readonly WordRow[] {
  return found.flatMap((entity) => {
    const id = pathText(entity.path);
    const changes = entity.changes.map((change, index) => ({ id: `${id} ${index}`, entity, change }));
    return [{ id, entity, change: undefined }, ...changes];
  });
}

function countInWords(count: number, places: number, isDone: boolean): string {
  if (!isDone) return compareText("compare.counting", { count });
  return compareText("compare.count", { count, places: compareText("compare.places", { count: places }) });
}
