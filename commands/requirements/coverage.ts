import type { Requirement } from "./requirementTables.ts";
import type { TestRun } from "./testRuns.ts";
import { becomes, idsIn, type TestTitle } from "./testTitles.ts";

/** How a row stands where no test has shown it to hold, with the words that tell it. */
const lacks = {
  failed: "its test failed",
  skipped: "its test was left out",
  described: "only a test that reads the words of a schema",
  notRun: "its test was not run, or was changed since",
  untested: "without a test",
} as const;

/** What a row lacks to be proven. */
type Lack = keyof typeof lacks;

/** Rows of one part, or of all. */
interface PartCoverage {
  readonly total: number;
  /** Rows of which a test ran and passed, and none failed. */
  readonly proven: number;
  readonly lacking: Readonly<Partial<Record<Lack, readonly string[]>>>;
}

/** How many rows are proven, by part; `faults` says what is wrong with ids in tables or titles. */
interface Coverage {
  readonly parts: Readonly<Record<string, PartCoverage>>;
  readonly faults: readonly string[];
}

/**
 * Holds the rows against what ran. A row is proven by a test that names it, ran and passed, where none that names it
 * failed; not by one that is written and was not run, nor by one that reads in a schema what the console says of a setting.
 */
export function coverage(
  rows: readonly Requirement[],
  titles: readonly TestTitle[],
  runs: readonly TestRun[],
): Coverage {
  const lackOf = judgeRows(titles, runs);
  const parts = [...new Set(rows.map((row) => row.part))];
  const ofPart = (name: string) => rows.filter((row) => row.part === name).map(({ id }) => id);
  return {
    parts: Object.fromEntries(parts.map((name) => [name, partCoverage(ofPart(name), lackOf)])),
    faults: faultsOf(rows, titles, runs),
  };
}

function judgeRows(titles: readonly TestTitle[], runs: readonly TestRun[]): (id: string) => Lack | undefined {
  const ofWords = titles.filter(({ isOfWords }) => isOfWords);
  const tried = runs.filter(
    (run) => !ofWords.some(({ file, title }) => file === run.file && becomes(title, run.title)),
  );
  const idsOf = (outcome: TestRun["outcome"]) => idsNamed(tried.filter((run) => run.outcome === outcome));
  const [passed, failed, skipped] = [idsOf("passed"), idsOf("failed"), idsOf("skipped")];
  const tested = idsNamed(titles.filter(({ isOfWords }) => !isOfWords));
  const described = idsNamed(ofWords);
  return (id) => {
    if (failed.has(id)) return "failed";
    if (passed.has(id)) return undefined;
    if (skipped.has(id)) return "skipped";
    if (tested.has(id)) return "notRun";
    return described.has(id) ? "described" : "untested";
  };
}

function idsNamed(tests: readonly { readonly title: string }[]): ReadonlySet<string> {
  return new Set(tests.flatMap(({ title }) => idsIn(title)));
}

function partCoverage(ids: readonly string[], lackOf: (id: string) => Lack | undefined): PartCoverage {
  const lacking: Partial<Record<Lack, string[]>> = {};
  for (const id of ids) {
    const lack = lackOf(id);
    if (lack !== undefined) (lacking[lack] ??= []).push(id);
  }
  return { total: ids.length, proven: ids.filter((id) => lackOf(id) === undefined).length, lacking };
}

function faultsOf(
  rows: readonly Requirement[],
  titles: readonly TestTitle[],
  runs: readonly TestRun[],
): readonly string[] {
  const known = new Set(rows.map((row) => row.id));
  const twice = rows.filter((row, index) => rows.findIndex((other) => other.id === row.id) !== index);
  const unknown = [...titles, ...runs].flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: the title "${title}" names ${id}, which no table in docs/requirements/ has.`),
  );
  return [...twice.map((row) => `docs/requirements/: ${row.id} stands in two rows.`), ...new Set(unknown)];
}

/** What `npm run requirements` was asked. */
export interface RequirementsOptions {
  /** One part only, which must be complete. */
  readonly part?: string | undefined;
  /** The parts that were complete must be so still. */
  readonly isCheck: boolean;
  readonly isJson: boolean;
}

/** The lines to print and the exit code: 1 for a wrong id, and for a part that must be complete and is not. */
export function tellCoverage(
  { parts, faults }: Coverage,
  options: RequirementsOptions,
  completeParts: readonly string[],
): { readonly lines: readonly string[]; readonly errors: readonly string[]; readonly exitCode: number } {
  const { part: asked, isCheck, isJson } = options;
  if (asked !== undefined && parts[asked] === undefined) {
    const names = Object.keys(parts).join(", ");
    return { lines: [], errors: [...faults, `No part is named ${asked}; there are: ${names}.`], exitCode: 1 };
  }
  const shown = Object.entries(parts).filter(([name]) => asked === undefined || name === asked);
  const mustBe = new Set([...(isCheck ? completeParts : []), ...(asked === undefined ? [] : [asked])]);
  const lost = shown.filter(([name, part]) => mustBe.has(name) && part.proven < part.total);
  const errors = [...faults, ...lost.map(([name, part]) => lossOf(name, part))];
  const lines = isJson
    ? [JSON.stringify({ ...sum(shown), parts: Object.fromEntries(shown) })]
    : [...shown.map(([name, part]) => overview(name, part)), allOf(shown)];
  return { lines, errors, exitCode: errors.length > 0 ? 1 : 0 };
}

type NamedParts = readonly (readonly [name: string, part: PartCoverage])[];

function sum(parts: NamedParts): { readonly total: number; readonly proven: number } {
  return {
    total: parts.reduce((count, [, part]) => count + part.total, 0),
    proven: parts.reduce((count, [, part]) => count + part.proven, 0),
  };
}

function overview(name: string, part: PartCoverage): string {
  const told = Object.entries(lacks).flatMap(([lack, words]) => {
    const ids = Object.entries(part.lacking).find(([key]) => key === lack)?.[1] ?? [];
    return ids.length === 0 ? [] : [`  ${words}: ${ids.join(" ")}`];
  });
  return [`${name}: ${part.proven} / ${part.total}`, ...told].join("\n");
}

function allOf(parts: NamedParts): string {
  const { total, proven } = sum(parts);
  return `all: ${proven} / ${total}`;
}

function lossOf(name: string, { total, proven }: PartCoverage): string {
  const count = total - proven;
  return `${name} must be complete, and ${count} of its rows ${count === 1 ? "is" : "are"} not proven.`;
}
