import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { closeAtOnce } from "../../components/overlays/Dialog.tsx";
import { useSaveKey } from "../../components/saveKey.ts";
import { useSaving, useStores } from "../../context/StoresContext.ts";
import type { ReviewStore } from "../../stores/saving/ReviewStore.ts";
import type { Stores } from "../../stores/Stores.ts";
import { savingText } from "../../texts/en/saving.ts";
import { text } from "../../texts/text.ts";
import { RefusedByTrial } from "../shell/TrialActions.tsx";
import { CheckResult } from "./CheckResult.tsx";
import styles from "./ReviewDialog.module.css";
import { saveLabel, SaveTermsForm } from "./SaveTermsForm.tsx";

interface ReviewActionsProps {
  readonly review: ReviewStore;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/**
 * What can be done with all that is staged, always in sight: how it is saved, what a check says, why it cannot be saved, and
 * the buttons.
 */
export const ReviewActions = observer(function ReviewActions({ review, onClose, onDiscard }: ReviewActionsProps) {
  const { connection, draft, save, serverInfo } = useStores();
  const isSaving = useSaving();
  const whyId = useId();
  const why = whyNot(review, draft);
  const handleSave = async () => {
    if (await review.commit()) closeAtOnce(onClose);
  };
  useSaveKey("dialog", () => {
    if (why === undefined && !save.isRunning) void handleSave();
    return true;
  });
  const isNothing = draft.count === 0;
  return (
    <>
      {!isNothing && <SaveTermsForm review={review} />}
      <RefusedByTrial />
      <CheckResult review={review} onLeave={onClose} />
      {(connection.isOffline || save.state.kind === "unconfirmed") && (
        <p className={styles.why} role="status">
          {/* The header says it too, which on a phone is below this. */}
          {text(save.state.kind === "unconfirmed" ? "saving.unconfirmed" : "groups.offline")}
        </p>
      )}
      {why !== undefined && (
        <p id={whyId} className={styles.why}>
          {why}
        </p>
      )}
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
        isBusy={isSaving}
        disabled={why !== undefined}
        aria-describedby={why === undefined ? undefined : whyId}
        onClick={() => void handleSave()}
      >
        {saveLabel(review, serverInfo.info?.time_zone, text("tray.saveAll"))}
      </Button>
    </>
  );
});

/** Why nothing can be saved now, in words; undefined: it can. */
function whyNot(
  { isCommentTooLong, timeFault }: ReviewStore,
  { count, conflicts }: Stores["draft"],
): string | undefined {
  if (count === 0) return savingText("saving.whyNothing");
  if (conflicts.length > 0) return savingText("saving.whyConflicts");
  if (isCommentTooLong) return savingText("saving.whyComment");
  return timeFault === undefined ? undefined : savingText("saving.whyTime");
}
