import type { Language } from "./Language.ts";
import type { TextKey } from "./TextKey.ts";
import { en } from "./en.ts";
import { login } from "./sq/login.ts";

/** A language is one row here and one folder of texts. */
export const languages: Readonly<Record<Language, Readonly<Partial<Record<TextKey, string>>>>> = {
  en,
  sq: login,
};
