import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { ScheduledSave } from "../../api/areas/savingApi.ts";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { changeRows } from "../../components/data/changeRows.ts";
import { focusContent } from "../../components/shell/AppShell.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { Dialog } from "../../components/overlays/Dialog.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { describePlanned } from "../../model/diff/draftChanges.ts";
import { pathInWords } from "../../model/revisions/changedEntities.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { knownZone, zoneInWords, zonedMoment } from "../../model/units/zonedTime.ts";
import type { WaitingSaves } from "../../stores/saving/WaitingSaves.ts";
import { cancelledInWords, changesInWords, savingText, untoldInWords, whoInWords } from "../../texts/en/saving.ts";
import styles from "./ScheduledDialog.module.css";

interface ScheduledDialogProps {
  readonly scheduled: WaitingSaves;
  readonly onClose: () => void;
}

/** The saves that wait: when each is made, by whom, what it changes; each can be cancelled. */
export const ScheduledDialog = observer(function ScheduledDialog({ scheduled, onClose }: ScheduledDialogProps) {
  const { serverInfo } = useStores();
  const { saves, failure, cancelled } = scheduled;
  const said = useRef<HTMLDivElement>(null);
  const zone = knownZone(serverInfo.info?.time_zone);
  // One may have come while another went: what the server tells of them all the time is their number.
  useEffect(() => void scheduled.load(), [scheduled]);
  const cancel = async (save: ScheduledSave) => {
    await scheduled.cancel(save);
    // Its button is gone.
    said.current?.focus();
  };
  return (
    <Dialog isOpen onClose={onClose} title={savingText("saving.waitsTitle")}>
      <div ref={said} tabIndex={-1} role="status" className={styles.said}>
        {failure !== undefined && <p>{savingText("saving.waitsFailed", { reason: failure })}</p>}
        {cancelled && <p>{cancelledInWords(momentOf(cancelled.save, zone), cancelled.by)}</p>}
        {saves?.length === 0 && <p>{savingText("saving.waitsNone")}</p>}
        {cancelled?.edits && (
          <Button
            size="small"
            onClick={() => {
              scheduled.editAgain();
              onClose();
              focusContent();
            }}
          >
            {savingText("saving.editAgain")}
          </Button>
        )}
      </div>
      {saves === undefined && failure === undefined && <LoadingState />}
      <ul className={styles.saves}>
        {saves?.map((save) => (
          <WaitingSave key={save.id} save={save} scheduled={scheduled} zone={zone} onCancel={() => void cancel(save)} />
        ))}
      </ul>
    </Dialog>
  );
});

interface WaitingSaveProps {
  readonly save: ScheduledSave;
  readonly scheduled: WaitingSaves;
  readonly zone: string | undefined;
  readonly onCancel: () => void;
}

const WaitingSave = observer(function WaitingSave({ save, scheduled, zone, onCancel }: WaitingSaveProps) {
  const { rev } = useStores().config;
  // What it changes is told of the config as it is now.
  useEffect(() => scheduled.readChanges(save.id), [scheduled, save.id, rev]);
  const moment = momentOf(save, zone);
  const who = whoInWords(withHiddenShown(save.by), save.address);
  return (
    <li className={styles.save}>
      <div className={styles.head}>
        <strong>{moment}</strong>
        <span className={styles.zone}>{zoneInWords(save.at, zone)}</span>
        <Button size="small" aria-label={savingText("saving.cancelOf", { moment })} onClick={onCancel}>
          {savingText("saving.cancel")}
        </Button>
      </div>
      <p>{savingText("saving.by", { changes: changesInWords(save.changes), who })}</p>
      {save.comment && <p>{savingText("saving.quoted", { comment: save.comment })}</p>}
      <SavedChanges save={save} scheduled={scheduled} />
    </li>
  );
});

/** Old and new values as the server tells them, else as this browser has sent them; only which settings where neither is known. */
const SavedChanges = observer(function SavedChanges({ save, scheduled }: Pick<WaitingSaveProps, "save" | "scheduled">) {
  const { config } = useStores();
  const told = scheduled.changes.get(save.id);
  const { edits, unlisted, hasConflicts } =
    told && "edits" in told ? told : { edits: scheduled.editsOf(save), unlisted: 0, hasConflicts: false };
  const more = edits === undefined ? save.changes - save.paths.length : unlisted;
  const rows = edits && changeRows(describePlanned(edits, config.peek(), entities));
  return (
    <>
      {told && "failure" in told && <p role="alert">{untoldInWords(told)}</p>}
      {hasConflicts && <p role="alert">{savingText("saving.willConflict")}</p>}
      {rows?.length === 0 && !hasConflicts && more === 0 && <p>{savingText("saving.changesNothing")}</p>}
      {rows !== undefined && rows.length > 0 && <ChangeList changes={rows} />}
      <ul className={styles.paths}>
        {edits === undefined && save.paths.map((path) => <li key={path}>{pathInWords(path, save, entities)}</li>)}
        {more > 0 && <li>{savingText("saving.morePaths", { count: more })}</li>}
      </ul>
    </>
  );
});

function momentOf({ at }: Pick<ScheduledSave, "at">, zone: string | undefined): string {
  return zonedMoment(at, Date.now(), zone);
}
