import { describe, expect, it } from "vitest";
import { columnsWidthPx } from "../../../src/pages/list/listColumns.ts";

describe("columnsWidthPx", () => {
  it("adds what each column takes at least, and the gaps between and beside them", () => {
    expect(columnsWidthPx([{ width: "5.5rem" }, { width: "minmax(7rem, 3fr)" }])).toBe(88 + 112 + 3 * 12);
  });
});
