import { Button } from "../../src/components/controls/Button.tsx";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import type { FileEntry } from "../../src/generated/types/FileEntry.ts";
import { text } from "../../src/texts/text.ts";

interface UploadQuestionProps {
  /** What was chosen; none: nothing is asked. */
  readonly chosen: readonly File[];
  /** What is in the directory. */
  readonly files: readonly FileEntry[];
  readonly onCancel: () => void;
  readonly onReplace: () => void;
}

/** Asks before files take the place of others. A directory is never replaced. */
export function UploadQuestion({ chosen, files, onCancel, onReplace }: UploadQuestionProps) {
  const taken = files.filter(({ name }) => chosen.some((file) => file.name === name));
  const directories = taken.filter(({ type }) => type === "directory");
  if (directories.length > 0) {
    return (
      <Dialog
        isOpen
        role="alertdialog"
        size="small"
        title={text("files.taken")}
        onClose={onCancel}
        footer={
          <Button autoFocus onClick={onCancel}>
            {text("shell.close")}
          </Button>
        }
      >
        {text("files.takenByDirectory", { names: inWords(directories) })}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen={taken.length > 0}
      isDangerous
      title={text("files.replaceTitle")}
      confirmLabel={text("files.replace")}
      onCancel={onCancel}
      onConfirm={onReplace}
    >
      {text("files.replaceQuestion", { names: inWords(taken) })}
    </ConfirmDialog>
  );
}

function inWords(entries: readonly FileEntry[]): string {
  const shown = entries.slice(0, 5).map(({ name }) => name);
  return entries.length > shown.length ? `${shown.join(", ")}, … (${entries.length})` : shown.join(", ");
}
