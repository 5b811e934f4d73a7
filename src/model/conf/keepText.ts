import { hasLogin } from "../addressSecrets.ts";
import type { ConfTable } from "../../generated/contracts/ConfTable.ts";
import { wordsOf } from "./grammar/ContextGrammar.ts";
import type { KeptText } from "./keptText.ts";
import { applyChanges, lineChanges } from "./lineChanges.ts";

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
    return !around.some((line = "") => secret.test(line) || hasLogin(line));
  });
  return { rev, changes, leftOut: all.length - changes.length };
}

/** The typed text again; undefined where the saved one is not that of the revision. */
export function restoreText(saved: string, { changes }: KeptText): string | undefined {
  return applyChanges(saved, changes);
}

/** Words of secret settings, and values that are a secret by their beginning. */
function secretPattern({ contexts }: ConfTable): RegExp {
  const words = Object.values(contexts).flatMap(({ properties }) =>
    properties.filter(({ value }) => value.secret === true).flatMap(wordsOf),
  );
  const listed = [...new Set(words)].map((word) => word.replace(/[^\w]/g, "\\$&")).join("|");
  return new RegExp(`(?:^|[^\\w])(?:${listed})(?=[\\s="]|$)|securetoken://`, "m");
}
