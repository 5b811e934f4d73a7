import { text } from "../../texts/text.ts";
import { isPlainHttp } from "../typing/isPlainHttp.ts";

/** What is wrong with a stream that is about to be created; a warning does not keep it back. */
export interface NewStreamWords {
  readonly nameError?: string;
  readonly nameWarning?: string;
  readonly urlError?: string;
}

const specialCharacters = /[+?%@~#&*/\\|^<>]/;

/** Checks a new stream's name and source, both without white space. An empty name is no error yet: nothing was typed. */
export function newStreamWords(name: string, url: string, isUsed: boolean): NewStreamWords {
  return {
    ...(isUsed && { nameError: text("check.nameUsed") }),
    ...(specialCharacters.test(name) && { nameWarning: text("media.add.special") }),
    ...(isPlainHttp(url) && { urlError: text("media.add.scheme") }),
  };
}
