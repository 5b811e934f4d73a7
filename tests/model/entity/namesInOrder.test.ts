import { describe, expect, it } from "vitest";
import { namesInOrder } from "../../../src/model/entity/namesInOrder.ts";

describe("the names of a collection", () => {
  it("are in the order of their positions, those without one last, and what is no entity left out", () => {
    const collection = { b: { position: 1 }, none: {}, a: { position: 0 }, gone: null, odd: { position: "x" } };
    expect(namesInOrder(collection)).toEqual(["a", "b", "none", "odd"]);
  });
});
