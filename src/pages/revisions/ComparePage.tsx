import { observer } from "mobx-react-lite";
import { RadioGroup } from "../../components/controls/Choices.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import { compareText } from "../../texts/en/compare.ts";
import { revisionText } from "../../texts/en/revisions.ts";
import { text } from "../../texts/text.ts";
import styles from "./Compare.module.css";
import { ComparedSides } from "./ComparedSides.tsx";
import { ComparedText } from "./ComparedText.tsx";
import { ComparedWords } from "./ComparedWords.tsx";
import { RestoreSteps } from "./RestoreSteps.tsx";
import { type ShownComparison, useComparison } from "./useComparison.ts";

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
          <ComparedSides shown={shown} />
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
