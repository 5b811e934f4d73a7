import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseTable } from "./parseTable.ts";
import type { Requirement } from "./Requirement.ts";

/** All rows of the tables in docs/requirements/. */
export function readTables(root: string): readonly Requirement[] {
  const folder = join(root, "docs/requirements");
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return files.toSorted().flatMap((name) => parseTable(readFileSync(join(folder, name), "utf8"), name));
}
