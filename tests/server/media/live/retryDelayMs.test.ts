import { describe, expect, it } from "vitest";
import { Retries } from "../../../../server/media/live/Retries.ts";
import { retryDelayMs } from "../../../../server/media/live/retryDelayMs.ts";

describe("the wait before the next attempt", () => {
  it("grows by a fifth of a second to a second, and later to ten", () => {
    expect([1, 2, 5, 6, 10].map(retryDelayMs)).toEqual([200, 400, 1000, 1000, 1000]);
    expect([11, 12, 13, 14, 15, 1000].map(retryDelayMs)).toEqual([2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  it("is short again after a source that ran well", () => {
    const retries = new Retries();
    for (let count = 0; count < 20; count += 1) retries.fail("timeout", 0);
    expect(retries).toMatchObject({ count: 20, error: "timeout" });
    expect(retries.fail("timeout", 0)).toBe(10_000);
    expect(retries.fail("timeout", 60_000)).toBe(200);
  });

  it("stays long for a source that comes for a moment and goes", () => {
    const retries = new Retries();
    let waitMs = 0;
    for (let count = 0; count < 20; count += 1) {
      retries.succeed();
      waitMs = retries.fail("connection lost", 500);
    }
    expect(retries.count).toBe(1);
    expect(waitMs).toBe(10_000);
  });
});
