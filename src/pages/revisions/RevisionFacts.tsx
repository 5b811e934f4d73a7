import { observer } from "mobx-react-lite";
import type { RevisionRow } from "../../api/areas/revisionsApi.ts";
import { Badge } from "../../components/states/Badge.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { agoInWords, exactMoment } from "../../model/units/momentWords.ts";
import { revisionChanges, revisionText, savedByWords, wayInWords } from "../../texts/en/revisions.ts";
import styles from "./Revisions.module.css";
import { useRevisionTable } from "./useRevisions.ts";

/** How long ago, and the exact moment by the server's clock. */
export const RevisionMoment = observer(function RevisionMoment({ at }: { readonly at: number }) {
  const { clock } = useStores();
  const { list, zone } = useRevisionTable();
  return (
    <div className={styles.lines}>
      <span>{agoInWords(at, clock.readMs() + list.offsetMs)}</span>
      <time className={styles.quiet} dateTime={new Date(at).toISOString()}>
        {exactMoment(at, zone)}
      </time>
    </div>
  );
});

/** The login, and from where and which way it came. */
export function SavedBy({ row: { who, address, way } }: { readonly row: RevisionRow }) {
  const how = [address, wayInWords(way)].filter((word) => word !== "").join(" · ");
  return (
    <div className={styles.lines}>
      <bdi title={who}>{withHiddenShown(savedByWords(who))}</bdi>
      <span className={styles.quiet} title={how}>
        {how}
      </span>
    </div>
  );
}

/** What a revision is, in signs; then its comment, or how much it changed where it has none. */
export const RevisionSigns = observer(function RevisionSigns({ row }: { readonly row: RevisionRow }) {
  const { list } = useRevisionTable();
  const { comment } = row;
  const said = comment
    ? revisionText("revisions.comment", { comment: withHiddenShown(comment) })
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
