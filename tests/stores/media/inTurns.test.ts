import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTurns } from "../../../src/stores/media/inTurns.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function going(count: number, afterMs?: number) {
  const names = Array.from({ length: count }, (_, at) => String(at));
  const done: string[] = [];
  const stop = inTurns(names, (name) => done.push(name), {
    done: () => done.push("done"),
    ...(afterMs !== undefined && { afterMs }),
  });
  return { names, done, stop };
}

describe("work on many names in turns", () => {
  it("goes through five hundred at a time, those at the end first, and says when it is done", () => {
    const { done } = going(1200);
    expect(done).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect([done.length, done[0], done.at(-1)]).toEqual([500, "700", "1199"]);
    vi.advanceTimersToNextTimer();
    expect(done).toHaveLength(1000);
    vi.advanceTimersToNextTimer();
    expect([done.length, done.at(-1), vi.getTimerCount()]).toEqual([1201, "done", 0]);
  });

  it("takes no further turn where just so many are there, and leaves the names it was given", () => {
    const { done, names } = going(500);
    vi.advanceTimersToNextTimer();
    expect([done.at(-1), names.length]).toEqual(["done", 500]);
  });

  it("waits with the first turn as long as it is told to", () => {
    const { done } = going(1, 300);
    vi.advanceTimersByTime(299);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["0", "done"]);
  });

  it("is ended before its first turn, and between two", () => {
    const before = going(10);
    before.stop();
    const between = going(600);
    vi.advanceTimersToNextTimer();
    between.stop();
    vi.runAllTimers();
    expect([before.done.length, between.done.length]).toEqual([0, 500]);
  });
});
