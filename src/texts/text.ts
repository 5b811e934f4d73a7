import { en } from "./en.ts";
import { sq } from "./sq.ts";
import type { TextKey, TextParams } from "./textKeys.ts";

/** The languages the console has a catalogue for. English is whole; a text another one lacks is said in English. */
type Language = "en" | "sq";

/** A language is one row here and one table of texts. */
const languages: Readonly<Record<Language, Readonly<Partial<Record<TextKey, string>>>>> = { en, sq };

let chosen: Language = "en";

/** Chooses the language of all texts read from now on; what is on the screen already is not drawn anew. */
export function setLanguage(language: Language): void {
  chosen = language;
}

/** A text of the console in its language: `text("confirm.delete", { name: "news" })`. */
export function text<Key extends TextKey>(key: Key, ...values: TextParams<Key>): string {
  return textIn(chosen, key, ...values);
}

/** A text in a language of the caller's choice (the login page speaks Albanian), in English where that one lacks it. */
export function textIn<Key extends TextKey>(language: Language, key: Key, ...[values]: TextParams<Key>): string {
  const template: string = languages[language][key] ?? languages.en[key] ?? key;
  return values === undefined ? template : fill(template, values);
}

/**
 * A text with its placeholders filled in: `fill("delay {seconds}s", { seconds: 7 })` is "delay 7s". A placeholder
 * without a value stays as it stands. Values are taken literally, whatever characters they hold.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
