import { diffArrays } from "diff";
import { commonEnds } from "./commonEnds.ts";

/** Lines that stand in the place of others, each with its end. */
export interface LineChange {
  /** How many lines of the older text stand before them. */
  readonly at: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Lines of a text that differ from an older one. */
export interface ChangedLines {
  readonly kind: "added" | "changed" | "removed";
  /** From 1, the last one included; of removed lines the line that follows them. */
  readonly from: number;
  readonly to: number;
}

/** Texts with little in common are not compared for longer: what lies between their common ends is one change then. */
const longestMs = 200;

/** What became of the lines of a text, in their order; changes never touch each other. */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  if (before === after) return [];
  const [from, toBefore, toAfter] = changedPart(before, after);
  const above = linesIn(before.slice(0, from));
  const [old, now] = [linesOf(before.slice(from, toBefore)), linesOf(after.slice(from, toAfter))];
  const parts = diffArrays(old, now, { timeout: longestMs });
  if (parts === undefined) return [{ at: above, before: old, after: now }];
  const changes: LineChange[] = [];
  let at = above;
  for (const [index, { value, added, removed }] of parts.entries()) {
    // What comes in the place of what goes is told after it.
    const next = parts[index + 1];
    if (removed) changes.push({ at, before: value, after: next?.added === true ? next.value : [] });
    else if (added && parts[index - 1]?.removed !== true) changes.push({ at, before: [], after: value });
    if (!added) at += value.length;
  }
  return changes;
}

/** A text with changes made in it; undefined where it does not have the lines they were made of. */
export function applyChanges(text: string, changes: readonly LineChange[]): string | undefined {
  const lines = linesOf(text);
  const parts: string[] = [];
  let done = 0;
  for (const { at, before, after } of changes) {
    if (at < done || before.some((line, index) => lines[at + index] !== line) || at > lines.length) return undefined;
    parts.push(lines.slice(done, at).join(""), after.join(""));
    done = at + before.length;
  }
  parts.push(lines.slice(done).join(""));
  return parts.join("");
}

interface MergeOptions {
  /** Where both changed the same lines: mine stay, and theirs there are left out. */
  readonly isMineKept?: boolean;
}

/**
 * What two people made of one text, in one text.
 * @returns undefined where both changed the same lines, each otherwise
 */
export function mergeTexts(
  base: string,
  mine: string,
  theirs: string,
  { isMineKept = false }: MergeOptions = {},
): string | undefined {
  const own = new Set(lineChanges(base, mine));
  const all = [...own, ...lineChanges(base, theirs)].sort(byPlace);
  const merged: LineChange[] = [];
  for (const change of all) {
    const last = merged.at(-1);
    if (last === undefined || !collide(last, change)) merged.push(change);
    else if (!isSame(last, change)) {
      if (!isMineKept) return undefined;
      if (own.has(change)) {
        // Theirs may be several, in the place of one of mine.
        while (merged.length > 0 && collide(merged.at(-1) ?? change, change)) merged.pop();
        merged.push(change);
      }
    }
  }
  return applyChanges(base, merged);
}

/** Which lines of a text are new or other than before, and where some are gone: for the colours beside an editor. */
export function changedLines(before: string, after: string): readonly ChangedLines[] {
  let moved = 0;
  return lineChanges(before, after).map((change) => {
    const start = change.at + moved + 1;
    moved += change.after.length - change.before.length;
    if (change.after.length === 0) return { kind: "removed", from: start, to: start };
    const kind = change.before.length === 0 ? "added" : "changed";
    return { kind, from: start, to: start + change.after.length - 1 };
  });
}

/** New lines come before the lines that were changed at their place. */
function byPlace(one: LineChange, other: LineChange): number {
  return one.at - other.at || one.before.length - other.before.length;
}

/** Whether two changes, the first at or before the other, are of the same lines. */
function collide(first: LineChange, next: LineChange): boolean {
  if (first.before.length === 0 && next.before.length === 0) return first.at === next.at;
  return next.at < first.at + first.before.length;
}

function isSame(one: LineChange, other: LineChange): boolean {
  return (
    one.at === other.at && one.before.length === other.before.length && one.after.join("") === other.after.join("")
  );
}

/** Lines with their ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Where whole lines begin to differ, and where they end to in either: of megabytes mostly a few lines are compared. */
function changedPart(before: string, after: string): readonly [from: number, toBefore: number, toAfter: number] {
  const ends = commonEnds(before, after);
  const from = ends.before === 0 ? 0 : before.lastIndexOf("\n", ends.before - 1) + 1;
  // To the end of the line in which the same text begins.
  const rest = before.slice(before.length - ends.behind).indexOf("\n");
  const same = rest < 0 ? 0 : ends.behind - rest - 1;
  return [from, before.length - same, after.length - same];
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}
