import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One row of a table in docs/requirements/: one testable statement. */
export interface Requirement {
  /** A letter and three digits, for example `C275`. */
  readonly id: string;
  readonly area: string;
  readonly screen: string;
  readonly kind: string;
  /** Which piece of work owns the row. */
  readonly part: string;
  readonly statement: string;
}

/** All rows of the tables in docs/requirements/. */
export function readTables(root: string): readonly Requirement[] {
  const folder = join(root, "docs/requirements");
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return files.toSorted().flatMap((name) => parseTable(readFileSync(join(folder, name), "utf8"), name));
}

const header = "id\tarea\tscreen\tkind\tpart\trequirement";

/** Reads one table; throws an error with file and line where it is not six columns under the known header. */
export function parseTable(text: string, file: string): readonly Requirement[] {
  const [first, ...lines] = text.trimEnd().split(/\r?\n/);
  if (first !== header) throw new Error(`${file}:1: the columns must be ${header.replaceAll("\t", ", ")}.`);
  return lines.map((line, index) => {
    const [id = "", area = "", screen = "", kind = "", part = "", statement = "", ...rest] = line.split("\t");
    if (!/^[A-Z]\d{3}$/.test(id) || part === "" || statement === "" || rest.length > 0) {
      throw new Error(`${file}:${index + 2}: a row has six columns and begins with an id such as C275.`);
    }
    return { id, area, screen, kind, part, statement };
  });
}
