import { makeAutoObservable, reaction } from "mobx";
import type { TextStorage } from "../api/browserPage.ts";
import { isPlainObject } from "../model/Json.ts";
import { speak, type Spoken } from "../texts/language.ts";
import { isLanguage, type LanguageName, languages } from "../texts/languages.ts";

/** How the console looks. */
export interface Look {
  readonly theme: Theme;
  readonly density: Density;
  /** As `lang` of the page says it. */
  readonly language: LanguageName;
}

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** What the login page speaks: Albanian, as specified, until its operator speaks another language. */
export type SignInLanguage = "sq" | LanguageName;

interface PreferenceOptions {
  /** Where they outlive the session: JSON. */
  readonly storage: TextStorage;
  /** Dresses the page. */
  readonly onLook: (look: Look) => void;
  /** Loads a language, or tells that it could not be loaded. @returns whether it was */
  readonly attempt: (load: () => Promise<void>) => Promise<boolean>;
}

/** How an operator wants the console to look and to speak; remembered in this browser. */
export class PreferenceStore {
  theme: Theme = "system";
  density: Density = "comfortable";
  /** The one spoken; one that was chosen is still being loaded for a moment. */
  language: LanguageName = "en";
  /** One that was chosen, and is being loaded. */
  coming: LanguageName | undefined = undefined;
  /** Another one was chosen, and the menu that it was chosen in has yet to be drawn in it. */
  isLanguageNew = false;
  /** Undefined until a language was chosen, on the login page or in the menu. */
  private signIn: SignInLanguage | undefined = undefined;

  constructor(private readonly options: PreferenceOptions) {
    makeAutoObservable<this, "options">(this, { options: false });
    const { theme, density, language, signIn } = this.stored;
    this.theme = themes.find((one) => one === theme) ?? "system";
    this.density = densities.find((one) => one === density) ?? "comfortable";
    // Of a browser that knows the menu's choice alone.
    const spoken = language === "en" ? undefined : language;
    this.signIn = [signIn, spoken].find(isSignInLanguage);
    options.onLook(this.look);
  }

  get look(): Look {
    return { theme: this.theme, density: this.density, language: this.language };
  }

  /** What the login page speaks. */
  get signInLanguage(): SignInLanguage {
    return this.signIn ?? "sq";
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    this.keep();
  }

  chooseDensity(density: Density): void {
    this.density = density;
    this.keep();
  }

  /** Speaks the language of the last time, before anything is drawn; English while that one cannot be loaded. */
  async begin(): Promise<void> {
    const { language } = this.stored;
    if (isLanguage(language) && language !== this.language) await this.load(language);
  }

  /** Speaks another language from now on, once it is loaded. */
  async chooseLanguage(language: LanguageName): Promise<void> {
    if (language === this.coming) return;
    this.coming = undefined;
    if (language === this.language) return;
    this.isLanguageNew = true;
    if (await this.load(language)) {
      this.signIn = language;
      this.keep();
    }
  }

  /** The menu has the focus again, or one has gone on elsewhere meanwhile. */
  leaveMenu(): void {
    this.isLanguageNew = false;
  }

  /** Speaks another language on the login page, and in the console behind it where that one knows the language. */
  async chooseSignIn(language: SignInLanguage): Promise<void> {
    this.coming = undefined;
    if (language !== "sq" && language !== this.language && !(await this.load(language))) return;
    this.signIn = language;
    this.keep();
  }

  /** Tells when another language is spoken, for then all has to be drawn anew. @returns the function that ends it */
  watchLanguage(onChange: () => void): () => void {
    return reaction(() => this.language, onChange);
  }

  /** @returns whether it is spoken: not where it could not be loaded, or another was chosen meanwhile */
  private async load(language: LanguageName): Promise<boolean> {
    this.coming = language;
    await this.options.attempt(async () => this.take(language, await languages[language].load()));
    // It could not be had.
    if (this.coming === language) this.comesNot();
    return this.language === language;
  }

  private comesNot(): void {
    this.coming = undefined;
  }

  private take(language: LanguageName, words: Spoken | undefined): void {
    if (this.coming !== language) return;
    this.coming = undefined;
    speak(words);
    this.language = language;
    this.options.onLook(this.look);
  }

  private keep(): void {
    this.options.onLook(this.look);
    this.options.storage.write(JSON.stringify({ ...this.look, signIn: this.signIn }));
  }

  /** What was kept; nothing where that is damaged. */
  private get stored(): Readonly<Record<string, unknown>> {
    try {
      const kept: unknown = JSON.parse(this.options.storage.read() ?? "{}");
      return isPlainObject(kept) ? kept : {};
    } catch {
      return {};
    }
  }
}

function isSignInLanguage(name: unknown): name is SignInLanguage {
  return name === "sq" || isLanguage(name);
}
