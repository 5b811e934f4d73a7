import { diffArrays } from "diff";
import { longestRising } from "../merge/commonOrder.ts";

/** A change of a text with a little of what stayed around it. */
export interface Hunk {
  /** Line numbers from 1. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
}

export interface DiffLine {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Lines of two texts that are the same, or that stand in each other's place; numbers from 0. */
interface Run {
  readonly isSame: boolean;
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** Lines around a change that are shown though they are the same. */
const CONTEXT = 3;

/** What a line says, by its number from 0: for what must not be shown as it stands. */
type ShownLine = (line: number) => string;

/** The lines of a text; what its last line ends with makes no other. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * What a text has become, from its first line on, some hunks at a time. Made for texts of a hundred thousand lines: what
 * begins a line (`stream news {`) and stands in both once holds them together, and only what lies between is compared.
 */
export function* lineDiff(
  before: readonly string[],
  after: readonly string[],
  [shownBefore, shownAfter]: readonly [ShownLine, ShownLine],
): Generator<readonly Hunk[]> {
  const shown = { before: shownBefore, after: shownAfter };
  let open: Run[] = [];
  for (const runs of runsOf(before, after)) {
    open = joined([...open, ...runs]);
    // What changes every few lines is one hunk without an end: it is shown in pieces.
    const isLong = open.length > RUNS_A_PIECE;
    // The very last may go on with what comes.
    const end = open.findLastIndex((run, at) => run.isSame && at < open.length - 1 && (isLong || isParting(run)));
    const last = open[end];
    if (last === undefined) continue;
    yield hunksOf(open.slice(0, end + 1), shown);
    open = [isParting(last) ? last : withoutFirst(last), ...open.slice(end + 1)];
  }
  yield hunksOf(open, shown);
}

const RUNS_A_PIECE = 200;

function isParting({ oldFrom, oldTo }: Run): boolean {
  return oldTo - oldFrom > 2 * CONTEXT;
}

/** Neighbours of one kind as one. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    if (run.oldFrom === run.oldTo && run.newFrom === run.newTo) continue;
    const last = result.at(-1);
    if (last?.isSame === run.isSame) result[result.length - 1] = { ...last, oldTo: run.oldTo, newTo: run.newTo };
    else result.push(run);
  }
  return result;
}

interface ShownTexts {
  readonly before: ShownLine;
  readonly after: ShownLine;
}

/** The changes among some runs, those near each other as one, with a little of what stayed around them. */
function hunksOf(runs: readonly Run[], shown: ShownTexts): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let own: Run[] = [];
  for (const [index, run] of runs.entries()) {
    const isEnd = run.isSame && (isParting(run) || index === runs.length - 1);
    if (!isEnd) own.push(index === 0 && run.isSame ? lastLines(run) : run);
    else {
      if (own.length > 0) hunks.push(hunkOf([...own, firstLines(run)], shown));
      own = [lastLines(run)];
    }
  }
  if (own.some(({ isSame }) => !isSame)) hunks.push(hunkOf(own, shown));
  return hunks;
}

function firstLines(run: Run): Run {
  const count = Math.min(CONTEXT, run.oldTo - run.oldFrom);
  return { ...run, oldTo: run.oldFrom + count, newTo: run.newFrom + count };
}

/** The rest of a stretch whose first lines are shown already. */
function withoutFirst(run: Run): Run {
  const { oldTo, newTo } = firstLines(run);
  return { ...run, oldFrom: oldTo, newFrom: newTo };
}

function lastLines(run: Run): Run {
  const count = Math.min(CONTEXT, run.oldTo - run.oldFrom);
  return { ...run, oldFrom: run.oldTo - count, newFrom: run.newTo - count };
}

function hunkOf(runs: readonly Run[], shown: ShownTexts): Hunk {
  const [first] = runs;
  const lines = runs.flatMap(({ isSame, oldFrom, oldTo, newFrom, newTo }): DiffLine[] => {
    const added = linesAt(isSame ? "same" : "added", newFrom, newTo, shown.after);
    return isSame ? added : [...linesAt("removed", oldFrom, oldTo, shown.before), ...added];
  });
  return { oldStart: (first?.oldFrom ?? 0) + 1, newStart: (first?.newFrom ?? 0) + 1, lines };
}

/** What a line says is asked when it is drawn: of a hundred thousand only some are. */
function linesAt(kind: DiffLine["kind"], from: number, to: number, shown: ShownLine): DiffLine[] {
  return Array.from({ length: to - from }, (_, index) => ({
    kind,
    get text() {
      return shown(from + index);
    },
  }));
}

/** A part of both texts. */
type Part = Omit<Run, "isSame">;

/** So many stretches between lines that both have are compared at a time: less than a frame. */
const STRETCHES_A_TURN = 200;

function* runsOf(before: readonly string[], after: readonly string[]): Generator<readonly Run[]> {
  const whole = { oldFrom: 0, oldTo: before.length, newFrom: 0, newTo: after.length };
  const inner = withoutEnds(before, after, whole);
  yield [{ isSame: true, ...whole, oldTo: inner.oldFrom, newTo: inner.newFrom }];
  const anchors = anchorsIn(before, after, inner, beginsBlock);
  let [oldFrom, newFrom] = [inner.oldFrom, inner.newFrom];
  for (let index = 0; index <= anchors.length; index += STRETCHES_A_TURN) {
    const runs: Run[] = [];
    for (const [oldTo, newTo] of anchors.slice(index, index + STRETCHES_A_TURN)) {
      compareStretch(before, after, { oldFrom, oldTo, newFrom, newTo }, runs);
      [oldFrom, newFrom] = [oldTo, newTo];
    }
    yield runs;
  }
  const rest: Run[] = [];
  compareStretch(before, after, { ...inner, oldFrom, newFrom }, rest);
  yield [...rest, { isSame: true, ...whole, oldFrom: inner.oldTo, newFrom: inner.newTo }];
}

/** A line that stands at the very left, and no bracket or comment. */
function beginsBlock(line: string): boolean {
  return !/^[\s}#]|^$/.test(line);
}

/** A part without the lines that are the same at its beginning and its end. */
function withoutEnds(before: readonly string[], after: readonly string[], part: Part): Part {
  let { oldFrom, oldTo, newFrom, newTo } = part;
  while (oldFrom < oldTo && newFrom < newTo && before[oldFrom] === after[newFrom])
    [oldFrom, newFrom] = [oldFrom + 1, newFrom + 1];
  while (oldFrom < oldTo && newFrom < newTo && before[oldTo - 1] === after[newTo - 1])
    [oldTo, newTo] = [oldTo - 1, newTo - 1];
  return { oldFrom, oldTo, newFrom, newTo };
}

/** Up to here all ways through two stretches are tried; their cost grows with the square. */
const MOST_COMPARED = 300;

function compareStretch(before: readonly string[], after: readonly string[], part: Part, runs: Run[]): void {
  const inner = withoutEnds(before, after, part);
  const { oldFrom, oldTo, newFrom, newTo } = inner;
  runs.push({ isSame: true, ...part, oldTo: oldFrom, newTo: newFrom });
  if (oldTo - oldFrom + newTo - newFrom <= MOST_COMPARED) compareLines(before, after, inner, runs);
  else compareLarge(before, after, inner, runs);
  runs.push({ isSame: true, ...part, oldFrom: oldTo, newFrom: newTo });
}

/** A stretch that is too long to be tried line by line: by any lines that both have once. */
function compareLarge(before: readonly string[], after: readonly string[], part: Part, runs: Run[]): void {
  let { oldFrom, newFrom } = part;
  for (const [oldTo, newTo] of anchorsIn(before, after, part, () => true)) {
    compareStretch(before, after, { oldFrom, oldTo, newFrom, newTo }, runs);
    runs.push({ isSame: true, oldFrom: oldTo, oldTo: oldTo + 1, newFrom: newTo, newTo: newTo + 1 });
    [oldFrom, newFrom] = [oldTo + 1, newTo + 1];
  }
  // Nothing in common but lines that come again and again.
  if (oldFrom === part.oldFrom) runs.push({ isSame: false, ...part });
  else compareStretch(before, after, { ...part, oldFrom, newFrom }, runs);
}

function compareLines(before: readonly string[], after: readonly string[], part: Part, runs: Run[]): void {
  let { oldFrom, newFrom } = part;
  let [oldTo, newTo] = [oldFrom, newFrom];
  const [olds, news] = [before.slice(part.oldFrom, part.oldTo), after.slice(part.newFrom, part.newTo)];
  for (const { added, removed, count = 0 } of diffArrays(olds, news)) {
    if (!added) oldTo += count;
    if (!removed) newTo += count;
    runs.push({ isSame: !added && !removed, oldFrom, oldTo, newFrom, newTo });
    [oldFrom, newFrom] = [oldTo, newTo];
  }
}

/** Lines that stand in both parts once, in an order that both have: the longest such row, by their numbers in each. */
function anchorsIn(
  before: readonly string[],
  after: readonly string[],
  { oldFrom, oldTo, newFrom, newTo }: Part,
  isMeant: (line: string) => boolean,
): readonly (readonly [number, number])[] {
  const places = new Map<string, number>();
  for (const [index, text] of after.slice(newFrom, newTo).entries())
    if (isMeant(text)) places.set(text, places.has(text) ? TWICE : newFrom + index);
  const olds = new Map<number, number>();
  for (const [index, text] of before.slice(oldFrom, oldTo).entries()) {
    const place = places.get(text);
    if (place !== undefined && place !== TWICE) olds.set(place, olds.has(place) ? TWICE : oldFrom + index);
  }
  const pairs = [...olds].flatMap(([place, line]) => (line === TWICE ? [] : [[line, place] as const]));
  return longestRising(pairs);
}

const TWICE = -1;
