import { describe, expect, it } from "vitest";
import { fill } from "../../src/texts/text.ts";

describe("filling a text in", () => {
  it("puts each value where its name stands", () => {
    expect(fill("delay {seconds}s, retry {count}", { seconds: 7, count: "2" })).toBe("delay 7s, retry 2");
  });

  it("leaves a placeholder without a value, even one that every object inherits", () => {
    expect(fill("{name} {toString}", {})).toBe("{name} {toString}");
  });

  it("takes values literally", () => {
    expect(fill("{a}{b}", { a: "$& {b}", b: 1 })).toBe("$& {b}1");
  });
});
