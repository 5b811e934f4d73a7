import type { Coverage, PartCoverage } from "./coverage.ts";

/** What `npm run requirements` was asked: one part only, or JSON for scripts. */
export interface RequirementsOptions {
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
  const lines = options.isJson ? [JSON.stringify({ ...sum(shown), parts: shown })] : linesOf(shown);
  return { lines, errors: faults, exitCode: isIncomplete || faults.length > 0 ? 1 : 0 };
}

function sum(parts: Readonly<Record<string, PartCoverage>>): { readonly total: number; readonly covered: number } {
  const all = Object.values(parts);
  return {
    total: all.reduce((count, part) => count + part.total, 0),
    covered: all.reduce((count, part) => count + part.covered, 0),
  };
}

function linesOf(parts: Readonly<Record<string, PartCoverage>>): readonly string[] {
  const { total, covered } = sum(parts);
  const rows = Object.entries(parts).map(([name, part]) => {
    const missing = part.missing.length === 0 ? "" : `\n  without a test: ${part.missing.join(" ")}`;
    return `${name}: ${part.covered} / ${part.total}${missing}`;
  });
  return [...rows, `all: ${covered} / ${total}`];
}
