import type { Language } from "./Language.ts";

/** The language the console speaks now; changed by `setLanguage` before the first page is drawn. */
export const chosenLanguage: { current: Language } = { current: "en" };
