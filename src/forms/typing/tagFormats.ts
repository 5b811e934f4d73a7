import { countryCodes, countryName, parseCountry } from "../../model/countries.ts";

/** What a list of words does for words of a format. */
export interface TagFormat {
  /** What a word stands for. */
  readonly nameOf: (word: string) => string | undefined;
  /** A word as it is stored. */
  readonly read: (word: string) => string;
  /** What is offered while typing. */
  readonly offered: () => readonly string[];
}

/** By the format of the list's items. */
export const tagFormats: Readonly<Record<string, TagFormat>> = {
  country: { nameOf: countryName, read: parseCountry, offered: countryCodes },
};

/** `DE Germany`. */
export function nameIn(format: TagFormat | undefined, word: string): string {
  const name = format?.nameOf(word);
  return name === undefined ? word : `${word} ${name}`;
}
