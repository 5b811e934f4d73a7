import { useSyncExternalStore } from "react";

/** The height of a row in test browsers, which know no style sheet. */
const comfortablePx = 42;

/** How high the rows of a list are, in pixels: as the theme says it for the density chosen. */
export function useRowHeight(): number {
  return useSyncExternalStore(watch, read);
}

function read(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue("--row-height");
  return Number.parseFloat(height) || comfortablePx;
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-density"] });
  return () => observer.disconnect();
}
