import { describe, expect, it } from "vitest";
import { tellCoverage } from "../../../commands/requirements/tellCoverage.ts";

const parts = {
  foundation: { total: 2, covered: 2, missing: [] },
  "stream-pages": { total: 3, covered: 1, missing: ["S001", "S002"] },
};

describe("tellCoverage", () => {
  it("prints for each part what has a test and the ids that have none", () => {
    const { lines, exitCode } = tellCoverage({ parts, faults: [] }, { isJson: false });
    expect(lines).toEqual(["foundation: 2 / 2", "stream-pages: 1 / 3\n  without a test: S001 S002", "all: 3 / 5"]);
    expect(exitCode).toBe(0);
  });

  it("prints the same as JSON for scripts", () => {
    const { lines } = tellCoverage({ parts, faults: [] }, { isJson: true });
    expect(JSON.parse(lines.join(""))).toEqual({ total: 5, covered: 3, parts });
  });

  it("fails for an asked part that is not complete, and only for that", () => {
    expect(tellCoverage({ parts, faults: [] }, { isJson: false, part: "stream-pages" }).exitCode).toBe(1);
    expect(tellCoverage({ parts, faults: [] }, { isJson: false, part: "foundation" }).exitCode).toBe(0);
  });

  it("fails for an unknown part and for wrong ids", () => {
    expect(tellCoverage({ parts, faults: [] }, { isJson: false, part: "toaster" })).toMatchObject({
      exitCode: 1,
      errors: ["No part is named toaster; there are: foundation, stream-pages."],
    });
    expect(tellCoverage({ parts, faults: ["x"] }, { isJson: true })).toMatchObject({ exitCode: 1, errors: ["x"] });
  });
});
