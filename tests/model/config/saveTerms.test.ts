import { describe, expect, it } from "vitest";
import { commentLength, commentLine, withinSOf } from "../../../src/model/config/saveTerms.ts";

describe("the terms of a save", () => {
  it("are a trial of a minute for what may lock the operator out, unless something else is chosen", () => {
    expect([withinSOf({ http: [8080] }, undefined), withinSOf({ streams: {} }, undefined)]).toEqual([60, 0]);
    expect([withinSOf({ http: [8080] }, 0), withinSOf({ streams: {} }, 300)]).toEqual([0, 300]);
  });

  it("count a comment as one line of characters, not of code units", () => {
    expect(commentLine("  for\n the\0 night ")).toBe("for the night");
    expect(commentLength(" 📺📺 ")).toBe(2);
  });
});
