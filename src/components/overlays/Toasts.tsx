import { type ReactNode, type RefCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import { focusContent } from "../shell/AppShell.tsx";
import { Button, IconButton } from "../controls/Button.tsx";
import { useToastPlaces } from "./toastPlaces.ts";
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
 * the dialog that was the uppermost as they came, as long as it is open; else where they are placed.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    <ToastRegion>
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
    </ToastRegion>
  );
}

interface ToastRegionProps {
  readonly isInDialog?: boolean;
  /** Takes the element that messages are put into. */
  readonly place?: RefCallback<HTMLElement>;
  readonly children?: ReactNode;
}

/** Where messages stand, and are read aloud; without one it takes no room. */
export function ToastRegion({ isInDialog = false, place, children }: ToastRegionProps) {
  return (
    <section className={classes(styles.toasts, isInDialog && styles.inDialog)} aria-label={text("toasts.label")}>
      <div ref={place} role="log" aria-live="polite" data-toasts>
        {children}
      </div>
    </section>
  );
}

interface MessageProps {
  readonly toast: Toast;
  readonly onDismiss: () => void;
}

function Message({ toast: { tone, text: words, about, action }, onDismiss }: MessageProps) {
  const places = useToastPlaces();
  const [came, setCame] = useState({ about, places });
  // Another one under the same id has just come.
  if (came.about !== about) setCame({ about, places });
  const place = came.places.findLast((each) => places.includes(each));
  useLeaving(tone !== "bad", about, onDismiss);
  const leave = (act: () => void) => {
    act();
    // The button that was pressed goes: of a dialog the focus stays in it, of a page it goes to the page.
    const dialog = place?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (dialog) dialog.focus();
    else focusContent();
  };
  const row = (
    <div className={classes(styles.toast, styles[tone])}>
      <Icon name={toneIcon[tone]} />
      <div className={styles.text}>{words}</div>
      {action && (
        <Button size="small" variant="ghost" onClick={() => leave(action.onPress)}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" icon="remove" label={text("shell.dismiss")} onClick={() => leave(onDismiss)} />
    </div>
  );
  return place ? createPortal(row, place) : row;
}

const stepMs = 250;
/** Time to read two lines and to decide. */
const staysMs = 10_000;

/**
 * Does what ends a message after its time, which begins anew with what it tells of. The time stands still while a pointer
 * or the focus is on messages, and while nobody sees the page.
 */
function useLeaving(isLeaving: boolean, about: unknown, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!isLeaving) return undefined;
    let leftMs = staysMs;
    const timer = setInterval(() => {
      if (document.hidden || isInside()) return;
      leftMs -= stepMs;
      if (leftMs === 0) latest.current();
    }, stepMs);
    return () => clearInterval(timer);
  }, [isLeaving, about]);
}

/** Whether pointer or focus is on one; asked, as an element that is taken away tells of neither. */
function isInside(): boolean {
  return Boolean(document.activeElement?.closest("[data-toasts]") ?? document.querySelector("[data-toasts]:hover"));
}
