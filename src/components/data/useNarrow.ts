import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is no wider than so: what is a table elsewhere is cards there. */
export function useNarrow(mostPx: number): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const query = queryOf(mostPx);
      query?.addEventListener("change", onChange);
      return () => query?.removeEventListener("change", onChange);
    },
    [mostPx],
  );
  return useSyncExternalStore(watch, () => queryOf(mostPx)?.matches === true);
}

/** Absent in test browsers without layout. */
function queryOf(mostPx: number): MediaQueryList | undefined {
  return globalThis.matchMedia?.(`(max-width: ${mostPx}px)`);
}
