import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import { focusContent } from "../shell/AppShell.tsx";
import { Button, IconButton } from "../controls/Button.tsx";
import { useToastPlace } from "./toastPlaces.ts";
import styles from "./Toasts.module.css";

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
  const leave = (act: (() => void) | undefined) => {
    act?.();
    // The button that was pressed goes: of a dialog the focus stays in it, of a page it goes to the page.
    const dialog = place?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (dialog) dialog.focus();
    else focusContent();
  };
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
              <Button size="small" variant="ghost" onClick={() => leave(toast.action?.onPress)}>
                {toast.action.label}
              </Button>
            )}
            <IconButton
              size="small"
              icon="remove"
              label={text("shell.dismiss")}
              onClick={() => leave(() => onDismiss(toast.id))}
            />
          </div>
        ))}
      </div>
    </section>
  );
  return place ? createPortal(messages, place) : messages;
}

/** Something that goes by itself, unless `stays`. */
interface Leaving {
  readonly id: string;
  readonly stays: boolean;
  /** What it tells of: with another one its time begins anew. */
  readonly about: unknown;
}

const stepMs = 250;
/** Time to read two lines and to decide. */
const staysMs = 10_000;

/**
 * Dismisses each row after its time, whatever is open over the page. The time stands still while a pointer or the focus
 * is inside the frame, and while nobody sees the page.
 */
function useLeaving(
  rows: readonly Leaving[],
  frame: RefObject<HTMLElement | null>,
  onLeave: (id: string) => void,
): void {
  const left = useRef(new Map<string, { readonly about: unknown; ms: number }>());
  const latest = useRef({ rows, onLeave });
  useEffect(() => {
    latest.current = { rows, onLeave };
  });
  const isNeeded = rows.some(({ stays }) => !stays);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => {
      if (document.hidden || isInside(frame.current)) return;
      const known = left.current;
      left.current = new Map();
      for (const { id, about, stays } of latest.current.rows) {
        if (stays) continue;
        const before = known.get(id);
        const ms = (before !== undefined && before.about === about ? before.ms : staysMs) - stepMs;
        if (ms > 0) left.current.set(id, { about, ms });
        else latest.current.onLeave(id);
      }
    }, stepMs);
    return () => clearInterval(timer);
  }, [isNeeded, frame]);
}

/** Whether pointer or focus is in it; asked, as an element that is taken away tells of neither. */
function isInside(frame: HTMLElement | null): boolean {
  return frame !== null && (frame.matches(":hover") || frame.contains(document.activeElement));
}
