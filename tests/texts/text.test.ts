import { afterEach, describe, expect, it } from "vitest";
import { en } from "../../src/texts/en.ts";
import { fill, setLanguage, text, textIn } from "../../src/texts/text.ts";

describe("text", () => {
  /** The files of `en/`, each with its one area. */
  const areas = Object.values(
    import.meta.glob<Record<string, object>>("../../src/texts/en/*.ts", { eager: true }),
  ).flatMap((file) => Object.values(file));

  afterEach(() => setLanguage("en"));

  it("fills the placeholders with the values given", () => {
    expect(text("confirm.delete", { name: "news" })).toBe("Really delete news from config?");
  });

  it("takes a value literally, whatever it holds", () => {
    expect(text("confirm.delete", { name: "$& {name}" })).toBe("Really delete $& {name} from config?");
  });

  it("speaks the language chosen", () => {
    setLanguage("sq");
    expect(text("login.submit")).toBe("Hyr");
  });

  it("falls back to English where the language lacks a text", () => {
    setLanguage("sq");
    expect(text("login.keep")).toBe("Keep me signed in");
    expect(textIn("sq", "shell.logout")).toBe("Log out");
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
