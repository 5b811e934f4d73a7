import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { text } from "../../texts/text.ts";
import styles from "./AppShell.module.css";

interface AppShellProps {
  readonly header: ReactNode;
  readonly statusLine?: ReactNode;
  /** What has just happened: it takes the place of the status line, where nothing can be pressed. */
  readonly messages?: ReactNode;
  /** What stays in sight: that the connection is down, what is to be decided. */
  readonly urgent?: ReactNode;
  /** What stands above every page: notifications. */
  readonly notices?: ReactNode;
  /** What is live on the page is of before: it is drawn grey. */
  readonly isStale?: boolean;
  readonly children: ReactNode;
}

/** The frame of the console: header that stays, status line, notices, and the page in the middle. */
export function AppShell({ header, statusLine, messages, urgent, notices, isStale = false, children }: AppShellProps) {
  const top = useTopHeight();
  useFocusOfGone();
  useSecondClick();
  useStaleMark(isStale);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content" onClick={focusContent}>
        {text("shell.skip")}
      </a>
      <div className={styles.top} ref={top}>
        {header}
        <div className={styles.line}>
          {statusLine}
          {messages}
        </div>
        {urgent}
      </div>
      {notices}
      <main id="content" tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </div>
  );
}

/** Marks the whole document: dialogs stand beside the shell. */
function useStaleMark(isStale: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute("data-stale", isStale);
    return () => documentElement.removeAttribute("data-stale");
  }, [isStale]);
}

/** Tells how high the top is, as `--top-height`: a long message makes it higher; and its head alone, as `--head-height`. */
function useTopHeight() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = top;
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => {
      const style = current.parentElement?.style;
      style?.setProperty("--top-height", `${current.offsetHeight}px`);
      style?.setProperty("--head-height", `${current.querySelector("header")?.offsetHeight ?? 0}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return top;
}

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** The dialog that an element is in. */
function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(dialogs) : null;
}

/** Time for a dialog to give the focus back, or for whoever took something away to say where it goes. */
const lostAfterMs = 100;

/** The control of a setting. */
function controlIn(place: Element): HTMLElement | null {
  return (
    place.querySelector<HTMLElement>(":checked[type=radio]") ?? place.querySelector("input, select, textarea, button")
  );
}

/**
 * Where what had the focus is taken away or closed to it, as a Save is with nothing left to save, and nobody says where the
 * focus goes, it goes back to what opened the dialog that it was in, to the control of what it stood beside
 * (`data-keeps-focus`), who works by keyboard to the setting of before, else to the page: the next key does something there.
 */
function useFocusOfGone(): void {
  useEffect(() => {
    let last: Element | null = null;
    let place: Element | null = null;
    /** The last of such places, also after one has gone on from it. */
    let setting: Element | null = null;
    let isByKeys = false;
    /** What had the focus before a dialog took it. */
    let opener: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isGone = () => last !== null && (!last.isConnected || last.matches(":disabled"));
    const isLost = () => isGone() && document.activeElement === document.body;
    const note = (event: FocusEvent) => {
      const { target, relatedTarget } = event;
      last = target instanceof Element ? target : null;
      place = last?.closest("[data-keeps-focus]") ?? null;
      setting = place ?? setting;
      // What a dialog has done is told elsewhere, by who then takes the focus.
      isByKeys = dialogOf(target) === null && last?.matches(":focus-visible") === true;
      if (dialogOf(target) === null) opener = undefined;
      else if (relatedTarget instanceof HTMLElement && dialogOf(relatedTarget) === null) opener = relatedTarget;
    };
    const pass = () => {
      if (!isLost()) return;
      if (document.querySelector(dialogs) === null) opener?.focus();
      const near = place ?? (isByKeys ? setting : null);
      if (isLost() && near?.isConnected) controlIn(near)?.focus();
      if (isLost()) focusContent();
    };
    const observer = new MutationObserver(() => {
      // A browser takes the focus from what is closed as it draws it, which is later.
      if (!isGone()) return;
      clearTimeout(timer);
      // A dialog gives it back in a frame, which a busy machine draws late.
      timer = setTimeout(() => requestAnimationFrame(pass), lostAfterMs);
    });
    document.addEventListener("focusin", note);
    observer.observe(document.body, { childList: true, attributeFilter: ["disabled"], subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", note);
      observer.disconnect();
    };
  }, []);
}

/** Of a double click; a person who means two clicks takes longer. */
const secondWithinMs = 500;

/** The second click of a double click that closed a dialog does nothing to what lies below it. */
function useSecondClick(): void {
  useEffect(() => {
    let last: { readonly dialog: Element; readonly atMs: number } | undefined;
    const judge = (event: MouseEvent) => {
      const wasClosed = last !== undefined && !last.dialog.isConnected && event.timeStamp - last.atMs < secondWithinMs;
      if (wasClosed && event.detail > 1) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      const dialog = dialogOf(event.target);
      last = dialog ? { dialog, atMs: event.timeStamp } : undefined;
    };
    window.addEventListener("click", judge, { capture: true });
    return () => window.removeEventListener("click", judge, { capture: true });
  }, []);
}

/**
 * Gives the focus to the heading of the page, behind the list that stands beside it, also where what had it is gone: the
 * next key does something there. To the page where it has no heading.
 */
export function focusContent(event?: { preventDefault: () => void }): void {
  // The hash would change, and the hash says what the player plays.
  event?.preventDefault();
  const page = document.getElementById("content");
  const heading = page?.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  (heading ?? page)?.focus({ preventScroll: true });
}

/** Whether letters go into an element, or what is around it: its keys and its focus are left to it. */
export function isTyping(element: EventTarget | null): boolean {
  const typedInto = 'input:not([type="checkbox"], [type="radio"]), [contenteditable]:not([contenteditable="false"])';
  return element instanceof Element && element.closest(`textarea, select, ${typedInto}`) !== null;
}
