import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { changeRows } from "../../components/data/changeRows.ts";
import { Drawer } from "../../components/overlays/Dialog.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { savingStoresOf } from "../../stores/saving/savingStores.ts";
import { text } from "../../texts/text.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import { conflictChoices } from "./ConflictList.tsx";
import { PlannedAgain } from "./ScheduledSign.tsx";
import { RawTextDiff } from "./RawTextDiff.tsx";
import { ReviewActions } from "./ReviewActions.tsx";
import styles from "./ReviewDialog.module.css";
import { lazyPart } from "../../components/states/lazyPart.tsx";

const ImpactPanel = lazyPart(() =>
  import("../../../overrides/impact/ImpactPanel.tsx").then((file) => file.ImpactPanel),
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
  const { changes } = review;
  const changesOf = (ids: readonly string[]) => ids.flatMap((id) => changes[Number(id)] ?? []);
  const takeBack = (ids: readonly string[]) => draft.discardEach(changesOf(ids).map(({ path }) => path));
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
          changes={changeRows(changes, conflictChoices(changes, draft.conflicts))}
          onUndo={(id) => takeBack([id])}
          onUndoEach={takeBack}
          onUndoPart={(ids, part) => review.takeBackPart(changesOf(ids), part)}
        />
        <PlannedAgain />
        <Suspense fallback={null}>{isOpen && <ImpactPanel />}</Suspense>
        {Consequences && isOpen && draft.count > 0 && (
          <Suspense fallback={null}>
            <Consequences />
          </Suspense>
        )}
        {isOpen && draft.count > 0 && <RawTextDiff />}
      </div>
    </Drawer>
  );
});
