import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { changeRows } from "../../components/data/changeRows.ts";
import { Drawer } from "../../components/overlays/Dialog.tsx";
import { focusContent } from "../../components/shell/AppShell.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { knownZone, zonedMoment } from "../../model/units/zonedTime.ts";
import type { ReviewStore } from "../../stores/saving/ReviewStore.ts";
import { savingStoresOf } from "../../stores/saving/savingStores.ts";
import { savingText } from "../../texts/en/saving.ts";
import { text } from "../../texts/text.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import { CheckResult } from "./CheckResult.tsx";
import { conflictChoices } from "./ConflictList.tsx";
import { RawTextDiff } from "./RawTextDiff.tsx";
import styles from "./ReviewDialog.module.css";
import { SaveTermsForm } from "./SaveTermsForm.tsx";

const ImpactPanel = lazy(() =>
  import("../../../overrides/impact/ImpactPanel.tsx").then((file) => ({ default: file.ImpactPanel })),
);

interface ReviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly Consequences?: ConsoleParts["Consequences"];
}

/**
 * All that is staged: in words, each with its undo, and as lines of the config text; checks, saves or discards it, now or
 * at a time, for good or on trial.
 */
export const ReviewDialog = observer(function ReviewDialog({ isOpen, onClose, Consequences }: ReviewDialogProps) {
  const stores = useStores();
  const { draft } = stores;
  const { review } = savingStoresOf(stores);
  const handleDiscard = () => {
    draft.discard();
    // Nothing is left to look at; the way back is the message beside the page.
    onClose();
  };
  const conflicts = draft.conflicts.length;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={text("tray.title")}
      footer={<ReviewActions review={review} onClose={onClose} onDiscard={handleDiscard} />}
    >
      <div className={styles.body}>
        {conflicts > 0 && <p role="alert">{text("tray.conflicts", { count: conflicts })}</p>}
        <ChangeList
          changes={changeRows(draft.changes, conflictChoices(draft.changes, draft.conflicts))}
          onUndo={(id) => draft.discard(draft.changes[Number(id)]?.path)}
        />
        <Suspense fallback={null}>{isOpen && <ImpactPanel />}</Suspense>
        {Consequences && isOpen && draft.count > 0 && (
          <Suspense fallback={null}>
            <Consequences />
          </Suspense>
        )}
        {isOpen && draft.count > 0 && <RawTextDiff />}
        <div>{draft.count > 0 && <SaveTermsForm review={review} />}</div>
      </div>
    </Drawer>
  );
});

interface ReviewActionsProps {
  readonly review: ReviewStore;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** What can be done with all of it; what a check says stands right above, as does the message why a save was refused. */
const ReviewActions = observer(function ReviewActions({ review, onClose, onDiscard }: ReviewActionsProps) {
  const { draft, save, serverInfo } = useStores();
  const isNothing = draft.count === 0;
  const isKeptBack = draft.conflicts.length > 0 || review.isCommentTooLong || review.timeFault !== undefined;
  const handleSave = async () => {
    if (!(await review.commit())) return;
    onClose();
    // The button that opened the dialog goes with the draft.
    focusContent();
  };
  return (
    <>
      <CheckResult review={review} onLeave={onClose} />
      <Button variant="ghost" onClick={onDiscard} disabled={isNothing}>
        {text("tray.discardAll")}
      </Button>
      {serverInfo.can("check") && (
        <Button disabled={isNothing} isBusy={review.check?.kind === "running"} onClick={() => void review.runCheck()}>
          {savingText("saving.check")}
        </Button>
      )}
      <Button
        variant="primary"
        isBusy={save.isRunning}
        disabled={isNothing || isKeptBack}
        onClick={() => void handleSave()}
      >
        {saveLabel(review, serverInfo.info?.time_zone)}
      </Button>
    </>
  );
});

function saveLabel({ when, atMs, withinS }: ReviewStore, zone: string | undefined): string {
  if (when === "later" && atMs !== undefined)
    return savingText("saving.saveAt", { moment: zonedMoment(atMs, Date.now(), knownZone(zone)) });
  return withinS > 0 ? savingText("saving.saveTrial") : text("tray.saveAll");
}
