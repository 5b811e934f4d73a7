import { describe, expect, it } from "vitest";
import { createLog } from "../../../server/log/serverLog.ts";
import { warnSuperuser } from "../../../server/security/warnSuperuser.ts";

const linesFor = (userId: number | undefined): readonly string[] => {
  const lines: string[] = [];
  warnSuperuser(
    createLog((line) => lines.push(line)),
    userId,
  );
  return lines;
};

describe("warnSuperuser", () => {
  it("warns the superuser and nobody else", () => {
    expect(linesFor(0)).toEqual([expect.stringContaining(" warning running as the superuser ")]);
    expect(linesFor(1000)).toEqual([]);
  });
});
