import { type FocusEvent, useLayoutEffect, useRef } from "react";

/** What a list knows of the row that its focus was in last. */
interface HeldRow {
  readonly isThere: boolean;
  /** Its place, while it is there. */
  readonly index: number;
}

/**
 * Passes the focus of a list on when the row that holds it goes, or the keyboard would have to begin at the page's top.
 * @param pass is given the place the row had
 * @returns what the list tells of the focus
 */
export function useFocusKept({ isThere, index }: HeldRow, pass: (index: number) => void) {
  const isHeld = useRef(false);
  const last = useRef(0);
  useLayoutEffect(() => {
    if (isThere) last.current = index;
    else if (isHeld.current && document.activeElement === document.body) pass(last.current);
  });
  return {
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // A question about the row, or its menu, has the focus only for as long as it is open.
      isHeld.current =
        relatedTarget instanceof Element &&
        (currentTarget.contains(relatedTarget) || relatedTarget.closest("[role$=dialog], [role=menu]") !== null);
    },
  };
}
