import type { Spoken } from "./language.ts";
import type { Translation } from "./Translation.ts";

/** What is spoken besides English comes with the means to say what the generator wrote. */
async function spoken(translation: Promise<Translation>): Promise<Spoken> {
  const [language, { sayTable }, { serverWords }] = await Promise.all([
    translation,
    import("./sayTable.ts"),
    import("./serverWords.ts"),
  ]);
  return { ...language, sayTable, serverWords: (words, topic) => serverWords(words, topic, language) };
}

/** A language is one row here and one file with all its words, which is loaded when it is chosen. */
export const languages = {
  en: { title: "English", load: () => Promise.resolve(undefined) },
  de: { title: "Deutsch", load: () => spoken(import("./de.ts").then(({ de }) => de)) },
} as const satisfies Readonly<Record<string, LanguageRow>>;

interface LanguageRow {
  /** In the language itself. */
  readonly title: string;
  readonly load: () => Promise<Spoken | undefined>;
}

export type LanguageName = keyof typeof languages;

/** Whether a text, as the browser keeps it, names one of our languages. */
export function isLanguage(name: unknown): name is LanguageName {
  return typeof name === "string" && Object.hasOwn(languages, name);
}

export const languageNames = Object.keys(languages).filter(isLanguage);
