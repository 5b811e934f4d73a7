import { useCallback, useMemo, useState } from "react";
import type { Problem } from "../../model/check/Problem.ts";

/** Text that stands in a form's fields and cannot become a value ("12x" for a number). */
export interface TextProblems {
  readonly problems: readonly Problem[];
  readonly note: (pointer: string, message: string | undefined) => void;
}

export function useTextProblems(): TextProblems {
  const [byPointer, setByPointer] = useState<ReadonlyMap<string, string>>(new Map());
  const note = useCallback((pointer: string, message: string | undefined) => {
    setByPointer((before) => {
      if (before.get(pointer) === message) return before;
      const after = new Map(before);
      if (message === undefined) after.delete(pointer);
      else after.set(pointer, message);
      return after;
    });
  }, []);
  const problems = useMemo(
    () => [...byPointer].map(([pointer, message]) => ({ pointer, message, keyword: "text", level: "error" as const })),
    [byPointer],
  );
  return { problems, note };
}
