import { type UIEvent, useLayoutEffect, useRef, useState } from "react";

/** A list whose rows stay where they are read, though others come above them. */
interface SteadyRows {
  /** Goes around the list. */
  readonly around: {
    readonly ref: (box: HTMLElement | null) => void;
    readonly onScrollCapture: (event: UIEvent<HTMLElement>) => void;
  };
  /** How many came that were not seen yet. */
  readonly above: number;
  readonly goToTop: () => void;
}

/**
 * Keeps the rows of a `VirtualList` in place while new ones come before the first. At the top, where nobody has chosen a
 * row, new ones are simply seen.
 * @param keys of all rows, in their order: another array whenever a row comes
 */
export function useSteadyRows(keys: readonly (string | number)[], rowHeightPx: number): SteadyRows {
  const box = useRef<HTMLElement>(null);
  const first = useRef(keys[0]);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const before = first.current;
    const came = before === undefined ? -1 : keys.indexOf(before);
    [first.current] = keys;
    const list = gridIn(box.current);
    // Other rows altogether; the first ones that come may be those of a list that was gone back to.
    if (came < 0) {
      if (before !== undefined) list?.scrollTo?.({ top: 0 });
      setAbove(0);
    }
    if (!list || came <= 0 || (list.scrollTop === 0 && !list.contains(document.activeElement))) return;
    list.scrollTop += came * rowHeightPx;
    setAbove((some) => some + came);
  }, [keys, rowHeightPx]);
  return {
    around: {
      ref: (element) => {
        box.current = element;
      },
      onScrollCapture: ({ target }) => {
        if (target instanceof Element && target.scrollTop < rowHeightPx / 2) setAbove(0);
      },
    },
    above,
    goToTop: () => {
      setAbove(0);
      gridIn(box.current)?.scrollTo?.({ top: 0 });
    },
  };
}

function gridIn(box: HTMLElement | null): Element | undefined {
  return box?.querySelector('[role="grid"]') ?? undefined;
}
