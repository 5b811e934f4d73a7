import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isKey } from "../../model/keys/consoleKeys.ts";

interface TickRange {
  /** What holds the `VirtualList`, and no other list with boxes. */
  readonly list: RefObject<HTMLElement | null>;
  /** Of the rows as they are shown; undefined for one that cannot be ticked. */
  readonly keys: readonly (string | undefined)[];
  /** Ticked before the list was followed: a range may start there. */
  readonly first?: string | undefined;
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
}

/**
 * Ranges in a list of rows with boxes: Shift with a click, or Shift+Space, does to all rows from the box that was pressed
 * last what it does to this one. What is filtered out is not between them.
 */
export function useTickRange({ list, keys, first, onTick }: TickRange): void {
  const from = useRef(first);
  const latest = useRef({ keys, onTick });
  useLayoutEffect(() => {
    latest.current = { keys, onTick };
  });
  useEffect(() => {
    const boxAt = (target: EventTarget | null) => {
      const row = target instanceof Element && list.current?.contains(target) && target.closest("[data-index]");
      if (!(row instanceof HTMLElement)) return undefined;
      const box = row.querySelector<HTMLInputElement>("input[type=checkbox]:not([role=switch])");
      const isMeant = target === row || target === box || target === box?.parentElement;
      return box && isMeant && !box.disabled ? { box, row, index: Number(row.dataset["index"]) } : undefined;
    };
    const tick = ({ target, shiftKey }: MouseEvent) => {
      const at = boxAt(target);
      if (at === undefined || target !== at.box) return;
      const { keys: shown, onTick: tickAll } = latest.current;
      const start = shiftKey && from.current !== undefined ? shown.indexOf(from.current) : -1;
      from.current = shown[at.index];
      if (start < 0) return;
      const range = shown.slice(Math.min(start, at.index), Math.max(start, at.index) + 1);
      tickAll(
        range.filter((key) => key !== undefined),
        at.box.checked,
      );
    };
    // Else the words between are marked.
    const press = (event: MouseEvent) => {
      const at = event.shiftKey ? boxAt(event.target) : undefined;
      if (at === undefined || event.target === at.row) return;
      event.preventDefault();
      at.box.focus({ preventScroll: true });
    };
    const key = (event: KeyboardEvent) => {
      const at = isKey(event, "list.range") ? boxAt(event.target) : undefined;
      // Without it the list ticks the box of its row, and the browser one that has the focus.
      if (at === undefined || !event.shiftKey) return;
      event.preventDefault();
      if (event.repeat) return;
      at.box.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
    };
    // On the document, so that the row itself has been told before.
    document.addEventListener("click", tick);
    document.addEventListener("mousedown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", tick);
      document.removeEventListener("mousedown", press);
      document.removeEventListener("keydown", key);
    };
  }, [list]);
}

/** A set with some more, or with some less. */
export function withTicked(ticked: ReadonlySet<string>, keys: readonly string[], isTicked: boolean): Set<string> {
  const next = new Set(ticked);
  for (const key of keys) {
    if (isTicked) next.add(key);
    else next.delete(key);
  }
  return next;
}
