import { describe, expect, it } from "vitest";
import { namesInOrder, reordered, reorderEdits } from "../../../src/model/media/mediaOrder.ts";

describe("the names of a collection", () => {
  it("are in the order of their positions, those without one last, and what is no entity left out", () => {
    const collection = { b: { position: 1 }, none: {}, a: { position: 0 }, gone: null, odd: { position: "x" } };
    expect(namesInOrder(collection)).toEqual(["a", "b", "none", "odd"]);
  });
});

const names = ["a", "b", "c", "d"];
const list = { collection: "streams", property: "position" };

describe("an order with one thing moved", () => {
  it.each([
    ["d", "b", "a d b c"],
    ["d", "a", "d a b c"],
    ["a", "c", "b a c d"],
    ["b", undefined, "a c d b"],
    ["c", "c", "a b c d"],
    ["b", "gone", "a b c d"],
  ])("puts %s before %s", (moved, before, order) => {
    expect(reordered(names, moved, before).join(" ")).toBe(order);
  });

  it("saves the positions that are others now, and no more", () => {
    const streams = { a: { position: 0 }, b: { position: 1 }, c: { position: 2 }, d: { position: 3 } };
    expect(reorderEdits(["a", "c", "b", "d"], streams, list)).toEqual([
      [["streams", "c", "position"], 1],
      [["streams", "b", "position"], 2],
    ]);
    expect(reorderEdits(names, streams, list)).toEqual([]);
  });

  it("gives every stream its place when some have none yet", () => {
    expect(reorderEdits(["b", "a"], { a: {}, b: { position: 0 } }, list)).toEqual([[["streams", "a", "position"], 1]]);
  });
});
