import { type RefObject, useEffect } from "react";

/**
 * Tells the style sheet of what scrolls sideways at which edges there is more, as `data-more="start end"`, and keeps the part
 * that has the focus in sight, clear of the edge that fades.
 */
export function useEdges(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    // Absent in test browsers without layout.
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    const tell = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      // Fractions of a pixel are no more.
      const more = [scrollLeft > 1 && "start", scrollLeft + clientWidth < scrollWidth - 1 && "end"].filter(Boolean);
      current.dataset["more"] = more.join(" ");
    };
    const observer = new ResizeObserver(tell);
    for (const one of [current, ...current.children]) observer.observe(one);
    current.addEventListener("scroll", tell, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", tell);
    };
  }, [element]);
}
