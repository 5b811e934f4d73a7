import { describe, expect, it } from "vitest";
import { BanList } from "../../../../server/media/viewers/BanList.ts";
import { ByteTotals } from "../../../../server/media/viewers/ByteTotals.ts";

describe("what is kept of viewers", () => {
  it("forgets the bytes of the name that was quiet for longest when there are too many names", () => {
    const totals = new ByteTotals();
    for (let index = 0; index < 20_000; index += 1) totals.add(`n${index}`, 1);
    totals.add("n0", 1);
    totals.add("new", 5);
    expect([totals.of("n0"), totals.of("n1"), totals.of("n2"), totals.of("new")]).toEqual([2, 0, 1, 5]);
  });

  it("lets a ban end in time, and forgets the oldest when there are too many", () => {
    let nowMs = 0;
    const list = new BanList(() => nowMs);
    list.add("short", 10);
    expect(list.has("short")).toBe(true);
    nowMs = 10;
    expect(list.has("short")).toBe(false);
    for (let index = 0; index <= 20_000; index += 1) list.add(`b${index}`, 100);
    expect([list.has("b0"), list.has("b1"), list.has("b20000")]).toEqual([false, true, true]);
  });
});
