import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { Drawer } from "../../components/overlays/Dialog.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { Change } from "../../model/diff/Change.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import { isWithin, formatPointer } from "../../model/configPath.ts";
import { text } from "../../texts/text.ts";
import { ConflictChoice } from "./ConflictChoice.tsx";
import { RawTextDiff } from "./RawTextDiff.tsx";
import { changeRows } from "./changeRows.ts";
import styles from "./ReviewDialog.module.css";

interface ReviewDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All that is staged: in words, each with its undo, and as lines of the config text; saves or discards it. */
export const ReviewDialog = observer(function ReviewDialog({ isOpen, onClose }: ReviewDialogProps) {
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
  const questions = [...conflictsByChange(draft.changes, draft.conflicts)].map(
    ([change, own]) =>
      [change, own.map((conflict) => <ConflictChoice key={keyOf(conflict)} conflict={conflict} />)] as const,
  );
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
          changes={changeRows(draft.changes, new Map(questions))}
          onUndo={(id) => draft.discard(draft.changes[Number(id)]?.path)}
        />
        {isOpen && draft.count > 0 && <RawTextDiff />}
      </div>
    </Drawer>
  );
});

function keyOf({ path, item = "" }: Conflict): string {
  return `${formatPointer(path)} ${item}`;
}

/** Each conflict at the first of the changes it is about; of an entity that is gone, that is the first of all its own. */
function conflictsByChange(
  changes: readonly Change[],
  conflicts: readonly Conflict[],
): ReadonlyMap<Change, readonly Conflict[]> {
  const result = new Map<Change, Conflict[]>();
  for (const conflict of conflicts) {
    const change = changes.find(({ path }) => isWithin(path, conflict.path));
    if (change) result.set(change, [...(result.get(change) ?? []), conflict]);
  }
  return result;
}
