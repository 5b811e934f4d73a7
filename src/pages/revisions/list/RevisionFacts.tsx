import { observer } from "mobx-react-lite";
import type { RevisionRow } from "../../../api/areas/revisionsApi.ts";
import { classes } from "../../../components/classes.ts";
import { Badge } from "../../../components/states/Badge.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import { agoInWords, exactMoment } from "../../../model/units/momentWords.ts";
import { revisionChanges, revisionText, savedByWords, wayInWords } from "../../../texts/en/revisions.ts";
import styles from "./Revisions.module.css";
import { useRevisionTable } from "./useRevisions.ts";

interface FactsProps {
  readonly row: RevisionRow;
}

/** How long ago it was saved, by the server's clock. */
export const SavedAgo = observer(function SavedAgo({ row }: FactsProps) {
  const { clock } = useStores();
  return <span>{agoInWords(row.at, clock.readServerMs())}</span>;
});

/** The exact moment, with its weekday. */
function SavedAt({ row }: FactsProps) {
  const { zone } = useRevisionTable();
  return <time dateTime={new Date(row.at).toISOString()}>{exactMoment(row.at, zone)}</time>;
}

/** Both, below each other. */
export function RevisionMoment({ row }: FactsProps) {
  return (
    <div className={styles.lines}>
      <SavedAgo row={row} />
      <span className={styles.quiet}>
        <SavedAt row={row} />
      </span>
    </div>
  );
}

/** The login, and from where and which way it came. */
export function SavedBy({ row }: FactsProps) {
  const how = wayOf(row);
  return (
    <div className={styles.lines}>
      <bdi title={row.who}>{withHiddenShown(savedByWords(row.who))}</bdi>
      <span className={styles.quiet} title={how}>
        {how}
      </span>
    </div>
  );
}

/** When, by whom and how in two quiet lines. */
export function SavedLines({ row }: FactsProps) {
  return (
    <div className={classes(styles.lines, styles.quiet)}>
      <SavedAt row={row} />
      <span>
        <bdi>{withHiddenShown(savedByWords(row.who))}</bdi> · {wayOf(row)}
      </span>
    </div>
  );
}

function wayOf({ address, way }: RevisionRow): string {
  return [address, wayInWords(way)].filter((word) => word !== "").join(" · ");
}

/** The configuration that the server began with: no change of anything. */
export function isFirstOfAll({ rev, changes }: RevisionRow): boolean {
  return rev === 1 && changes === 0;
}

/** What a revision is, in signs; then its comment, or how much it changed where it has none. */
export const RevisionSigns = observer(function RevisionSigns({ row }: FactsProps) {
  const { list } = useRevisionTable();
  const { comment } = row;
  const said = comment
    ? revisionText("revisions.comment", { comment: withHiddenShown(comment) })
    : isFirstOfAll(row)
      ? revisionText("revisions.firstOfAll")
      : revisionChanges(row.changes);
  return (
    <span className={styles.signs}>
      {row.current === true && <Badge tone="good">{revisionText("revisions.current")}</Badge>}
      {row.rev === list.rescue && <Badge tone="accent">{revisionText("revisions.rescue")}</Badge>}
      {row.confirmed === "waiting" && <Badge tone="warn">{revisionText("revisions.waiting")}</Badge>}
      {row.confirmed === "undone" && <Badge>{revisionText("revisions.undone")}</Badge>}
      {row.scheduled === true && <Badge>{revisionText("revisions.scheduled")}</Badge>}
      {row.aside === true && (
        <span title={revisionText("revisions.asideHelp")}>
          <Badge>{revisionText("revisions.aside")}</Badge>
        </span>
      )}
      {row.damaged === true && (
        <span title={revisionText("revisions.damagedHelp")}>
          <Badge tone="bad">{revisionText("revisions.damaged")}</Badge>
        </span>
      )}
      <bdi className={comment ? styles.comment : styles.cut} title={said}>
        {said}
      </bdi>
    </span>
  );
});
