import { observer } from "mobx-react-lite";
import type { RevisionRow } from "../../api/areas/revisionsApi.ts";
import { RadioGroup } from "../../components/controls/Choices.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { useNarrow } from "../../components/data/useNarrow.ts";
import { Icon } from "../../components/Icon.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import type { WantedFirst } from "../../model/revisions/comparisonView.ts";
import { agoInWords } from "../../model/units/momentWords.ts";
import { compareText, sideInWords } from "../../texts/en/compare.ts";
import { revisionText } from "../../texts/en/revisions.ts";
import { text } from "../../texts/text.ts";
import styles from "./Compare.module.css";
import { ComparedSides } from "./ComparedSides.tsx";
import { ComparedText } from "./ComparedText.tsx";
import { ComparedWords } from "./ComparedWords.tsx";
import { RestoreSteps } from "./RestoreSteps.tsx";
import { mostCardPx, type ShownComparison, useComparison } from "./useComparison.ts";

/** Two saved configurations beside each other: who saved them, and what differs, in words or as text. */
export const ComparePage = observer(function ComparePage() {
  const { serverInfo } = useStores();
  const shown = useComparison();
  return (
    <>
      <PageHeader title={compareText("compare.title")} back={{ to: "/history", label: text("pages.history") }} />
      {!serverInfo.can("revision_rows") ? (
        <EmptyState title={revisionText("revisions.unserved")}>{revisionText("revisions.unservedHelp")}</EmptyState>
      ) : shown === undefined ? (
        <EmptyState title={compareText("compare.noTwo")}>{compareText("compare.noTwoHelp")}</EmptyState>
      ) : (
        <div className={styles.page}>
          <RestoreSteps />
          <Sides shown={shown} />
          <NewerNote shown={shown} />
          <ShownAs shown={shown} />
          {shown.view.shown === "text" ? <ComparedText shown={shown} /> : <ComparedWords shown={shown} />}
        </div>
      )}
    </>
  );
});

interface ShownProps {
  readonly shown: ShownComparison;
}

/** On a phone only which revisions they are until more is asked for, so that what differs is on the screen. */
const Sides = observer(function Sides({ shown }: ShownProps) {
  const { comparison, view } = shown;
  const [one, other] = comparison.sides;
  const { clock } = useStores();
  const isCard = useNarrow(mostCardPx);
  if (!isCard) return <ComparedSides shown={shown} />;
  const brief = (row: RevisionRow | undefined, wanted: WantedFirst) => (
    <>
      <strong>{sideInWords(row?.rev ?? wanted)}</strong>{" "}
      {row &&
        (comparison.isCurrent(row) ? revisionText("revisions.current") : agoInWords(row.at, clock.readServerMs()))}
    </>
  );
  return (
    <details className={styles.folded}>
      <summary>
        {brief(one, view.from)} <Icon name="arrow-right" size={12} /> {brief(other, view.to)}
      </summary>
      <ComparedSides shown={shown} />
    </details>
  );
});

/** Another has saved since: what is read stays as it is until it is asked for. */
const NewerNote = observer(function NewerNote({ shown: { comparison } }: ShownProps) {
  const { newer } = comparison;
  if (newer === undefined) return null;
  return (
    <div className={styles.note} role="status">
      <span>{compareText("compare.newer", { rev: newer })}</span>
      <Button size="small" icon="refresh" onClick={() => void comparison.load()}>
        {compareText("compare.withNewer")}
      </Button>
    </div>
  );
});

/** In words or as text, and of what. */
const ShownAs = observer(function ShownAs({ shown: { view, change } }: ShownProps) {
  const { scope } = view;
  return (
    <div className={styles.bar}>
      <RadioGroup
        label={compareText("compare.shownAs")}
        value={view.shown}
        options={(["words", "text"] as const).map((value) => ({ value, label: compareText(`compare.${value}`) }))}
        onChange={(wanted) => change({ shown: wanted })}
      />
      {scope.length > 0 && view.shown === "words" && (
        <span className={styles.scope}>
          {compareText("compare.only", { what: placeInWords(scope, entities) })}
          <Button size="small" onClick={() => change({ scope: [] })}>
            {compareText("compare.showAll")}
          </Button>
        </span>
      )}
    </div>
  );
});
