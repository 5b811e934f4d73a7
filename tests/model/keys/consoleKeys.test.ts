import { describe, expect, it } from "vitest";
import { type ConsoleKey, consoleKeys, isKey } from "../../../src/model/keys/consoleKeys.ts";
import { keyWords } from "../../../src/model/keys/keyWords.ts";
import { filesUnder } from "../../architecture/support/filesUnder.ts";

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
