import { describe, expect, it } from "vitest";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";
import { readTables } from "../../../commands/requirements/requirementTables.ts";

const rows = readTables(projectRoot);

describe("the tables in docs/requirements/", () => {
  it("hold 508 rows of the core document and 521 of the stream document, each id once and in order", () => {
    const range = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(3, "0")}`);
    expect(rows.map((row) => row.id)).toEqual([...range("C", 508), ...range("S", 521)]);
  });

  it("leave no point open and no word out", () => {
    const open = rows.filter((row) =>
      /OPEN|\{address\}|\{email\}|not stated|decide (it|the|whether)/.test(row.statement),
    );
    expect(open).toEqual([]);
  });

  it("say each requirement in a sentence of its own", () => {
    const notASentence = rows.filter((row) => !/^\S.*\.'?$/.test(row.statement));
    expect(notASentence.map((row) => `${row.id} ${row.statement}`)).toEqual([]);
  });
});
