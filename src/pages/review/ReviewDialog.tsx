import { observer } from "mobx-react-lite";
import { lazy, Suspense } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { changeRows } from "../../components/data/changeRows.ts";
import { Drawer } from "../../components/overlays/Dialog.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";
import type { ConsoleParts } from "../shell/ConsoleParts.ts";
import { conflictChoices } from "./ConflictList.tsx";
import { RawTextDiff } from "./RawTextDiff.tsx";
import styles from "./ReviewDialog.module.css";

const ImpactPanel = lazy(() =>
  import("../../../overrides/impact/ImpactPanel.tsx").then((file) => ({ default: file.ImpactPanel })),
);

interface ReviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly Consequences?: ConsoleParts["Consequences"];
}

/** All that is staged: in words, each with its undo, and as lines of the config text; saves or discards it. */
export const ReviewDialog = observer(function ReviewDialog({ isOpen, onClose, Consequences }: ReviewDialogProps) {
  const { draft, save } = useStores();
  const handleSave = async () => {
    if (await save.commit(draft.edits)) onClose();
  };
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
      footer={
        <>
          <Button variant="ghost" onClick={handleDiscard} disabled={draft.count === 0}>
            {text("tray.discardAll")}
          </Button>
          <Button
            variant="primary"
            isBusy={save.isRunning}
            disabled={draft.count === 0 || conflicts > 0}
            onClick={() => void handleSave()}
          >
            {text("tray.saveAll")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {conflicts > 0 && <p role="alert">{text("tray.conflicts", { count: conflicts })}</p>}
        {save.failure && <p role="alert">{text("save.failed", { reason: save.failure.message })}</p>}
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
      </div>
    </Drawer>
  );
});
