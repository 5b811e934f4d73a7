import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { RevisionRow } from "../../api/areas/revisionsApi.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Badge } from "../../components/states/Badge.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import type { WantedFirst } from "../../model/revisions/comparisonView.ts";
import { agoInWords, exactMoment } from "../../model/units/momentWords.ts";
import { knownZone } from "../../model/units/zonedTime.ts";
import { revisionRestoreOf } from "../../stores/revisions/RevisionRestore.ts";
import { compareText, sideInWords } from "../../texts/en/compare.ts";
import { revisionText, savedByWords, wayInWords } from "../../texts/en/revisions.ts";
import sections from "../../theme/sections.module.css";
import styles from "./Compare.module.css";
import type { ShownComparison } from "./useComparison.ts";

/** Both revisions: who saved each, when, from where and why; the ways to compare others, and to take one back. */
export const ComparedSides = observer(function ComparedSides({ shown }: { readonly shown: ShownComparison }) {
  const { connection } = useStores();
  const { comparison, view, change, goBefore } = shown;
  const [one, other] = comparison.sides;
  const isNow = other !== undefined && comparison.isCurrent(other);
  const swapped = view.from === "before" ? one?.rev : view.from;
  return (
    <div className={styles.sides}>
      <Side label={compareText("compare.from")} row={one} wanted={view.from} shown={shown}>
        {one && comparison.hasBefore(one) && (
          <Button size="small" icon="arrow-left" disabled={connection.isOffline} onClick={() => goBefore(one.rev)}>
            {compareText("compare.before")}
          </Button>
        )}
      </Side>
      <Button
        className={styles.swap}
        size="small"
        icon="sort"
        disabled={swapped === undefined}
        onClick={() => swapped !== undefined && change({ from: view.to, to: swapped })}
      >
        {compareText("compare.swap")}
      </Button>
      <Side label={compareText("compare.to")} row={other} wanted={view.to} shown={shown}>
        {view.to !== "now" && view.from !== "now" && !isNow && (
          <Button size="small" icon="arrow-right" onClick={() => change({ to: "now" })}>
            {compareText("compare.now")}
          </Button>
        )}
      </Side>
    </div>
  );
});

interface SideProps {
  readonly label: string;
  readonly row: RevisionRow | undefined;
  readonly wanted: WantedFirst;
  readonly shown: ShownComparison;
  readonly children: ReactNode;
}

const Side = observer(function Side({ label, row, wanted, shown, children }: SideProps) {
  const { comparison } = shown;
  const title = sideInWords(row?.rev ?? wanted);
  return (
    <section className={styles.side} aria-label={label}>
      <h2 className={`${sections.title} ${styles.name}`}>
        <span className={styles.quiet}>{label}</span> {title}
        {row && comparison.isCurrent(row) && <Badge tone="good">{revisionText("revisions.current")}</Badge>}
        {row?.rescue === true && <Badge tone="accent">{revisionText("revisions.rescue")}</Badge>}
        {row?.aside === true && <Badge>{revisionText("revisions.aside")}</Badge>}
        {row?.damaged === true && <Badge tone="bad">{revisionText("revisions.damaged")}</Badge>}
      </h2>
      {row && <SavedAs row={row} />}
      <div className={styles.actions}>
        {children}
        {row && <TakeBack row={row} shown={shown} />}
      </div>
    </section>
  );
});

const SavedAs = observer(function SavedAs({ row }: { readonly row: RevisionRow }) {
  const { clock, serverInfo } = useStores();
  const zone = knownZone(serverInfo.info?.time_zone);
  const how = [row.address, wayInWords(row.way)].filter((word) => word !== "").join(" · ");
  return (
    <>
      <p>
        {agoInWords(row.at, clock.readServerMs())} ·{" "}
        <time dateTime={new Date(row.at).toISOString()}>{exactMoment(row.at, zone)}</time>
      </p>
      <p>
        <bdi>{withHiddenShown(savedByWords(row.who))}</bdi> <span className={styles.quiet}>{how}</span>
      </p>
      {row.comment && (
        <p className={styles.comment}>{revisionText("revisions.comment", { comment: withHiddenShown(row.comment) })}</p>
      )}
    </>
  );
});

/** All of a revision, or what the page is narrowed to. */
const TakeBack = observer(function TakeBack({ row, shown }: { row: RevisionRow; shown: ShownComparison }) {
  const { comparison, view } = shown;
  const stores = useStores();
  if (comparison.isCurrent(row) || row.aside === true || row.damaged === true) return null;
  return (
    <Button
      size="small"
      icon="undo"
      disabled={stores.connection.isOffline}
      aria-label={compareText("compare.putRevision", { rev: row.rev })}
      onClick={() => void revisionRestoreOf(stores).restoreIntoDraft(row.rev, view.scope)}
    >
      {compareText("compare.put")}
    </Button>
  );
});
