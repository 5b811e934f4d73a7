import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";
import {
  type AuditFilter,
  auditKinds,
  isSameFilter,
  isWrongSpan,
  readAuditFilter,
  writeAuditFilter,
} from "../../../src/model/audit/auditFilter.ts";

describe("the filter of the audit log", () => {
  it("comes back from the address as it was written, and leaves the rest of it alone", () => {
    const filter: AuditFilter = {
      kind: "save",
      who: "admin",
      q: "a & b=c",
      from: 1_795_600_000_000,
      to: 1_795_700_000_000,
    };
    const query = writeAuditFilter(new URLSearchParams("other=1"), filter);
    expect(readAuditFilter(query)).toEqual(filter);
    expect(writeAuditFilter(query, {}).toString()).toBe("other=1");
  });

  it("counts as absent what makes no sense", () => {
    expect(readAuditFilter(new URLSearchParams("kind=&from=yesterday&to=-1&before=3"))).toStrictEqual({});
    expect(readAuditFilter(new URLSearchParams({ q: "x".repeat(5000) })).q).toHaveLength(1000);
  });

  it.each(["", "12x", "x12", "1.5", "9".repeat(16)])("takes for no time what is not whole milliseconds: %j", (from) => {
    expect(readAuditFilter(new URLSearchParams({ from }))).toEqual({});
  });

  it("is the same as another one only where all that it asks for is the same", () => {
    const filter: AuditFilter = { kind: "save", who: "admin", q: "news", from: 1, to: 2 };
    expect(isSameFilter(filter, { ...filter })).toBe(true);
    const others = [{ kind: "undo" }, { who: "guest" }, { q: "sport" }, { from: 0 }, { to: undefined }];
    expect(others.filter((other) => isSameFilter(filter, { ...filter, ...other }))).toEqual([]);
  });

  it("knows a time that ends before it begins", () => {
    expect(
      [{ from: 2, to: 2 }, { from: 3, to: 2 }, { from: 1, to: 2 }, { from: 1 }, { to: 1 }].map(isWrongSpan),
    ).toEqual([true, true, false, false, false]);
  });

  it("offers every kind that the server puts down", () => {
    const schema: unknown = JSON.parse(readFileSync(join(projectRoot, "schemas/runtime/audit.json"), "utf8"));
    const kinds = JSON.stringify(schema).match(/"title":"Kind".*?"enum":(\[.*?\])/)?.[1] ?? "";
    expect([...auditKinds].toSorted()).toEqual(JSON.parse(kinds).toSorted());
  });
});
