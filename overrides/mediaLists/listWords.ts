import type { ListOverride } from "../ListOverride.ts";

/** What a list of the Media screen says of itself, in the language of the moment it is read. @param say one of its words */
export function listWords(say: (word: keyof ListWords) => string): ListWords {
  return {
    get title() {
      return say("title");
    },
    get add() {
      return say("add");
    },
    get none() {
      return say("none");
    },
    get empty() {
      return say("empty");
    },
    get emptyDetail() {
      return say("emptyDetail");
    },
  };
}

type ListWords = Required<NonNullable<ListOverride["words"]>>;
