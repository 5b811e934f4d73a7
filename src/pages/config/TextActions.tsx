import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { useSaveKey } from "../../components/saveKey.ts";
import { useStores } from "../../context/StoresContext.ts";
import { savingStoresOf } from "../../stores/saving/savingStores.ts";
import type { Stores } from "../../stores/Stores.ts";
import { configWords } from "../../texts/en/configPages.ts";
import { savingText } from "../../texts/en/saving.ts";
import { saveLabel, SaveTermsForm } from "../review/SaveTermsForm.tsx";
import { RefusedByTrial } from "../shell/TrialActions.tsx";
import styles from "./ConfigTextPage.module.css";

/** What can be done with the text: how it is saved, as any save is, and the buttons. */
export const TextActions = observer(function TextActions() {
  const stores = useStores();
  const { configText, failures, questions, save, serverInfo } = stores;
  const { review } = savingStoresOf(stores);
  const whyId = useId();
  const { canBringBack, isEdited, isSaving, failure } = configText;
  const why = whyNot(stores);
  useSaveKey("page", () => {
    saveText(stores);
    return isEdited;
  });
  return (
    <>
      {isEdited && (
        <div className={styles.terms}>
          <SaveTermsForm review={review} isFolded />
          {review.when === "later" && <p className={styles.hint}>{configWords("config.textLater")}</p>}
          <RefusedByTrial />
          {why && (
            <p id={whyId} className={styles.hint}>
              {why}
            </p>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={why !== undefined}
          isBusy={(isSaving || save.isRunning) && questions.asked === undefined}
          aria-describedby={why ? whyId : undefined}
          title={failure?.kind === "other" ? configWords("config.notSaved", { reason: failure.message }) : undefined}
          onClick={() => saveText(stores)}
        >
          {saveLabel(review, serverInfo.info?.time_zone, configWords("config.saveText"))}
        </Button>
        {/* One button, so that the focus stays on it, and whoever pressed it finds the way back under the finger. */}
        <Button
          disabled={!(isEdited || canBringBack) || isSaving}
          onClick={() =>
            void failures.attempt(configWords("config.notRead"), () =>
              canBringBack ? configText.bringBack() : configText.discard(),
            )
          }
        >
          {configWords(canBringBack ? "config.bringBack" : "config.discardText")}
        </Button>
        <Button onClick={() => configText.setPlain(!configText.isPlain)}>
          {configWords(configText.isPlain ? "config.toEditor" : "config.toPlain")}
        </Button>
        <p className={styles.hint} role="status">
          {canBringBack && configWords("config.discarded")}
        </p>
        {!configText.isPlain && <p className={styles.hint}>{configWords("config.keys")}</p>}
      </div>
    </>
  );
});

/** Saves the text as it is typed, by the button or by a key, unless something is in the way. */
export function saveText(stores: Stores): void {
  if (whyNot(stores) === undefined) void savingStoresOf(stores).review.commitText();
}

/** Why the text cannot be saved now; empty where that needs no words, as nothing is typed or it stands above the text. */
function whyNot(stores: Stores): string | undefined {
  const { configText, draft } = stores;
  const { isCommentTooLong, timeFault, when } = savingStoresOf(stores).review;
  if (!configText.isEdited || configText.newer !== undefined || draft.conflicts.length > 0) return "";
  if (isCommentTooLong) return savingText("saving.whyComment");
  if (timeFault !== undefined) return savingText("saving.whyTime");
  return when === "later" && draft.count === 0 ? configWords("config.laterNothing") : undefined;
}
