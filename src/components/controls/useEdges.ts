import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Tells the style sheet of what scrolls sideways at which edges there is more, as `data-more="start end"`, and keeps what
 * is current in it (`aria-current`) in sight: at another address, and when it gets narrower. So is what the focus comes to
 * by keyboard.
 */
export function useEdges(element: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (element.current) show(element.current, "[aria-current]");
  }, [element, pathname]);
  useEffect(() => {
    const { current } = element;
    // Absent in test browsers without layout.
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    let width = 0;
    const tell = () => {
      const { clientWidth, scrollWidth } = current;
      if (clientWidth !== width) show(current, "[aria-current]");
      width = clientWidth;
      const { scrollLeft } = current;
      // Fractions of a pixel are no more.
      const more = [scrollLeft > 1 && "start", scrollLeft + clientWidth < scrollWidth - 1 && "end"].filter(Boolean);
      current.dataset["more"] = more.join(" ");
    };
    const observer = new ResizeObserver(tell);
    for (const one of [current, ...current.children]) observer.observe(one);
    // Under a pointer nothing moves.
    const showFocused = () => show(current, ":focus-visible");
    current.addEventListener("scroll", tell, { passive: true });
    current.addEventListener("focusin", showFocused);
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", tell);
      current.removeEventListener("focusin", showFocused);
    };
  }, [element]);
}

/** The edge fades over this width, in pixels. */
const FADE = 24;

/** Scrolls sideways only: the page stays where it is. */
function show(list: HTMLElement, which: string): void {
  const shown = list.querySelector(which)?.getBoundingClientRect();
  if (!shown) return;
  const { left, right } = list.getBoundingClientRect();
  if (shown.left >= left + FADE && shown.right <= right - FADE) return;
  list.scrollLeft += (shown.left + shown.right - left - right) / 2;
}
