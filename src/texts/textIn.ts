import { fill } from "./fill.ts";
import type { Language } from "./Language.ts";
import { languages } from "./languages.ts";
import type { TextKey } from "./TextKey.ts";
import type { TextParams } from "./TextParams.ts";

/** A text in a language of the caller's choice (the login page speaks Albanian), in English where that one lacks it. */
export function textIn<Key extends TextKey>(language: Language, key: Key, ...[values]: TextParams<Key>): string {
  const template: string = languages[language][key] ?? languages.en[key] ?? key;
  return values === undefined ? template : fill(template, values);
}
