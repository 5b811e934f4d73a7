import { afterEach, describe, expect, it } from "vitest";
import { FailureStore } from "../../src/stores/FailureStore.ts";
import { type Look, PreferenceStore } from "../../src/stores/PreferenceStore.ts";
import { speak } from "../../src/texts/language.ts";
import { text } from "../../src/texts/text.ts";

afterEach(() => speak(undefined));

/** The preferences of a browser that keeps `kept`. */
function opened(kept?: string) {
  const storage = { kept };
  const looks: Look[] = [];
  const failures = new FailureStore();
  const preferences = new PreferenceStore({
    storage: { read: () => storage.kept, write: (text_) => (storage.kept = text_) },
    onLook: (look) => looks.push(look),
    attempt: (load) => failures.attempt("The language could not be loaded", load),
  });
  return { preferences, storage, failures, shown: () => looks.at(-1) };
}

const plain: Look = { theme: "system", density: "comfortable", language: "en" };

describe("PreferenceStore", () => {
  it("begins with the theme of the system, room, and English", async () => {
    const { preferences, shown } = opened();
    await preferences.begin();
    expect(shown()).toEqual(plain);
  });

  it("dresses the page at once as it was chosen the last time, and speaks that language once it is there", async () => {
    const first = opened();
    first.preferences.chooseTheme("dark");
    first.preferences.chooseDensity("compact");
    await first.preferences.chooseLanguage("de");
    const { preferences, shown } = opened(first.storage.kept);
    expect(shown()).toEqual({ theme: "dark", density: "compact", language: "en" });
    await preferences.begin();
    expect(shown()).toEqual({ theme: "dark", density: "compact", language: "de" });
    expect(text("shell.logout")).toBe("Abmelden");
  });

  it.each(["{damaged", "[]", '"dark"', '{"theme":"pink","density":7,"language":"__proto__"}'])(
    "takes nothing from what is damaged: %s",
    async (kept) => {
      const { preferences, shown } = opened(kept);
      await preferences.begin();
      expect(shown()).toEqual(plain);
    },
  );

  it("speaks Albanian on the login page until a language is chosen there, which is kept", async () => {
    const { preferences, storage } = opened();
    expect(preferences.signInLanguage).toBe("sq");
    preferences.chooseTheme("dark");
    expect(opened(storage.kept).preferences.signInLanguage).toBe("sq");
    await preferences.chooseSignIn("en");
    expect(opened(storage.kept).preferences.signInLanguage).toBe("en");
    await preferences.chooseSignIn("de");
    expect(text("login.submit")).toBe("Anmelden");
    await preferences.chooseSignIn("sq");
    const later = opened(storage.kept).preferences;
    await later.begin();
    expect([later.signInLanguage, later.language]).toEqual(["sq", "de"]);
  });

  it("speaks on the login page what was chosen in the menu", async () => {
    const { preferences, storage } = opened();
    await preferences.chooseLanguage("de");
    expect(opened(storage.kept).preferences.signInLanguage).toBe("de");
    expect(opened('{"language":"de"}').preferences.signInLanguage).toBe("de");
    expect(opened('{"language":"de","signIn":"tlh"}').preferences.signInLanguage).toBe("de");
  });

  it("says which language is on its way, and forgets it where another is chosen meanwhile, or it cannot be had", async () => {
    const { preferences, storage } = opened();
    const coming = preferences.chooseLanguage("de");
    expect([preferences.language, preferences.coming]).toEqual(["en", "de"]);
    await coming;
    expect([preferences.language, preferences.coming]).toEqual(["de", undefined]);
    await preferences.chooseLanguage("en");
    const late = preferences.chooseLanguage("de");
    await preferences.chooseLanguage("en");
    expect(preferences.coming).toBeUndefined();
    await late;
    expect([preferences.language, text("shell.logout")]).toEqual(["en", "Log out"]);
    const lateAtLogin = preferences.chooseSignIn("de");
    await preferences.chooseSignIn("sq");
    await lateAtLogin;
    expect([preferences.language, opened(storage.kept).preferences.signInLanguage]).toEqual(["en", "sq"]);
    const broken = new PreferenceStore({
      storage: { read: () => undefined, write: () => undefined },
      onLook: () => undefined,
      attempt: async () => false,
    });
    await broken.chooseLanguage("de");
    expect([broken.language, broken.coming]).toEqual(["en", undefined]);
  });

  it("tells of another language once it is spoken, and not of the same again", async () => {
    const { preferences } = opened();
    const told: string[] = [];
    const stop = preferences.watchLanguage(() => told.push(text("shell.logout")));
    await preferences.chooseLanguage("de");
    await preferences.chooseLanguage("de");
    expect(told).toEqual(["Abmelden"]);
    await preferences.chooseLanguage("en");
    stop();
    await preferences.chooseLanguage("de");
    expect(told).toEqual(["Abmelden", "Log out"]);
  });
});
