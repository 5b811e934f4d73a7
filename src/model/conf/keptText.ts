import type { ConfTable } from "../../generated/contracts/ConfTable.ts";
import { wordsOf } from "./grammar/ContextGrammar.ts";
import { applyChanges, type LineChange, lineChanges } from "./lineChanges.ts";

/** A typed text as it may lie in the browser's storage. */
export interface KeptText {
  /** The revision that it was typed on. */
  readonly rev: number;
  /** What is other than in the text of that revision. */
  readonly changes: readonly LineChange[];
  /** Changes that were left out, as they hold a secret. */
  readonly leftOut: number;
}

/**
 * What was typed over a saved text, for the browser's storage. Changes with a secret in or beside them are left out: the
 * words are those of the settings that the schemas call secret.
 */
export function keepText(saved: string, typed: string, rev: number, table: ConfTable): KeptText {
  const secret = secretPattern(table);
  const all = lineChanges(saved, typed);
  const lines = saved.split("\n");
  const changes = all.filter(({ at, before, after }) => {
    // The word of a value may stand in the line above.
    const around = [lines[at - 1], ...before, ...after, lines[at + before.length]];
    return !around.some((line = "") => secret.test(line));
  });
  return { rev, changes, leftOut: all.length - changes.length };
}

/** The typed text again; undefined where the saved one is not that of the revision. */
export function restoreText(saved: string, { changes }: KeptText): string | undefined {
  return applyChanges(saved, changes);
}

/** A kept text of the storage; undefined for what is none. */
export function parseKeptText(stored: string): KeptText | undefined {
  try {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== "object" || kept === null) return undefined;
    if (!("rev" in kept) || !("changes" in kept) || !("leftOut" in kept)) return undefined;
    const { rev, changes, leftOut } = kept;
    if (typeof rev !== "number" || typeof leftOut !== "number") return undefined;
    if (!Array.isArray(changes) || !changes.every(isChange)) return undefined;
    return { rev, changes, leftOut };
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is LineChange {
  if (typeof value !== "object" || value === null) return false;
  if (!("at" in value) || !("before" in value) || !("after" in value)) return false;
  const { at, before, after } = value;
  return typeof at === "number" && at >= 0 && [before, after].every(isLines);
}

function isLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}

/** Words of secret settings, a login and password in an address, and values that are a secret by their beginning. */
function secretPattern({ contexts }: ConfTable): RegExp {
  const words = Object.values(contexts).flatMap(({ properties }) =>
    properties.filter(({ value }) => value.secret === true).flatMap(wordsOf),
  );
  const listed = [...new Set(words)].map((word) => word.replace(/[^\w]/g, "\\$&")).join("|");
  return new RegExp(`(?:^|[^\\w])(?:${listed})(?=[\\s="]|$)|://[^\\s/@"]*:[^\\s/@"]*@|securetoken://`, "m");
}
