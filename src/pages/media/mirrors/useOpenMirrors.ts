import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

const parameter = "open";

/** The mirrors whose on-demand streams are shown; they stand in the address, so that Back shows them again. */
export function useOpenMirrors() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(parameter) ?? "";
  const opened = useMemo(() => setOf(inAddress), [inAddress]);
  const toggle = useCallback(
    (key: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          const keys = setOf(next.get(parameter) ?? "");
          if (!keys.delete(key)) keys.add(key);
          if (keys.size === 0) next.delete(parameter);
          else next.set(parameter, [...keys].join("-"));
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { opened, toggle };
}

function setOf(keys: string): Set<string> {
  return new Set(keys.split("-").filter((key) => key !== ""));
}
