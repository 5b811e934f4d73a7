import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

interface ConfirmDeleteProps {
  readonly isOpen: boolean;
  readonly name: string;
  /** Recordings stay on the disk when the item is gone. */
  readonly hasArchive?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question before an item leaves the configuration. */
export function ConfirmDelete({ isOpen, name, hasArchive = false, onConfirm, onCancel }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      confirmLabel={text("confirm.deleteButton")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{text("confirm.delete", { name })}</p>
      {hasArchive && <p>{text("confirm.archiveRemains")}</p>}
    </ConfirmDialog>
  );
}
