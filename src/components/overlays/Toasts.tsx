import { useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { Button } from "../controls/Button.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { Icon } from "../Icon.tsx";
import { useToastPlace } from "./toastPlaces.ts";
import styles from "./Toasts.module.css";
import { useLeaving } from "./useLeaving.ts";

interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

interface Toast {
  readonly id: string;
  /** A bad one stays until it is dismissed: nobody may miss it. The others leave after their time. */
  readonly tone: "good" | "bad" | "plain";
  readonly text: ReactNode;
  /** What it tells of: with another one under the same id its time begins anew. */
  readonly about?: unknown;
  /** The way back or on: "Undo", "Show". */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const toneIcon = { good: "success", bad: "error", plain: "info" } as const;

/**
 * Short messages about what has just happened. They have room of their own and lie over nothing that can be pressed: in
 * the uppermost dialog, else where they are placed.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const frame = useRef<HTMLElement>(null);
  const place = useToastPlace();
  useLeaving(
    toasts.map(({ id, tone, about }) => ({ id, about, stays: tone === "bad" })),
    frame,
    onDismiss,
  );
  const messages = (
    <section
      ref={frame}
      className={classes(styles.toasts, place && styles.inDialog, toasts.length === 0 && styles.empty)}
      aria-label={text("toasts.label")}
    >
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
  return place ? createPortal(messages, place) : messages;
}
