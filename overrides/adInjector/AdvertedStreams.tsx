import { observer } from "mobx-react-lite";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { GridCell, VirtualList } from "../../src/components/data/VirtualList.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { AdStats } from "../../src/generated/types/AdStats.ts";
import { type AdvertedRow, advertedRows, type AdvertedSorting } from "../../src/model/ads/advertedRows.ts";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { adText } from "../../src/texts/en/adInjector.ts";
import { PolledAnswer, type PolledWords } from "../polled/PolledAnswer.tsx";
import styles from "./AdInjector.module.css";

const everyMs = 3000;

/** Which ads were shown in which streams, and to how many; asked for only while it is open. */
export function AdvertedStreams() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={adText("ads.adverted")}
      help={adText("ads.advertedHelp")}
      folding={{ isOpen, onFold: setOpen }}
      isFlush
    >
      {isOpen && <ShownAds />}
    </Panel>
  );
}

const words = (): PolledWords => ({
  offline: adText("ads.statsUnknown"),
  offlineHelp: adText("ads.statsOffline"),
  loading: adText("ads.statsLoading"),
  failed: adText("ads.statsFailed"),
});

const ShownAds = observer(function ShownAds() {
  const { calls } = useStores();
  const ask = useCallback(async () => (await calls.ads()).streams(), [calls]);
  const polled = usePolled(ask, everyMs);
  const { answer = {} } = polled;
  return (
    <PolledAnswer polled={polled} words={words()}>
      {Object.values(answer).every((files) => files.length === 0) ? (
        <EmptyState title={adText("ads.none")} action={<Link to="/">{adText("ads.toStreams")}</Link>}>
          {adText("ads.noneHelp")}
        </EmptyState>
      ) : (
        <ShownAdsList stats={answer} />
      )}
    </PolledAnswer>
  );
});

const columns = [
  { by: "stream", label: "ads.column.stream", isNumber: false },
  { by: "file", label: "ads.column.file", isNumber: false },
  { by: "shows", label: "ads.column.shows", isNumber: true },
  { by: "views", label: "ads.column.views", isNumber: true },
] as const;

function ShownAdsList({ stats }: { readonly stats: AdStats }) {
  const [sought, setSought] = useState("");
  const [sorting, setSorting] = useState<AdvertedSorting>({ by: "stream", isDescending: false });
  const word = useDeferredValue(sought);
  const rows = useMemo(() => advertedRows(stats, word, sorting), [stats, word, sorting]);
  const sortBy = (by: AdvertedSorting["by"], isNumber: boolean) =>
    setSorting((before) => ({ by, isDescending: before.by === by ? !before.isDescending : isNumber }));
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <SearchField label={adText("ads.search")} value={sought} onChange={setSought} />
      </div>
      <VirtualList
        label={adText("ads.statsTable")}
        items={rows}
        getKey={keyOf}
        Row={ShownAd}
        columns="minmax(5rem, 1fr) minmax(5rem, 2fr) 4rem 4rem"
        rowHeightPx={36}
        head={columns.map(({ by, label, isNumber }) => (
          <HeaderCell
            key={by}
            as="div"
            label={adText(label)}
            isNumber={isNumber}
            sort={sorting.by !== by ? "none" : sorting.isDescending ? "descending" : "ascending"}
            onSort={() => sortBy(by, isNumber)}
          />
        ))}
        empty={<EmptyState icon="search" title={adText("ads.nothingFound")} />}
      />
    </div>
  );
}

function keyOf({ stream, file }: AdvertedRow): string {
  return JSON.stringify([stream, file]);
}

function ShownAd({ item: { stream, file, shows, views } }: { readonly item: AdvertedRow; readonly index: number }) {
  return (
    <>
      <GridCell>
        <Link to={`/standalone/${formatMediaNames([stream])}/output`} title={stream}>
          {stream}
        </Link>
      </GridCell>
      <GridCell>
        <span title={file}>{file}</span>
      </GridCell>
      <GridCell isNumber>{formatCount(shows)}</GridCell>
      <GridCell isNumber>{formatCount(views)}</GridCell>
    </>
  );
}
