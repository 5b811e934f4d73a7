import { idsIn } from "./idsIn.ts";
import type { Requirement } from "./Requirement.ts";
import type { TestTitle } from "./TestTitle.ts";

/** Rows of one part, or of all. */
export interface PartCoverage {
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly string[];
}

/** How many rows have a test, by part; `faults` says what is wrong with ids in tables or titles. */
export interface Coverage {
  readonly parts: Readonly<Record<string, PartCoverage>>;
  readonly faults: readonly string[];
}

/** Holds the rows against the titles of the tests. */
export function coverage(rows: readonly Requirement[], titles: readonly TestTitle[]): Coverage {
  const known = new Set(rows.map((row) => row.id));
  const named = new Set(titles.flatMap(({ title }) => idsIn(title)));
  const twice = rows.filter((row, index) => rows.findIndex((other) => other.id === row.id) !== index);
  const unknown = titles.flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: the title "${title}" names ${id}, which no table in docs/requirements/ has.`),
  );
  const parts = [...new Set(rows.map((row) => row.part))];
  return {
    parts: Object.fromEntries(
      parts.map((name) => [
        name,
        coverageOf(
          rows.filter((row) => row.part === name),
          named,
        ),
      ]),
    ),
    faults: [...twice.map((row) => `docs/requirements/: ${row.id} stands in two rows.`), ...unknown],
  };
}

function coverageOf(rows: readonly Requirement[], named: ReadonlySet<string>): PartCoverage {
  const missing = rows.map((row) => row.id).filter((id) => !named.has(id));
  return { total: rows.length, covered: rows.length - missing.length, missing };
}
