import type { LineChange } from "./lineChanges.ts";

/** A typed text as it may lie in the browser's storage. */
export interface KeptText {
  /** The revision that it was typed on. */
  readonly rev: number;
  /** What is other than in the text of that revision. */
  readonly changes: readonly LineChange[];
  /** Changes that were left out, as they hold a secret. */
  readonly leftOut: number;
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
