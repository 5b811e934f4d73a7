import { structuredPatch } from "diff";

/** Lines of a text that differ from an older one. */
export interface ChangedLines {
  readonly kind: "added" | "changed" | "removed";
  /** From 1, the last one included; of removed lines the line that they stood before. */
  readonly from: number;
  readonly to: number;
}

/** Which lines of a text are new or other than before, and where some are gone: for the colours beside an editor. */
export function changedLines(before: string, after: string): readonly ChangedLines[] {
  if (before === after) return [];
  const { hunks } = structuredPatch("", "", before, after, undefined, undefined, { context: 0 });
  return hunks.map(({ oldLines, newLines, newStart }) => {
    if (newLines === 0) return { kind: "removed", from: Math.max(newStart, 1), to: Math.max(newStart, 1) };
    return { kind: oldLines === 0 ? "added" : "changed", from: newStart, to: newStart + newLines - 1 };
  });
}
