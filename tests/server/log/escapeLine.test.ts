import { describe, expect, it } from "vitest";
import { escapeLine } from "../../../server/log/escapeLine.ts";

describe("escapeLine", () => {
  it("keeps a text on one line, in its direction, with what is hidden in sight", () => {
    expect(escapeLine("a\u202Eb\r\nc\u001B[31m\u2028d\te")).toBe(
      "a[U+202E]b[U+000D][U+000A]c[U+001B][31m[U+2028]d[U+0009]e",
    );
  });

  it("leaves what people read as it is", () => {
    expect(escapeLine("новости 👨‍👩‍👧 нет")).toBe("новости 👨‍👩‍👧 нет");
  });
});
