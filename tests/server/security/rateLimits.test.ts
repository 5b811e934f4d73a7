import { describe, expect, it } from "vitest";
import { networkOf, TokenBuckets } from "../../../server/security/rateLimits.ts";

function buckets(size = 3, refillMs = 1000) {
  const clock = { nowMs: 0 };
  const limit = new TokenBuckets({ size, refillMs }, () => clock.nowMs);
  return { clock, limit, taken: (key: string, count: number) => Array.from({ length: count }, () => limit.take(key)) };
}

describe("TokenBuckets", () => {
  it("let something happen so many times at once, and then once a while", () => {
    const { clock, taken } = buckets();
    expect(taken("a", 4)).toEqual([true, true, true, false]);
    clock.nowMs = 999;
    expect(taken("a", 1)).toEqual([false]);
    clock.nowMs = 1000;
    expect(taken("a", 2)).toEqual([true, false]);
  });

  it("count each key by itself", () => {
    const { taken } = buckets(1);
    expect([...taken("a", 2), ...taken("b", 2)]).toEqual([true, false, true, false]);
  });

  it("are never fuller than at first, however long one waits or gives back", () => {
    const { clock, limit, taken } = buckets(2);
    taken("a", 1);
    clock.nowMs = 60_000;
    for (let n = 0; n < 5; n++) limit.giveBack("a");
    expect(taken("a", 3)).toEqual([true, true, false]);
  });

  it("take a try back that did not count", () => {
    const { limit, taken } = buckets(1);
    taken("a", 1);
    limit.giveBack("a");
    expect(taken("a", 2)).toEqual([true, false]);
  });

  it("take one try back at a time", () => {
    const { limit, taken } = buckets(3);
    taken("a", 3);
    limit.giveBack("a");
    expect(taken("a", 2)).toEqual([true, false]);
  });

  it("forget the key that was not seen for longest, beyond ten thousand", () => {
    const { taken } = buckets(1);
    taken("first", 1);
    taken("second", 1);
    for (let n = 0; n < 9998; n++) taken(`k${n}`, 1);
    // Seen again: it stands last now.
    expect(taken("first", 1)).toEqual([false]);
    taken("one more", 1);
    expect(taken("first", 1)).toEqual([false]);
    expect(taken("second", 1)).toEqual([true]);
  });
});

describe("networkOf", () => {
  it.each([
    ["10.0.0.1", "10.0.0.1"],
    ["::1", "::1"],
    ["::ffff:10.0.0.9", "10.0.0.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8::", "2001:db8:0:0"],
    ["::", "0:0:0:0"],
    ["2001:db8:1:2::", "2001:db8:1:2"],
    ["fe80::1:2:3:4:5", "fe80:0:0:1"],
    ["::2:3:4:5:6:7:8", "0:2:3:4"],
  ])("is of %s what a customer has: %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
