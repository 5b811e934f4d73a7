import { classes } from "../classes.ts";
import { Dialog } from "../overlays/Dialog.tsx";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import styles from "./CopyButton.module.css";

interface CopyByHandProps {
  readonly value: string;
  readonly onClose: () => void;
}

/** Lines in sight. */
const mostLines = 8;

/** What the browser refused to copy, selected, its lines as they are. */
export function CopyByHand({ value, onClose }: CopyByHandProps) {
  return (
    <Dialog isOpen onClose={onClose} title={text("shell.copyByHand")}>
      <p>{text("shell.copyFailed")}</p>
      <textarea
        ref={selectAll}
        className={classes(fields.textarea, styles.byHand)}
        rows={Math.min(mostLines, value.split("\n").length + 1)}
        readOnly
        value={value}
        aria-label={text("shell.copyByHand")}
      />
    </Dialog>
  );
}

function selectAll(box: HTMLTextAreaElement | null): void {
  box?.focus();
  box?.select();
}
