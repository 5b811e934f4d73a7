import { withHiddenShown } from "./hiddenCharacters.ts";

/** An address as it is shown where it is not edited: the password of a login in it is hidden, and what hides is not. */
export function shownUrl(url: string): string {
  return withHiddenShown(url.replace(/^([a-z0-9+.-]+:\/\/[^/?#@:]*):[^/?#@]*@/i, "$1:•••@"));
}
