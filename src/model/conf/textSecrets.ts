import { hasLogin } from "../addressSecrets.ts";
import type { ConfProperty, ConfTable } from "../../generated/contracts/ConfTable.ts";
import { wordsOf } from "./grammar/ContextGrammar.ts";
import type { KeptText } from "./keptText.ts";
import { applyChanges, lineChanges } from "./lineChanges.ts";

/** The words that secrets stand behind in a config text: of secret settings, and of statements that hold one bare (`edit_auth`). */
export function secretWords({ contexts }: ConfTable): readonly string[] {
  const isSecret = ({ value }: ConfProperty): boolean => value.secret === true;
  const holdsOne = ({ shape, context = "" }: ConfProperty): boolean =>
    shape === "codec" && contexts[context]?.properties.some(isSecret) === true;
  const words = Object.values(contexts).flatMap(({ properties }) =>
    properties.filter((property) => isSecret(property) || holdsOne(property)).flatMap(wordsOf),
  );
  return [...new Set(words)];
}

/** Whatever a program calls a secret, also one that no schema of ours describes. */
const NAMED = String.raw`\w{0,64}(?:token|passw(?:or)?[dt]|kennwort|passphrase|secret|credentials?|_key)s?`;
const VALUE = String.raw`"[^"]*"?|[^\s"';,]+`;

/** Words: `edit_auth admin password`. */
const LONGEST_STATEMENT = 3;

/**
 * Takes the secrets out of what is commented out in a config text. What reads as a statement (it ends like one, or is no
 * longer than one) shows nothing behind a word of a secret; in a sentence only what is set equal to one is hidden. Given
 * are comments from their sign to the end of the line.
 * @param words those that secrets stand behind
 */
export function hiderInComments(words: readonly string[], mask: string): (comment: string) => string {
  const word = String.raw`(?<![\w-])(?:${[...words, NAMED].join("|")})(?![\w-])["']?`;
  const given = new RegExp(String.raw`(${word}\s*(?:=|:(?!//))\s*)(?:${VALUE})`, "gi");
  const behind = new RegExp(String.raw`(${word}(?:[\s=]|:(?!//))+)[^\s;{}][^;{}]*(?<!\s)`, "gi");
  const hideIn = (part: string): string => {
    const said = part.replace(/^[#\s]+/, "").trimEnd();
    const isStatement = /[;{}]$/.test(said) || said.split(/\s+/).length <= LONGEST_STATEMENT;
    return part.replace(isStatement ? behind : given, `$1${mask}`).replace(/(securetoken:\/\/)[^\s;"]+/gi, `$1${mask}`);
  };
  return (comment) =>
    comment
      .split(/(?<=\s)(?=#)/)
      .map(hideIn)
      .join("");
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
    return !around.some((line = "") => secret.test(line) || hasLogin(line));
  });
  return { rev, changes, leftOut: all.length - changes.length };
}

/** The typed text again; undefined where the saved one is not that of the revision. */
export function restoreText(saved: string, { changes }: KeptText): string | undefined {
  return applyChanges(saved, changes);
}

/** Words that secrets stand behind, and values that are a secret by their beginning. */
function secretPattern(table: ConfTable): RegExp {
  const listed = secretWords(table)
    .map((word) => word.replace(/[^\w]/g, "\\$&"))
    .join("|");
  return new RegExp(`(?:^|[^\\w])(?:${listed})(?=[\\s="]|$)|securetoken://`, "m");
}
