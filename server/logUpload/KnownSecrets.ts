import { isPlainObject, type Json } from "../../src/model/Json.ts";

/** What is written in the place of a secret. */
export const SECRET_MASK = "***";

/** A shorter one would be found in half the words of a log. */
const LEAST = 4;
/** A shorter one counts only where it stands by itself: `live` is no part of `delivery`. */
const LEAST_WITHIN = 8;
/** Values of settings that may be anything, and are no secrets. */
const PLAIN = /^(?:true|false|null|none|auto|\d{1,5})$/i;

/**
 * The secrets of a config, to be taken out of any text: a second net below the rules that say where a secret may stand.
 * Looked for by their first characters and their length, so that thirty thousand take no longer than three.
 */
export class KnownSecrets {
  readonly #byStart = new Map<string, Map<number, Set<string>>>();

  /** Every text in a value counts, and how an address may spell it. */
  add(value: Json): void {
    if (Array.isArray(value)) {
      for (const item of value) this.add(item);
    } else if (isPlainObject(value)) {
      for (const child of Object.values(value)) this.add(child);
    } else if (typeof value === "string" || typeof value === "number") {
      const text = String(value);
      // A login in an address is a name and a password; of a key in many lines each is one.
      const afterName = text.includes(":") && !text.includes("://") ? [text.slice(text.indexOf(":") + 1)] : [];
      // `Bearer KEY`, `KEY;token=KEY`.
      const words = text.split(/[\s;&=,]+/).filter(({ length }) => length >= LEAST_WITHIN);
      for (const one of [text, ...afterName, ...text.split(/\r?\n/), ...words]) {
        this.#keep(one);
        this.#keep(encodeURIComponent(one));
        this.#keep(decoded(one));
        this.#keep(JSON.stringify(one).slice(1, -1));
      }
    }
  }

  /** The text without any of them. */
  takeOut(text: string): string {
    let clean = "";
    let from = 0;
    for (let at = 0; at + LEAST <= text.length; at++) {
      const found = this.#foundAt(text, at);
      if (found === undefined) continue;
      clean += text.slice(from, at) + SECRET_MASK;
      at += found.length - 1;
      from = at + 1;
    }
    return from === 0 ? text : clean + text.slice(from);
  }

  /** The longest one that stands here: one may begin with another. */
  #foundAt(text: string, at: number): string | undefined {
    const byLength = this.#byStart.get(text.slice(at, at + LEAST));
    let longest: string | undefined;
    for (const [length, secrets] of byLength ?? []) {
      const word = text.slice(at, at + length);
      if (length <= (longest?.length ?? 0) || !secrets.has(word)) continue;
      if (length >= LEAST_WITHIN || standsAlone(text, at, word)) longest = word;
    }
    return longest;
  }

  #keep(secret: string): void {
    if (secret.length < LEAST || secret === SECRET_MASK || PLAIN.test(secret)) return;
    const start = secret.slice(0, LEAST);
    const byLength = this.#byStart.get(start) ?? new Map<number, Set<string>>();
    const same = byLength.get(secret.length) ?? new Set();
    this.#byStart.set(start, byLength.set(secret.length, same.add(secret)));
  }
}

function standsAlone(text: string, at: number, { length }: string): boolean {
  const isWord = (character: string | undefined): boolean =>
    character !== undefined && /[\p{L}\p{N}_]/u.test(character);
  return !isWord(text[at - 1]) && !isWord(text[at + length]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
