import { countryCodes } from "../../model/names/countryCodes.ts";
import { countryName } from "../../model/names/countryName.ts";
import { countryWord } from "../../model/typing/countryWord.ts";

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
  country: { nameOf: countryName, read: countryWord, offered: countryCodes },
};
