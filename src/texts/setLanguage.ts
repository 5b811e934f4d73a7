import { chosenLanguage } from "./chosenLanguage.ts";
import type { Language } from "./Language.ts";

/** Chooses the language of all texts read from now on; what is on the screen already is not drawn anew. */
export function setLanguage(language: Language): void {
  chosenLanguage.current = language;
}
