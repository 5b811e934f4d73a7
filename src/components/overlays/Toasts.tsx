import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { Button } from "../controls/Button.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { Icon } from "../Icon.tsx";
import styles from "./Toasts.module.css";

interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

interface Toast {
  readonly id: string;
  readonly tone: "good" | "bad" | "plain";
  readonly text: ReactNode;
  /** The way back or on: "Undo", "Show". */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const toneIcon = { good: "success", bad: "error", plain: "info" } as const;

/** Short messages about what has just happened, in the corner; how long each stays is the owner's to decide. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    // A dialog would put them out of reach, and take a press on one for a press outside.
    <section className={styles.toasts} aria-label={text("toasts.label")} data-react-aria-top-layer="true">
      <div role="log" aria-live="polite" className={styles.list}>
        {toasts.map((toast) => (
          <div key={toast.id} className={classes(styles.toast, styles[toast.tone])}>
            <Icon name={toneIcon[toast.tone]} />
            <div className={styles.text}>{toast.text}</div>
            {toast.action && (
              <Button size="small" variant="ghost" onClick={toast.action.onPress}>
                {toast.action.label}
              </Button>
            )}
            <IconButton size="small" icon="remove" label={text("shell.dismiss")} onClick={() => onDismiss(toast.id)} />
          </div>
        ))}
      </div>
    </section>
  );
}
