/** A typed text as it may lie in the browser's storage. */
export interface KeptText {
  /** The revision that it was typed on. */
  readonly rev: number;
  /** Unified diff from the saved text. */
  readonly patch: string;
  /** Changes that were left out, as they hold a secret. */
  readonly leftOut: number;
}

/** A kept text of the storage; undefined for what is none. */
export function parseKeptText(stored: string): KeptText | undefined {
  try {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== "object" || kept === null) return undefined;
    if (!("rev" in kept) || !("patch" in kept) || !("leftOut" in kept)) return undefined;
    const { rev, patch, leftOut } = kept;
    if (typeof rev !== "number" || typeof patch !== "string" || typeof leftOut !== "number") return undefined;
    return { rev, patch, leftOut };
  } catch {
    return undefined;
  }
}
