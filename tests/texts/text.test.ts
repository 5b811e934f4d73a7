import { afterEach, describe, expect, it } from "vitest";
import { en } from "../../src/texts/en.ts";
import { inLanguage, fromServer, translate, speak, type Spoken } from "../../src/texts/language.ts";
import { sayTable } from "../../src/texts/sayTable.ts";
import { fill, text, textIn } from "../../src/texts/text.ts";
import { serverWords } from "../../src/texts/serverWords.ts";
import { textsOf } from "../../src/texts/textsOf.ts";

/** A language that says little. */
const polish: Spoken = {
  sayTable,
  locale: "pl",
  texts: {
    "shell.logout": "Wyloguj",
    "media.selected": "wybrano: {count}",
    "media.selected|one": "wybrano jeden",
    "media.selected|few": "wybrano {count} strumienie",
    "logo.add": "Dodaj {name}",
  },
  schemas: { "Client timeout": "Limit czasu", on: "wł." },
};

afterEach(() => speak(undefined));

describe("text", () => {
  it("says of one conflict what it is, and not a bare number", () => {
    expect(text("tray.conflicts", { count: 1 })).toContain("meanwhile: 1 setting. Choose what to do with it");
    expect(text("tray.conflicts", { count: 2 })).toContain("meanwhile: 2 settings. Choose what to do with each");
  });

  /** The files of `en/`, each with its one area. */
  const areas = Object.values(
    // What the server says is never said in English here: it comes so.
    import.meta.glob<Record<string, object>>(
      ["../../src/texts/en/*.ts", "!../../src/texts/en/{sayings,playerPage}.ts"],
      {
        eager: true,
      },
    ),
  ).flatMap((file) => Object.values(file));

  it("fills the placeholders with the values given", () => {
    expect(text("confirm.delete", { name: "news" })).toBe("Really delete news from config?");
  });

  it("takes a value literally, whatever it holds", () => {
    expect(text("confirm.delete", { name: "$& {name}" })).toBe("Really delete $& {name} from config?");
  });

  it("speaks the language chosen, and English where that one lacks a text", () => {
    speak(polish);
    expect(text("shell.logout")).toBe("Wyloguj");
    expect(text("shell.close")).toBe("Close");
    speak(undefined);
    expect(text("shell.logout")).toBe("Log out");
  });

  it("says a count as the plurals of the language want it", () => {
    speak(polish);
    const said3 = [1, 3, 5].map((count) => text("media.selected", { count }));
    expect(said3).toEqual(["wybrano jeden", "wybrano 3 strumienie", "wybrano: 5"]);
  });

  it("speaks a page's own language whatever the console speaks, and English where that one lacks a text", () => {
    speak(polish);
    expect(textIn("sq", "login.submit")).toBe("Hyr");
    expect(textIn("sq", "shell.logout")).toBe("Log out");
  });

  describe("of what the server said", () => {
    const phrases = {
      refusals: { not_found: "Nie znaleziono" },
      notices: { listen: "Port" },
      sentences: {
        "The {1} port {2} cannot be opened: {3}.": "Nie można otworzyć portu {2} ({1}): {3}.",
        "{1}, {2} more times.": "{1}, jeszcze {2} razy.",
        "The settings were read.": "Odczytano ustawienia.",
        "Stream {1} was restarted.{2}": "Strumień {1} uruchomiono ponownie.{2}",
        "Comment: {1}": "Komentarz: {1}",
        "another program uses it": "używa go inny program",
      },
      texts: { "said.silent": "cisza od {seconds} s", "said.copy_gone": "nie ma strumienia {name}." },
    };
    const speakPolish = () => speak({ ...polish, serverWords: (words, topic) => serverWords(words, topic, phrases) });

    it("says what a notice is about before the server's own words, where it knows its topic", () => {
      const words = "The HTTP port 80 cannot be opened.";
      expect(fromServer(words, { notice: "listen http" })).toBe(words);
      speakPolish();
      expect(fromServer(words, { notice: "listen http" })).toBe(`Port: ${words}`);
      for (const notice of ["listener", "constructor"]) expect(fromServer(words, { notice })).toBe(words);
    });

    it("puts what a refusal comes to before the server's own words, where it knows its code", () => {
      const words = "There is no stream news.";
      expect(fromServer(words, { refusal: "not_found" })).toBe(words);
      speakPolish();
      expect(fromServer(words, { refusal: "not_found" })).toBe("Nie znaleziono: There is no stream news.");
      for (const refusal of ["constructor", undefined]) expect(fromServer(words, { refusal })).toBe(words);
    });

    it("says a sentence without a code by its English, with what it is filled in with, each part of it too", () => {
      speakPolish();
      const port = "The HTTP port 0.0.0.0:80 cannot be opened: another program uses it.";
      expect(fromServer(port, { notice: "listen http" })).toBe(
        "Nie można otworzyć portu 0.0.0.0:80 (HTTP): używa go inny program.",
      );
      expect(fromServer("The settings were read, 3 more times.", {})).toBe("Odczytano ustawienia, jeszcze 3 razy.");
      expect(fromServer("Stream a (b.*) was restarted. Comment: So $1", {})).toBe(
        "Strumień a (b.*) uruchomiono ponownie. Komentarz: So $1",
      );
      expect(fromServer("Stream a was restarted.", {})).toBe("Strumień a uruchomiono ponownie.");
      const long = `The HTTP port ${"x".repeat(1000)} cannot be opened: another program uses it.`;
      for (const other of ["The settings were lost.", "constructor", long]) expect(fromServer(other, {})).toBe(other);
    });

    it("says a sentence that it knows by its code, filled in, also in the place of a refusal's words", () => {
      const words = "no media came for 1200 s";
      const said = { words, code: "silent", values: { seconds: 1200 } };
      expect(fromServer(words, { said })).toBe(words);
      speakPolish();
      expect(fromServer(words, { said })).toMatch(/^cisza od 1.?200 s$/);
      expect(fromServer(words, { refusal: "not_found", said })).toMatch(/^cisza od/);
    });

    it("says several one after the other, and leaves what another program said as it is", () => {
      speakPolish();
      const said = [
        { words: "Odd thing" },
        { words: "the stream a is gone", code: "copy_gone", values: { name: "a" } },
      ];
      expect(fromServer("Odd thing; the stream a is gone", { said })).toBe("Odd thing; nie ma strumienia a");
      const why = { words: "disk full", is_reason: true };
      expect(fromServer("x", { said: [...said, why] })).toBe("Odd thing; nie ma strumienia a: disk full");
      expect(fromServer("x", { said: [...said, { ...said[1], is_reason: "no" }] })).toMatch(/; nie ma strumienia a$/);
    });

    it.each([
      { words: "x", code: "newer" },
      { words: "x", code: "constructor" },
      { code: 5 },
      "silent",
      null,
      [],
      [{}],
    ])("stays with the server's words for %j", (said) => {
      speakPolish();
      expect(fromServer("as the server says", { said })).toBe("as the server says");
    });
  });

  it("says a number with its thousands apart, and one that names a thing as it is", () => {
    expect(fill("{count} of {name}, line {line}", { count: 12345, name: "12345", line: 12345 })).toBe(
      "12,345 of 12345, line 12345",
    );
    speak({ ...polish, locale: "de" });
    expect(fill("{count}, {rate} kHz", { count: 12345, rate: 44.1 })).toBe("12.345, 44,1 kHz");
  });

  it("speaks the language chosen on pages that bring their own texts", () => {
    const logoText = textsOf({ "logo.add": "Add {name}" });
    expect(logoText("logo.add", { name: "a.png" })).toBe("Add a.png");
    speak(polish);
    expect(logoText("logo.add", { name: "a.png" })).toBe("Dodaj a.png");
  });

  it("holds every key of every area once, for a second would silence the first", () => {
    const keys = areas.flatMap((area) => Object.keys(area));
    expect(keys.length).toBe(new Set(keys).size);
    expect([...keys].sort()).toEqual(Object.keys(en).sort());
  });

  it("has no text that is empty or padded", () => {
    const wrong = Object.entries<string>(en).filter(([, words]) => words === "" || words !== words.trim());
    expect(wrong).toEqual([]);
  });
});

