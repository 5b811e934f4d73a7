import { observer } from "mobx-react-lite";
import type { RevisionRow } from "../../../api/areas/revisionsApi.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { entities } from "../../../generated/entities.ts";
import { placeInWords } from "../../../model/diff/settingWords.ts";
import type { ChangedEntity } from "../../../model/revisions/changedEntities.ts";
import { revisionRestoreOf } from "../../../stores/revisions/RevisionRestore.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import styles from "./Revisions.module.css";
import { canComeBack } from "./useRevisionActions.ts";
import { useRevisionTable } from "./useRevisions.ts";

interface TakingBackProps {
  readonly row: RevisionRow;
  readonly part: ChangedEntity;
}

/** The ways to have an entity as a revision left it, and as it was before that; what was deleted there is only before it. */
export const TakingBack = observer(function TakingBack({ row, part }: TakingBackProps) {
  const stores = useStores();
  const { list } = useRevisionTable();
  const { at, whole } = part;
  const [collection = "", key = ""] = at;
  const isThere = Object.hasOwn(stores.config.readList(collection), key);
  const isAfter = canComeBack(row) && whole !== "deleted";
  // What came has gone since: before it came there was nothing, too.
  const isBefore = row.aside !== true && list.hasBefore(row) && !(whole === "created" && !isThere);
  // What was deleted is there again: then it is a state as any.
  const word = beforeWord(whole === "deleted" && isThere ? undefined : whole);
  const what = placeInWords(at, entities);
  const restore = revisionRestoreOf(stores);
  const { rev } = row;
  return (
    <span className={styles.back}>
      {isAfter && (
        <Button
          size="small"
          icon="undo"
          aria-label={revisionText("revisions.asInOf", { rev, what })}
          title={revisionText("revisions.asInHelp", { rev, what })}
          disabled={stores.connection.isOffline}
          onClick={() => void restore.restoreIntoDraft(rev, at)}
        >
          {revisionText("revisions.asIn", { rev })}
        </Button>
      )}
      {isBefore && (
        <Button
          size="small"
          icon="undo"
          aria-label={revisionText(`revisions.${word}Of`, { what })}
          title={revisionText(`revisions.${word}Help`, { rev, what })}
          disabled={stores.connection.isOffline}
          onClick={() => void restore.restoreFromBefore(rev, at)}
        >
          {revisionText(`revisions.${word}`)}
        </Button>
      )}
    </span>
  );
});

function beforeWord(whole: ChangedEntity["whole"]): "bringBack" | "takeOut" | "asBefore" {
  if (whole === "deleted") return "bringBack";
  return whole === "created" ? "takeOut" : "asBefore";
}
