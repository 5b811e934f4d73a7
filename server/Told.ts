import type { Said } from "../src/generated/types/Said.ts";
import { sayings } from "../src/texts/en/sayings.ts";

/** Which sentence, as it travels. */
export type SayingCode = keyof typeof sayings extends `said.${infer Code}` ? Code : never;

/** Somebody else's words, or ours with their code. */
export type Told = string | Said;

/** One of our sentences, filled in. */
export function say(code: SayingCode, values: NonNullable<Said["values"]> = {}): Said {
  const words = sayings[`said.${code}`].replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
  return Object.keys(values).length === 0 ? { words, code } : { words, code, values };
}

export function wordsOf(told: Told): string {
  return typeof told === "string" ? told : told.words;
}

/** What is reported beside the words: nothing for words of somebody else, which say all themselves. */
export function saidOf(told: Told): { readonly said?: Said } {
  return typeof told === "string" ? {} : { said: told };
}

/** Without the full stop of a sentence, where it stands within a line. */
export function inLine(told: Told): Told {
  const words = wordsOf(told).replace(/\.$/, "");
  return typeof told === "string" ? words : { ...told, words };
}

/** Whether something told is a certain sentence of ours. */
export function isSaying(told: Told | undefined, code: SayingCode): boolean {
  return typeof told === "object" && told.code === code;
}
