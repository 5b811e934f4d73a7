import { structuredPatch } from "diff";

/** Lines of a text that differ from an older one. */
export interface ChangedLines {
  readonly kind: "added" | "changed" | "removed";
  /** From 1, the last one included; of removed lines the line that follows them. */
  readonly from: number;
  readonly to: number;
}

/** Which lines of a text are new or other than before, and where some are gone: for the colours beside an editor. */
export function changedLines(before: string, after: string): readonly ChangedLines[] {
  if (before === after) return [];
  const [from, toBefore, toAfter] = changedPart(before, after);
  const above = linesIn(after.slice(0, from));
  const parts = [before.slice(from, toBefore), after.slice(from, toAfter)] as const;
  const { hunks } = structuredPatch("", "", ...parts, undefined, undefined, { context: 0 });
  return hunks.map(({ oldLines, newLines, newStart }) => {
    const start = above + newStart;
    if (newLines === 0) return { kind: "removed", from: Math.max(start, 1), to: Math.max(start, 1) };
    return { kind: oldLines === 0 ? "added" : "changed", from: start, to: start + newLines - 1 };
  });
}

/** Where whole lines begin to differ, and where they end to in either: of megabytes mostly a few lines are compared. */
function changedPart(before: string, after: string): readonly [from: number, toBefore: number, toAfter: number] {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  from = from === 0 ? 0 : before.lastIndexOf("\n", from - 1) + 1;
  let behind = 0;
  while (
    behind < least - from &&
    before.charCodeAt(before.length - 1 - behind) === after.charCodeAt(after.length - 1 - behind)
  )
    behind++;
  // To the end of the line in which the same text begins.
  const rest = before.slice(before.length - behind).indexOf("\n");
  const same = rest < 0 ? 0 : behind - rest - 1;
  return [from, before.length - same, after.length - same];
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
