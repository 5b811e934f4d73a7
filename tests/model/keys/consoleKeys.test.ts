import { afterEach, describe, expect, it, vi } from "vitest";
import { type ConsoleKey, consoleKeys, hasCommandKey, isKey } from "../../../src/model/keys/consoleKeys.ts";
import { keyWords } from "../../../src/model/keys/keyWords.ts";
import { speak } from "../../../src/texts/language.ts";
import { filesUnder } from "../../architecture/support/filesUnder.ts";

afterEach(() => {
  speak(undefined);
  vi.unstubAllGlobals();
});

const press = (key: string, held: Partial<Record<"ctrlKey" | "metaKey" | "altKey", boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe("isKey", () => {
  it("takes Ctrl, and on a Mac ⌘, which leaves Ctrl to the fields", () => {
    expect(isKey(press("k", { ctrlKey: true }), "any.search", false)).toBe(true);
    expect(isKey(press("k", { ctrlKey: true }), "any.search", true)).toBe(false);
    expect(isKey(press("k", { metaKey: true }), "any.search", true)).toBe(true);
    expect(isKey(press("k"), "any.search", false)).toBe(false);
  });

  it("is not that of Ctrl and ⌘ at once, nor of the one that the machine has no use for", () => {
    expect(isKey(press("k", { ctrlKey: true, metaKey: true }), "any.search", false)).toBe(false);
    expect(isKey(press("k", { ctrlKey: true, metaKey: true }), "any.search", true)).toBe(false);
    expect(isKey(press("k", { metaKey: true }), "any.search", false)).toBe(false);
    expect(isKey(press("Enter", { metaKey: true }), "list.open", false)).toBe(false);
    expect(isKey(press("Enter", { ctrlKey: true }), "list.open", true)).toBe(false);
    expect(isKey(press("Enter", { metaKey: true }), "list.open", true)).toBe(false);
  });

  it("is the same in capitals, and another key is another", () => {
    expect(isKey(press("K", { ctrlKey: true }), "any.search", false)).toBe(true);
    expect(isKey(press("s", { ctrlKey: true }), "any.search", false)).toBe(false);
  });

  it("goes by the machine it is pressed on", () => {
    const withPlatform = (platform: string) => vi.stubGlobal("navigator", { platform });
    const hasCommand = ["MacIntel", "iPhone", "iPad", "Win32", "Linux x86_64"].map((platform) => {
      withPlatform(platform);
      return hasCommandKey();
    });
    expect(hasCommand).toEqual([true, true, true, false, false]);
    withPlatform("MacIntel");
    expect(isKey(press("k", { metaKey: true }), "any.search")).toBe(true);
    vi.stubGlobal("navigator", undefined);
    expect(hasCommandKey()).toBe(false);
  });

  it("takes no key with another one held down", () => {
    expect(isKey(press("ArrowUp"), "list.before", false)).toBe(true);
    expect(isKey(press("ArrowUp", { altKey: true }), "list.before", false)).toBe(false);
    expect(isKey(press("ArrowUp", { altKey: true }), "list.moveUp", false)).toBe(true);
  });
});

describe("keyWords", () => {
  it("writes keys as keyboards do", () => {
    expect(keyWords("Mod+Enter", false)).toEqual(["Ctrl", "Enter"]);
    expect(keyWords("Alt+ArrowUp", true)).toEqual(["⌥", "↑"]);
    expect(keyWords("+", false)).toEqual(["+"]);
    expect(keyWords("Mod+K", true)).toEqual(["⌘", "K"]);
    expect(keyWords("Alt+PageUp", false)).toEqual(["Alt", "Page Up"]);
    expect(keyWords(" ", false)).toEqual(["Space"]);
  });

  it("writes them as German keyboards do for who speaks German, where those have other names", () => {
    speak({ locale: "de", texts: {}, schemas: {}, sayTable: () => undefined });
    expect(["Mod+Home", "Alt+PageUp", "Escape"].map((key) => keyWords(key, false))).toEqual([
      ["Strg", "Pos1"],
      ["Alt", "Bild ↑"],
      ["Esc"],
    ]);
    expect(keyWords("Mod+End", true)).toEqual(["⌘", "Ende"]);
  });
});

describe("the table of keys", () => {
  const code = [...filesUnder("src", /\.tsx?$/), ...filesUnder("overrides", /\.tsx?$/)].filter(
    ({ path }) => !path.startsWith("src/generated/") && !path.startsWith("src/model/keys/"),
  );

  it("is what every handler reads: none compares with a key of its own", () => {
    const own = /\bkey [!=]== "(?:Enter|Escape|Tab|Backspace|Delete|Home|End|Page\w+|Arrow\w+| |.)"|case "Arrow/;
    expect(code.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("tells of no key that nobody reads", () => {
    const told = Object.keys(consoleKeys).filter((key): key is ConsoleKey => key in consoleKeys);
    const isRead = (key: string) =>
      code.some(({ path, text }) => !path.startsWith("src/texts/") && text.includes(`"${key}"`));
    expect(told.filter((key) => !isRead(key))).toEqual([]);
  });
});
