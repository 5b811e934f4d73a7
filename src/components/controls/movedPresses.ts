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
