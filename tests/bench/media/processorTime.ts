import { readdirSync, readFileSync } from "node:fs";

/** The unit of /proc on every Linux that Node runs on is a hundredth of a second. */
const TICK_MS = 10;

interface ProcessTimes {
  readonly parent: number;
  /** User and system time of the process itself. */
  readonly ownMs: number;
  /** Of its children that have ended. */
  readonly reapedMs: number;
}

/**
 * Processor time of a process, user and system, in milliseconds.
 * @param scope `own`, or `tree` for all below it too, those that have ended as well
 * @throws when there is no such process, or no /proc
 */
export function processorTime(pid: number, scope: "own" | "tree"): number {
  if (scope === "own") return timesOf(pid).ownMs;
  const all = new Map(allPids().flatMap((one) => entryOf(one)));
  const sum = (parent: number, { ownMs, reapedMs }: ProcessTimes): number => {
    const children = [...all].filter(([, times]) => times.parent === parent);
    return ownMs + reapedMs + children.reduce((total, [child, times]) => total + sum(child, times), 0);
  };
  return sum(pid, timesOf(pid));
}

function allPids(): readonly number[] {
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** Nothing for one that ended in between. */
function entryOf(pid: number): readonly (readonly [pid: number, times: ProcessTimes])[] {
  try {
    return [[pid, timesOf(pid)]];
  } catch {
    return [];
  }
}

/** See proc(5), `/proc/pid/stat`: fields after the name in brackets, which may hold anything, begin with the third. */
function timesOf(pid: number): ProcessTimes {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  return { parent: field(4), ownMs: (field(14) + field(15)) * TICK_MS, reapedMs: (field(16) + field(17)) * TICK_MS };
}
