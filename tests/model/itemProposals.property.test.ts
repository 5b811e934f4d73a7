import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextSlot } from "../../src/model/itemProposals.ts";

const at = (from: string, duration = 15) => ({ from, duration });

describe("The next slot of an ad schedule", () => {
  it("is 00:00:00 for 15 seconds at first [S309]", () => {
    expect(nextSlot([])).toEqual({ from: "00:00:00", duration: 15 });
  });

  it("is as long as the one before [S310]", () => {
    expect(nextSlot([at("01:00:00", 10), at("03:00:00", 42)]).duration).toBe(42);
    expect(nextSlot([{ from: "03:00:00", duration: 0 }]).duration).toBe(15);
    expect(nextSlot([{ from: "03:00:00" }]).duration).toBe(15);
  });

  it("starts an hour later, after 23 at 0 [S311]", () => {
    expect(nextSlot([at("08:30:15")]).from).toBe("09:30:15");
    expect(nextSlot([at("23:10:00")]).from).toBe("00:10:00");
  });

  it("shifts by 5 minutes where that is taken, by minus 5 above 54 [S312]", () => {
    expect(nextSlot([at("09:30:00"), at("08:30:00")]).from).toBe("09:35:00");
    expect(nextSlot([at("09:54:00"), at("08:54:00")]).from).toBe("09:59:00");
    expect(nextSlot([at("09:55:00"), at("08:55:00")]).from).toBe("09:50:00");
    expect(nextSlot([at("09:59:00"), at("08:59:00")]).from).toBe("09:54:00");
  });

  it("shifts on until it is free, back and into the next hour where it must [S313]", () => {
    expect(nextSlot([at("09:50:00"), at("09:55:00"), at("08:50:00")]).from).toBe("09:45:00");
    const hour = Array.from({ length: 12 }, (_, five) => at(`09:${String(five * 5).padStart(2, "0")}:00`));
    expect(nextSlot([...hour, at("08:00:00")]).from).toBe("10:00:00");
  });

  it("takes what is no time for midnight", () => {
    expect(nextSlot([{ from: "25:00:00", duration: 5 }])).toEqual({ from: "00:00:00", duration: 5 });
    expect(nextSlot(["nothing of the kind"])).toEqual({ from: "00:00:00", duration: 15 });
  });

  it("is a time of the day that no other slot has, however many there are [S312] [S313]", () => {
    const clock = fc
      .tuple(fc.nat(23), fc.nat(59), fc.constantFrom(0, 30))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
    const slots = fc.array(fc.record({ from: clock, duration: fc.integer({ min: -5, max: 600 }) }), { maxLength: 250 });
    fc.assert(
      fc.property(slots, (made) => {
        const { from, duration } = nextSlot(made);
        expect(from).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);
        expect(made.map((slot) => slot.from)).not.toContain(from);
        expect(duration).toBeGreaterThan(0);
      }),
    );
  });

  it("fills a day from its own proposals without ever giving a time twice", () => {
    const slots: ReturnType<typeof nextSlot>[] = [];
    while (slots.length < 288) slots.push(nextSlot(slots));
    expect(new Set(slots.map(({ from }) => from)).size).toBe(288);
  });
});
