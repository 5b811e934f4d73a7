import { describe, expect, it } from "vitest";
import { parseTable } from "../../../commands/requirements/parseTable.ts";

const header = "id\tarea\tscreen\tkind\tpart\trequirement\n";

describe("parseTable", () => {
  it("reads one row a line", () => {
    expect(parseTable(`${header}C001\tshell\theader\tui\tfoundation\tThe header is sticky.\n`, "core.tsv")).toEqual([
      {
        id: "C001",
        area: "shell",
        screen: "header",
        kind: "ui",
        part: "foundation",
        statement: "The header is sticky.",
      },
    ]);
  });

  it("names file and line of a row that lacks a column or an id", () => {
    expect(() => parseTable(`${header}C001\tshell\theader\n`, "core.tsv")).toThrow("core.tsv:2:");
    expect(() => parseTable(`${header}1\ta\tb\tc\td\te\n`, "core.tsv")).toThrow("core.tsv:2:");
    expect(() => parseTable("id\trequirement\n", "core.tsv")).toThrow("core.tsv:1:");
  });
});
