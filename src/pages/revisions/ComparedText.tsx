import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { RadioGroup } from "../../components/controls/Choices.tsx";
import { LineDiff } from "../../components/data/LineDiff.tsx";
import { useNarrow } from "../../components/data/useNarrow.ts";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { compareText } from "../../texts/en/compare.ts";
import styles from "./Compare.module.css";
import { ComparingState } from "./ComparingState.tsx";
import type { ShownComparison } from "./useComparison.ts";

/** Two columns of a config text need so much. */
const mostOneColumnPx = 899;

/** The choice is kept as columns of lists are. */
const list = "compare";

/** The texts line by line, side by side where there is room for it. */
export const ComparedText = observer(function ComparedText({
  shown: { comparison },
}: {
  readonly shown: ShownComparison;
}) {
  const { columns } = useStores();
  const { lines, sides, words } = comparison;
  const isNarrow = useNarrow(mostOneColumnPx);
  const chosen = columns.chosen(list)?.[0] === "one" ? "one" : "two";
  useEffect(() => void comparison.loadLines(), [comparison, sides]);
  if (lines === undefined || lines.kind !== "found") {
    // What keeps the revisions from being read at all is told by the words.
    const state = lines ?? (words.kind === "found" ? { kind: "reading" as const } : words);
    return <ComparingState state={state} onRetry={() => void comparison.load()} />;
  }
  if (lines.isDone && lines.found.length === 0) return <EmptyState title={compareText("compare.sameText")} />;
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.count} role="status">
          {lines.isDone ? compareText("compare.secretsHidden") : compareText("compare.countingLines")}
        </span>
        {!isNarrow && (
          <RadioGroup
            label={compareText("compare.columns")}
            value={chosen}
            options={(["two", "one"] as const).map((value) => ({
              value,
              label: compareText(`compare.columns.${value}`),
            }))}
            onChange={(wanted) => columns.choose(list, [wanted])}
          />
        )}
      </div>
      <LineDiff label={compareText("compare.textDifference")} hunks={lines.found} columns={isNarrow ? "one" : chosen} />
    </>
  );
});
