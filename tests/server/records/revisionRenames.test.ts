import { describe, expect, it } from "vitest";
import { renamedAfter } from "../../../server/records/revisions/revisionRenames.ts";

const rows = (...renames: readonly (readonly [number, string, string])[]) =>
  renames.map(([rev, old, next]) => ({ rev, old, new: next }));

describe("what a former revision's names are now", () => {
  it("is one name for several renames after each other, and none for one that came back", () => {
    expect(renamedAfter(rows([2, "streams/a", "streams/b"], [3, "streams/b", "streams/c"]))).toEqual([
      ["streams/a", "streams/c"],
    ]);
    expect(renamedAfter(rows([2, "streams/a", "streams/b"], [3, "streams/b", "streams/a"]))).toEqual([]);
  });

  it("holds for two that swapped their names in one save", () => {
    expect(renamedAfter(rows([2, "streams/a", "streams/b"], [2, "streams/b", "streams/a"]))).toEqual([
      ["streams/a", "streams/b"],
      ["streams/b", "streams/a"],
    ]);
  });

  it("is not that of another which took the old name later", () => {
    expect(renamedAfter(rows([2, "streams/a", "streams/b"], [5, "streams/a", "streams/z"]))).toEqual([
      ["streams/a", "streams/b"],
    ]);
  });
});
