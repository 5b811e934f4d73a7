import { observer } from "mobx-react-lite";
import { classes } from "../../src/components/classes.ts";
import { Icon } from "../../src/components/Icon.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import type { DraftEdits } from "../../src/model/draft/fieldEdits.ts";
import { sliceOf } from "../../src/model/draft/draftSlices.ts";
import { dvrStorageText } from "../../src/texts/en/dvrStorage.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./DvrStorage.module.css";
import { type Losses, useLosses } from "./useLosses.ts";

/** What of the recordings the edits of an entity remove once they are saved. */
export const DvrLosses = observer(function DvrLosses({ path, server }: SectionPieceProps) {
  const { draft } = useStores();
  if (path === undefined || server === undefined) return null;
  return <LossesOf edits={sliceOf(draft.edits, [path])} />;
});

/** The same for all that is edited, as a part of the review, laid out as what saving interrupts is above it. */
export const DraftLosses = observer(function DraftLosses() {
  const losses = useLosses(useStores().draft.edits);
  return (
    <div role="status" className={styles.losses}>
      {losses !== undefined && (
        <section className={styles.inReview} aria-label={dvrStorageText("dvr.losses")}>
          <h3>{dvrStorageText("dvr.losses")}</h3>
          <LossWords losses={losses} />
        </section>
      )}
    </div>
  );
});

const LossesOf = observer(function LossesOf({ edits }: { readonly edits: DraftEdits }) {
  const losses = useLosses(edits);
  return (
    <div role="status" className={styles.losses}>
      {losses !== undefined && (
        <div className={fields.fieldRow}>
          <span className={fields.label}>{dvrStorageText("dvr.losses")}</span>
          <LossWords losses={losses} />
        </div>
      )}
    </div>
  );
});

function LossWords({ losses }: { readonly losses: Losses }) {
  switch (losses.kind) {
    case "asking":
      return <p className={styles.words}>{dvrStorageText("dvr.losses.asking")}</p>;
    case "none":
      return <p className={styles.words}>{dvrStorageText("dvr.losses.none")}</p>;
    case "unknown":
      return <p className={styles.words}>{dvrStorageText("dvr.losses.unknown", { reason: losses.reason })}</p>;
    case "some":
      return (
        <p className={classes(styles.words, styles.some)}>
          <Icon name="warning" />
          <span>{losses.words}</span>
        </p>
      );
  }
}
