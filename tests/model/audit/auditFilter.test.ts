import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";
import {
  type AuditFilter,
  auditKinds,
  isWrongSpan,
  readAuditFilter,
  writeAuditFilter,
} from "../../../src/model/audit/auditFilter.ts";

describe("the filter of the audit log", () => {
  it("comes back from the address as it was written, and leaves the rest of it alone", () => {
    const filter: AuditFilter = { kind: "save", who: "admin", q: "a & b=c", from: 1, to: 2 };
    const query = writeAuditFilter(new URLSearchParams("other=1"), filter);
    expect(readAuditFilter(query)).toEqual(filter);
    expect(writeAuditFilter(query, {}).toString()).toBe("other=1");
  });

  it("counts as absent what makes no sense", () => {
    expect(readAuditFilter(new URLSearchParams("kind=&from=yesterday&to=-1&before=3"))).toEqual({});
    expect(readAuditFilter(new URLSearchParams({ q: "x".repeat(5000) })).q).toHaveLength(1000);
  });

  it("knows a time that ends before it begins", () => {
    expect([{ from: 2, to: 2 }, { from: 3, to: 2 }, { from: 1, to: 2 }, { from: 1 }].map(isWrongSpan)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("offers every kind that the server puts down", () => {
    const schema: unknown = JSON.parse(readFileSync(join(projectRoot, "schemas/runtime/audit.json"), "utf8"));
    const kinds = JSON.stringify(schema).match(/"title":"Kind".*?"enum":(\[.*?\])/)?.[1] ?? "";
    expect([...auditKinds].toSorted()).toEqual(JSON.parse(kinds).toSorted());
  });
});
