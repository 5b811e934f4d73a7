import { hideInValue } from "./addressSecrets.ts";

/**
 * What is in a text and is not seen, or turns what is seen: control and format characters (U+202E, which makes "gpj.exe"
 * of "exe.jpg"), half characters, separators of lines, and letters that draw nothing.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Letters of scripts that are written with joiners; in others a joiner only makes two names look like one. */
const JOINED = "Arab Syrc Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
  .split(" ")
  .map((script) => `\\p{scx=${script}}`);

/** The same characters where they are part of what is seen. */
const SEEN = [
  // Signs of numbers and verses, which Unicode counts among the format characters.
  "[\\u0600-\\u0605\\u06DD\\u070F\\u0890\\u0891\\u08E2\\u{110BD}\\u{110CD}]",
  `(?<=[${JOINED.join("")}])[\\u200C\\u200D](?=[${JOINED.join("")}])`,
  "(?<=\\p{scx=Mong})[\\u180B-\\u180D\\u180F]",
  // Emoji: families are joined, hearts are coloured by a selector, keys and flags are ended by a mark.
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})",
  "(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]",
  "(?<=[0-9#*])\\uFE0F(?=\\u20E3)",
  "(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007E}]{1,8}\\u{E007F}",
].join("|");

const FIRST_SEEN = new RegExp(`${SEEN}|(?<hidden>${HIDDEN.source})`, "gu");

/** Spaces that nobody sees: at the ends of a name, and one that looks like another. */
const UNSEEN_SPACES = /^\p{Zs}+|\p{Zs}+$|\u00A0/gu;

/** The hidden characters of a name as people write them, each once: `["U+202E"]`. None of them belongs in a name. */
export function hiddenIn(name: string): readonly string[] {
  const spaces = [...name.matchAll(UNSEEN_SPACES)].flatMap(([found]) => Array.from(found));
  const hidden = HIDDEN.test(name) ? [...name.matchAll(FIRST_SEEN)].map(({ groups }) => groups?.["hidden"]) : [];
  return [...new Set([...hidden, ...spaces].flatMap((character) => codeOf(character) ?? []))];
}

/** A text that others wrote, with what is hidden in it in sight: `a[U+202E]b`. Tabs and ends of lines stay. */
export function withHiddenShown(text: string): string {
  return withHiddenAs(text, (hidden) => `[${codeOf(hidden) ?? ""}]`);
}

/** The same without what is hidden: joiners stay where scripts and emoji are written with them. */
export function withoutHidden(text: string): string {
  return withHiddenAs(text, () => "");
}

function withHiddenAs(text: string, become: (hidden: string) => string): string {
  if (!HIDDEN.test(text)) return text;
  return text.replace(FIRST_SEEN, (found, ...rest: readonly unknown[]) => {
    const groups = rest.at(-1);
    const hidden = typeof groups === "object" && groups !== null ? Reflect.get(groups, "hidden") : undefined;
    return hidden === undefined || /[\t\r\n]/.test(found) ? found : become(found);
  });
}

function codeOf(character: string | undefined): string | undefined {
  const code = character?.codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** An address as it is shown where it is not edited: what is secret in it is hidden, and what hides is not. */
export function shownUrl(url: string): string {
  return withHiddenShown(hideInValue(url));
}
