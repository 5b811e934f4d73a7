import { isTyping } from "../shell/AppShell.tsx";

/** What a press does something on. */
const pressed = "button, a[href], summary, label";
/** So far a hand moves while it presses, in CSS pixels. */
const steadyPx = 6;

/**
 * A press ends what is typed in a field. What the check then says, or no longer says, moves the rest of the form, the
 * pressed button too, and a browser gives no click where it is let go. Here it gets it: who did not move the pointer
 * meant what was under it.
 * @returns stops it
 */
export function keepMovedPresses(page: Document): () => void {
  const stop = new AbortController();
  let start: { readonly control: HTMLElement; readonly x: number; readonly y: number } | undefined;
  const onDown = (event: PointerEvent) => {
    const { target, pointerType, button, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey } = event;
    // A finger leaves a field only when it is lifted: nothing moves before, and some browsers give that click anyway.
    const isPlain = pointerType === "mouse" && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    const control = isPlain && target instanceof Element ? target.closest<HTMLElement>(pressed) : null;
    start = control ? { control, x: clientX, y: clientY } : undefined;
  };
  const onUp = ({ clientX, clientY }: PointerEvent) => {
    const before = start;
    start = undefined;
    if (before === undefined || !before.control.isConnected) return;
    if (Math.hypot(clientX - before.x, clientY - before.y) > steadyPx) return;
    const { left, right, top, bottom } = before.control.getBoundingClientRect();
    // What was only covered, as by the menu that it opens, has had its press.
    const isBelow = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!isBelow) before.control.click();
  };
  page.addEventListener("pointerdown", onDown, { capture: true, signal: stop.signal });
  page.addEventListener("pointerup", onUp, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** A form that does not come by then is not waited for. */
const comesWithinMs = 5000;

/** What other keys make of what was typed. */
const edits: Readonly<Record<string, (typed: string) => string>> = {
  Backspace: (typed) => typed.slice(0, -1),
  Enter: (typed) => typed,
};

let stopTyping: (() => void) | undefined;

/**
 * Something to type in was asked for. Its code is loaded and drawn first, and who types on meanwhile would lose the first
 * letters: they come into the field that takes the focus. Enter does nothing before it is seen; Tab, Escape and a press
 * elsewhere end it.
 */
export function keepTypedAhead(): void {
  stopTyping?.();
  const stop = new AbortController();
  const { signal } = stop;
  let typed = "";
  const end = () => stop.abort();
  stopTyping = end;
  const timer = setTimeout(end, comesWithinMs);
  signal.addEventListener("abort", () => clearTimeout(timer));
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || key === "Shift") return;
    const isLetter = key.length === 1 && (typed + key).trim() !== "";
    const edited = isLetter ? typed + key : typed === "" ? undefined : edits[key]?.(typed);
    if (edited === undefined) return end();
    event.preventDefault();
    event.stopPropagation();
    typed = edited;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement && isTyping(target))) return;
    // Once it is drawn; keys that came meanwhile are in it already, behind these.
    setTimeout(() => {
      end();
      if (typed !== "") putInto(target, typed + target.value);
    });
  };
  window.addEventListener("keydown", onKey, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("pointerdown", end, { capture: true, signal });
}

/** As if it had been typed: React knows a value by the setter of the element itself. */
function putInto(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, "value", text, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
