import { useSyncExternalStore } from "react";

/** Whether the console is drawn dark: as its root says, else as the machine wishes. */
export function useDark(): boolean {
  return useSyncExternalStore(watch, isDark);
}

function isDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === "dark" || (isUnsaid() && wish()?.matches === true);
}

function isUnsaid(): boolean {
  return document.documentElement.dataset["theme"] === undefined;
}

/** Absent in test browsers without layout. */
function wish(): MediaQueryList | undefined {
  return globalThis.matchMedia?.("(prefers-color-scheme: dark)");
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  wish()?.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    wish()?.removeEventListener("change", onChange);
  };
}
