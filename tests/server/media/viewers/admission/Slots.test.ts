import { describe, expect, it } from "vitest";
import { Slots } from "../../../../../server/media/viewers/admission/Slots.ts";

const never = () => new AbortController().signal;

describe("slots", () => {
  it("let so many in at once, and the next in the order in which they came", async () => {
    const slots = new Slots(2);
    const first = await slots.take(never());
    await slots.take(never());
    const order: string[] = [];
    const third = slots.take(never()).then((leave) => (order.push("third"), leave));
    const fourth = slots.take(never()).then((leave) => (order.push("fourth"), leave));
    await Promise.resolve();
    expect(order).toEqual([]);
    first();
    first();
    const leave = await third;
    await Promise.resolve();
    expect(order).toEqual(["third"]);
    leave();
    await fourth;
    expect(order).toEqual(["third", "fourth"]);
  });

  it("let go who waits too long, without losing a place", async () => {
    const slots = new Slots(1);
    const leave = await slots.take(never());
    const patience = new AbortController();
    const waiting = slots.take(patience.signal);
    patience.abort();
    await expect(waiting).rejects.toThrow("too long");
    leave();
    await expect(slots.take(never())).resolves.toBeTypeOf("function");
    await expect(slots.take(AbortSignal.abort())).rejects.toThrow("aborted");
  });
});