describe("what a schema says", () => {
  const field = () => ({
    title: "Client timeout",
    name: "Client timeout",
    default: { title: "Client timeout" },
    enumLabels: { true: "on", Client: "Client timeout" },
    enum: ["on"],
  });

  it("is said in the language chosen, and in English where that one lacks it", () => {
    speak(polish);
    expect(translate("Client timeout")).toBe("Limit czasu");
    expect(translate("Server timeout")).toBe("Server timeout");
    expect(translate("toString")).toBe("toString");
  });

  it("is replaced where it stands, and nothing that is no words", () => {
    speak(polish);
    expect(inLanguage(field())).toEqual({
      ...field(),
      title: "Limit czasu",
      enumLabels: { true: "wł.", Client: "Limit czasu" },
    });
  });

  it("follows every choice of a language, back to English too", () => {
    const table = inLanguage({ fields: [field()] });
    speak(polish);
    expect(table.fields[0]?.title).toBe("Limit czasu");
    speak({ ...polish, schemas: { "Client timeout": "Délai" } });
    expect(table.fields[0]).toEqual({ ...field(), title: "Délai", enumLabels: { true: "on", Client: "Délai" } });
    speak(undefined);
    expect(table).toEqual({ fields: [field()] });
  });
});

describe("filling a text in", () => {
  it("puts each value where its name stands", () => {
    expect(fill("delay {seconds}s, retry {count}", { seconds: 7, count: "2" })).toBe("delay 7s, retry 2");
  });

  it("leaves a placeholder without a value, even one that every object inherits", () => {
    expect(fill("{name} {toString}", {})).toBe("{name} {toString}");
  });

  it("takes values literally", () => {
    expect(fill("{a}{b}", { a: "$& {b}", b: 1 })).toBe("$& {b}1");
  });
});
