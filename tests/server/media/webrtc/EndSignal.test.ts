import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EndSignal, safely } from "../../../../server/media/webrtc/EndSignal.ts";
import { endWhenSilent, limitRate } from "../../../../server/media/webrtc/publishedRtp.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends so many kilobits in each of so many seconds. */
function send(maxKbit: number | undefined, kbit: number, seconds: number): string | undefined {
  const ended = new EndSignal();
  let reason: string | undefined;
  ended.onEnd((words) => {
    reason = words;
  });
  const count = limitRate(maxKbit, ended, Date.now);
  for (let second = 0; second < seconds; second += 1) {
    count(kbit * 125);
    vi.advanceTimersByTime(1000);
  }
  return reason;
}

describe("limitRate", () => {
  it("cuts off who sends more than allowed over some seconds, and nobody else", () => {
    expect(send(500, 800, 10)).toMatch(/800 kbps, more than the 500 allowed/);
    expect(send(500, 800, 3)).toBeUndefined();
    expect(send(500, 450, 30)).toBeUndefined();
    expect(send(undefined, 80_000, 30)).toBeUndefined();
  });

  it("measures no more once the publisher has left", () => {
    const ended = new EndSignal();
    limitRate(500, ended, Date.now);
    expect(vi.getTimerCount()).toBe(1);
    ended.end("left");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("endWhenSilent", () => {
  it("ends what nothing comes from for 20 s", () => {
    const ended = new EndSignal();
    const stay = endWhenSilent(ended);
    vi.advanceTimersByTime(15_000);
    stay();
    vi.advanceTimersByTime(15_000);
    expect(ended.hasEnded).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(ended.hasEnded).toBe(true);
  });
});

describe("safely", () => {
  it("keeps an error out of the library, and tells of it later", () => {
    const failures: string[] = [];
    const action = safely(
      (words: string) => {
        throw new Error(words);
      },
      () => failures.push("failed"),
    );
    expect(() => action("broken")).not.toThrow();
    expect(failures).toEqual([]);
    vi.runAllTimers();
    expect(failures).toEqual(["failed"]);
  });
});

describe("EndSignal", () => {
  it("ends once, tells who comes later, and gives everybody their turn when one fails", () => {
    const ended = new EndSignal();
    const told: string[] = [];
    ended.onEnd(() => {
      throw new Error("broken");
    });
    ended.onEnd((reason) => told.push(reason));
    expect(() => ended.end("first")).toThrow("broken");
    ended.end("second");
    ended.onEnd((reason) => told.push(reason));
    expect(told).toEqual(["first", "first"]);
  });
});
