import { describe, expect, it } from "vitest";
import { coverage } from "../../../commands/requirements/coverage.ts";
import type { Requirement } from "../../../commands/requirements/Requirement.ts";
import type { TestTitle } from "../../../commands/requirements/TestTitle.ts";

const row = (id: string, part = "foundation"): Requirement => ({
  id,
  area: "shell",
  screen: "-",
  kind: "ui",
  part,
  statement: "The header has a logout button.",
});
const titles = (...all: readonly string[]): TestTitle[] => all.map((title) => ({ file: "tests/a.test.ts", title }));

describe("coverage", () => {
  it("counts the rows of each part that a title names", () => {
    const { parts, faults } = coverage([row("C001"), row("C002"), row("S001", "other")], titles("logs out [C002]"));
    expect(faults).toEqual([]);
    expect(parts).toEqual({
      foundation: { total: 2, covered: 1, missing: ["C001"] },
      other: { total: 1, covered: 0, missing: ["S001"] },
    });
  });

  it("takes several ids in one tag, and several tags", () => {
    const rows = ["C001", "C002", "C003", "C004"].map((id) => row(id));
    const { parts } = coverage(rows, titles("a [C001 C002]", "b [C003, C004]"));
    expect(parts.foundation?.missing).toEqual([]);
  });

  it("complains of a title with an id that no table has", () => {
    const { faults } = coverage([row("C001")], titles("logs out [C999]"));
    expect(faults).toEqual([
      'tests/a.test.ts: the title "logs out [C999]" names C999, which no table in docs/requirements/ has.',
    ]);
  });

  it("complains of an id that stands in two rows", () => {
    expect(coverage([row("C001"), row("C001")], []).faults).toEqual(["docs/requirements/: C001 stands in two rows."]);
  });
});
