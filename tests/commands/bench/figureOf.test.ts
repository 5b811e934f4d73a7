import { describe, expect, it } from "vitest";
import { figureOf } from "../../bench/figureOf.ts";

describe("figureOf", () => {
  it("keeps two places after the point", () => {
    expect(figureOf("a", 1.234, 3, "ms")).toEqual({ bench: "a", ours: 1.23, peer: 3, ratio: 0.41, unit: "ms" });
  });

  it("does not round a small ratio to nothing", () => {
    expect(figureOf("a", 2.2, 1032, "ms").ratio).toBe(0.0021);
  });
});
