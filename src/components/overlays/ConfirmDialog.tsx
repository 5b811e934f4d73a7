import type { ReactNode } from "react";
import { type EntityUser, usedByWords } from "../../model/entity/references/entityUsers.ts";
import { cutOffWords } from "../../texts/en/deeds.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import { Icon } from "../Icon.tsx";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./Dialog.module.css";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** What is done, and to what it is done, as a question: "Delete news?". */
  readonly title: string;
  /** The question, and what follows from a yes. */
  readonly children: ReactNode;
  /** The same deed in a verb: "Delete", "Restart". */
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. Cancel holds the focus, so that Enter alone does nothing. */
export function ConfirmDialog({
  isOpen,
  children,
  confirmLabel,
  title,
  isDangerous = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button autoFocus onClick={onCancel}>
            {text("shell.cancel")}
          </Button>
          <Button variant={isDangerous ? "danger" : "primary"} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof children === "string" ? withWholeNames(children) : children}
    </Dialog>
  );
}

interface ConfirmDeleteProps extends Pick<ConfirmDialogProps, "isOpen" | "onConfirm" | "onCancel"> {
  readonly name: string;
  /** Who watches it, and would be cut off. */
  readonly viewers?: number;
  /** Recordings stay on the disk when the item is gone. */
  readonly hasArchive?: boolean;
  /** What names it, and would name nothing. */
  readonly users?: readonly EntityUser[];
}

/** The question before an item leaves the configuration. */
export function ConfirmDelete({
  isOpen,
  name,
  viewers = 0,
  hasArchive = false,
  users = [],
  onConfirm,
  onCancel,
}: ConfirmDeleteProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      title={text("confirm.deleteTitle", { name })}
      confirmLabel={text("confirm.deleteButton")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{withWholeNames(text("confirm.delete", { name }))}</p>
      {viewers > 0 && <p className={fields.warning}>{cutOffWords(viewers)}</p>}
      <UsedBy users={users} />
      {hasArchive && <p>{text("confirm.archiveRemains")}</p>}
    </ConfirmDialog>
  );
}

/** Who names what would go, and what that breaks. Nothing where nobody does. */
function UsedBy({ users }: { readonly users: readonly EntityUser[] }) {
  return usedByWords(users).map((sentence) => (
    <p key={sentence} className={fields.warning}>
      <Icon name="warning" size={14} />
      {sentence}
    </p>
  ));
}

/** A sentence in which names stand: one with a hyphen or a slash goes to the next line as a whole, and breaks only where it is longer. */
function withWholeNames(sentence: string): ReactNode {
  return sentence.split(/(\s+)/).map((word, index) =>
    /[-/]/.test(word) ? (
      <span key={index} className={styles.whole}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}
