import { beforeEach, describe, expect, it } from "vitest";
import { retryDelayMs, SourceFailures } from "../../../../../server/media/live/sources/SourceFailures.ts";

const a = { key: "a" };
const b = { key: "b" };
let nowMs = 0;
let failures: SourceFailures;
beforeEach(() => {
  nowMs = 1_000_000;
  failures = new SourceFailures(() => nowMs);
});

describe("the wait before the next attempt", () => {
  it("grows by a fifth of a second to a second, and later to ten", () => {
    expect([1, 2, 5, 6, 10].map(retryDelayMs)).toEqual([200, 400, 1000, 1000, 1000]);
    expect([11, 12, 13, 14, 15, 1000].map(retryDelayMs)).toEqual([2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  it("is short again after a source that ran well", () => {
    for (let count = 0; count < 20; count += 1) failures.fail(a, "timeout");
    expect(failures).toMatchObject({ count: 20, error: "timeout" });
    expect(failures.waitMs(a)).toBe(10_000);
    failures.succeed(a, []);
    failures.fail(a, "timeout", { ranMs: 60_000 });
    expect(failures.waitMs(a)).toBe(200);
  });

  it("stays long for a source that comes for a moment and goes", () => {
    for (let count = 0; count < 20; count += 1) {
      failures.succeed(a, []);
      failures.fail(a, "connection lost", { ranMs: 500 });
    }
    expect(failures.count).toBe(1);
    expect(failures.waitMs(a)).toBe(10_000);
  });

  it("is each source's own", () => {
    for (let count = 0; count < 20; count += 1) failures.fail(a, "timeout");
    failures.fail(b, "connection refused");
    expect([failures.waitMs(a), failures.waitMs(b)]).toEqual([10_000, 200]);
  });
});

describe("a source that fails", () => {
  it("keeps the time at which it was lost, and says what was wrong last", () => {
    failures.fail(a, "connection lost", { ranMs: 60_000 });
    nowMs += 5000;
    for (let count = 0; count < 11; count += 1) failures.fail(a, "connection refused");
    const sources = [
      { ...a, url: "udp://a" },
      { ...b, url: "udp://b" },
    ];
    const told = { url: "udp://a", error: "connection refused", failed_at: 1_000_000, retry_count: 12 };
    expect(failures.told(sources, [a], undefined)).toEqual([{ ...told, next_try: 4 }]);
    nowMs += 2500;
    expect(failures.told(sources, [a], undefined)).toEqual([{ ...told, next_try: 2 }]);
    expect(failures.told(sources, [a], a)).toEqual([{ ...told, next_try: 0 }]);
    expect(failures.told(sources, [], undefined)).toEqual([told]);
  });
});
