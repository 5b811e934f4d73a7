import { en } from "./en.ts";
import { type TextValues, wordsOf } from "./language.ts";
import { inDigits } from "./numbers.ts";
import { sq } from "./sq.ts";
import type { TextKey, TextParams } from "./textKeys.ts";

/** Languages of single pages, whatever the console speaks. */
const own: Readonly<Record<"en" | "sq", Readonly<Partial<Record<TextKey, string>>>>> = { en, sq };

/** A text of the console in the language spoken: `text("confirm.delete", { name: "news" })`. */
export function text<Key extends TextKey>(key: Key, ...[values]: TextParams<Key>): string {
  return filled(wordsOf(key, en, values), values);
}

/** A text in a language of the caller's choice (the login page speaks Albanian), in English where that one lacks it. */
export function textIn<Key extends TextKey>(
  language: keyof typeof own,
  key: Key,
  ...[values]: TextParams<Key>
): string {
  return filled(own[language][key] ?? en[key] ?? key, values);
}

/** A text with its placeholders filled in, where it is given values for them. */
export function filled(template: string, values: TextValues | undefined): string {
  return values === undefined ? template : fill(template, values);
}

/**
 * A text with its placeholders filled in: `fill("delay {seconds}s", { seconds: 7 })` is "delay 7s". A placeholder
 * without a value stays as it stands. Words are taken literally, whatever characters they hold; a number is said as all
 * numbers are, its thousands apart.
 */
export function fill(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return placeholder;
    return typeof value === "string" || ordinals.has(name) ? String(value) : inDigits(value, { most: 3 });
  });
}

/** Numbers that name one thing and count nothing are written as they are looked for. */
const ordinals = new Set(["column", "id", "index", "line", "number", "port", "rev", "status", "ticket"]);
