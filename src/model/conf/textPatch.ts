import { applyPatch, createPatch, parsePatch } from "diff";
import type { ConfTable } from "../../generated/contracts/ConfTable.ts";
import { wordsOf } from "./grammar/ContextGrammar.ts";
import type { KeptText } from "./keptText.ts";

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

/** Words of secret settings, a login and password in an address, and values that are a secret by their beginning. */
function secretPattern({ contexts }: ConfTable): RegExp {
  const words = Object.values(contexts).flatMap(({ properties }) =>
    properties.filter(({ value }) => value.secret === true).flatMap(wordsOf),
  );
  const listed = [...new Set(words)].map((word) => word.replace(/[^\w]/g, "\\$&")).join("|");
  return new RegExp(`(?:^|[^\\w])(?:${listed})(?=[\\s="]|$)|://[^\\s/@"]*:[^\\s/@"]*@|securetoken://`, "m");
}
