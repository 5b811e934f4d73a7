import { applyPatch, createPatch, parsePatch } from "diff";
import type { ConfTable } from "../../generated/contracts/ConfTable.ts";
import { wordsOf } from "./grammar/ContextGrammar.ts";

/** A typed text as it may lie in the browser's storage. */
export interface KeptText {
  /** The revision that it was typed on. */
  readonly rev: number;
  /** Unified diff from the saved text. */
  readonly patch: string;
  /** Changes that were left out, as they hold a secret. */
  readonly leftOut: number;
}

/**
 * What was typed over a saved text, for the browser's storage. Changes with a secret in or around them are left out: the
 * words are those of the settings that the schemas call secret.
 */
export function keepText(saved: string, typed: string, rev: number, table: ConfTable): KeptText {
  const secret = secretPattern(table);
  // One line around each change: the word of a value may stand there.
  const [file] = parsePatch(createPatch("config", saved, typed, undefined, undefined, { context: 1 }));
  if (file === undefined) return { rev, patch: "", leftOut: 0 };
  const hunks = file.hunks.filter(({ lines }) => !secret.test(lines.join("\n")));
  const written = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines,
  ]);
  const patch = written.length === 0 ? "" : `--- config\n+++ config\n${written.join("\n")}\n`;
  return { rev, patch, leftOut: file.hunks.length - hunks.length };
}

/** The typed text again; undefined where the saved one is another by now. */
export function restoreText(saved: string, { patch }: KeptText): string | undefined {
  if (patch === "") return saved;
  const restored = applyPatch(saved, patch);
  return restored === false ? undefined : restored;
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

/** Words of secret settings, a login and password in an address, and values that are a secret by their beginning. */
function secretPattern({ contexts }: ConfTable): RegExp {
  const words = Object.values(contexts).flatMap(({ properties }) =>
    properties.filter(({ value }) => value.secret === true).flatMap(wordsOf),
  );
  const listed = [...new Set(words)].map((word) => word.replace(/[^\w]/g, "\\$&")).join("|");
  return new RegExp(`(?:^|[^\\w])(?:${listed})(?=[\\s="]|$)|://[^\\s/@"]*:[^\\s/@"]*@|securetoken://`, "m");
}
