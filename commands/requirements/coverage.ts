import type { Requirement } from "./requirementTables.ts";
import { idsIn, type TestTitle } from "./testTitles.ts";

/** Rows of one part, or of all. */
interface PartCoverage {
  readonly total: number;
  readonly covered: number;
  readonly missing: readonly string[];
}

/** How many rows have a test, by part; `faults` says what is wrong with ids in tables or titles. */
interface Coverage {
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
        partCoverage(
          rows.filter((row) => row.part === name),
          named,
        ),
      ]),
    ),
    faults: [...twice.map((row) => `docs/requirements/: ${row.id} stands in two rows.`), ...unknown],
  };
}

function partCoverage(rows: readonly Requirement[], named: ReadonlySet<string>): PartCoverage {
  const missing = rows.map((row) => row.id).filter((id) => !named.has(id));
  return { total: rows.length, covered: rows.length - missing.length, missing };
}

/** What `npm run requirements` was asked: one part only, or JSON for scripts. */
interface RequirementsOptions {
  readonly part?: string;
  readonly isJson: boolean;
}

/** The lines to print and the exit code: 1 for a wrong id, and for an asked part that is not complete. */
export function tellCoverage(
  { parts, faults }: Coverage,
  options: RequirementsOptions,
): { readonly lines: readonly string[]; readonly errors: readonly string[]; readonly exitCode: number } {
  const asked = options.part;
  const part = asked === undefined ? undefined : parts[asked];
  if (asked !== undefined && part === undefined) {
    const names = Object.keys(parts).join(", ");
    return { lines: [], errors: [...faults, `No part is named ${asked}; there are: ${names}.`], exitCode: 1 };
  }
  const isIncomplete = part !== undefined && part.missing.length > 0;
  const shown = part === undefined || asked === undefined ? parts : { [asked]: part };
  const lines = options.isJson ? [JSON.stringify({ ...sum(shown), parts: shown })] : overview(shown);
  return { lines, errors: faults, exitCode: isIncomplete || faults.length > 0 ? 1 : 0 };
}

function sum(parts: Readonly<Record<string, PartCoverage>>): { readonly total: number; readonly covered: number } {
  const all = Object.values(parts);
  return {
    total: all.reduce((count, part) => count + part.total, 0),
    covered: all.reduce((count, part) => count + part.covered, 0),
  };
}

function overview(parts: Readonly<Record<string, PartCoverage>>): readonly string[] {
  const { total, covered } = sum(parts);
  const rows = Object.entries(parts).map(([name, part]) => {
    const missing = part.missing.length === 0 ? "" : `\n  without a test: ${part.missing.join(" ")}`;
    return `${name}: ${part.covered} / ${part.total}${missing}`;
  });
  return [...rows, `all: ${covered} / ${total}`];
}
