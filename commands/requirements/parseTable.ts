import type { Requirement } from "./Requirement.ts";

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
