import { describe, expect, it, vi } from "vitest";
import { de } from "../../src/texts/de.ts";
import type * as TextsOf from "../../src/texts/textsOf.ts";
import { speak } from "../../src/texts/language.ts";
import { englishTexts as english } from "../support/englishTexts.ts";

// The texts of a page are a table here, as those of the first page are.
vi.mock("../../src/texts/textsOf.ts", () => ({ textsOf: (table: object) => table }));

/** `{count} new revisions`, `{shown} of {total} streams`: words that one thing alone is not said with. */
const severalThings =
  /\{(count|total|all|places|days|most|limit|coders|streams)\} (?:(?!is |are |of )[a-z]+ ){0,2}(?!is\b|this\b|fits\b)[a-z]+[^s\W]s\b/;

/** Said of several only: whoever says it has another text for one, or there never is one. */
const neverOfOne = new Set([
  "changes.backMany",
  "files.severalNotUploaded",
  "pages.several",
  "revisions.changesMany",
  "revisions.pastAddedAgain",
  "revisions.pastLeast",
  "revisions.pastSettingLeast",
  "saving.checkWrong",
  // Of limits that are thousands.
  "said.address_long",
  "saving.commentLeft",
  "saving.commentTooLong",
  // The specification has these words for any number (C108).
  "mirrors.showOnDemand",
  "mirrors.hideOnDemand",
  // Its sister is certificate.validDay.
  "certificate.valid",
]);

/** The text for one that stands beside a text, or the one that has its name in place of the number. */
const ofOne = (key: string) =>
  [`${key}|one`, namesOne.get(key)].find((name) => name !== undefined && Object.hasOwn(english, name));
const namesOne = new Map([
  ["clients.killMany", "clients.killPlayer"],
  ["clients.killTitleMany", "clients.killTitle"],
  ["deeds.restartedMany", "deeds.restarted"],
  ["files.replaceTitleMany", "files.replaceTitle"],
]);

/** Keys that end as if they were for a count of one, and name a choice. */
const countNothing = new Set(["compare.columns.one"]);

describe("a text that counts", () => {
  it("has other words for one", () => {
    const counting = Object.entries(english).filter(
      ([key, words]) => !key.endsWith("|one") && severalThings.test(words),
    );
    expect(counting.length).toBeGreaterThan(40);
    const lacking = counting.filter(([key]) => ofOne(key) === undefined && !neverOfOne.has(key));
    expect(lacking).toEqual([]);
  });

  it("has them beside it, as KEY|one, and under no key of their own", () => {
    const said = [english, de.texts].flatMap((texts) => Object.entries(texts));
    const isOwn = (key: string, words: string) =>
      /(?:One|\.one)$/.test(key) || (/\.one[A-Z]/.test(key) && words.startsWith("1 "));
    const own = said.flatMap(([key, words]) => (isOwn(key, words) && !countNothing.has(key) ? [key] : []));
    expect(own).toEqual([]);
  });

  it("has a text of its own for several, beside which it stands", () => {
    const all = Object.keys(english).filter((key) => key.endsWith("|one"));
    expect(all.filter((key) => !Object.hasOwn(english, key.slice(0, -"|one".length)))).toEqual([]);
  });

  it("has them in German too, where the word is another one there", () => {
    const said: Readonly<Record<string, string>> = de.texts;
    const own = Object.keys(english).filter((key) => key.endsWith("|one"));
    expect(own.length).toBeGreaterThan(20);
    const lacking = own.filter(
      (key) => !Object.hasOwn(said, key) && !/\{count\} Zeichen/.test(said[key.replace("|one", "")] ?? ""),
    );
    expect(lacking).toEqual([]);
  });

  it("is said with them of one, in English and in any language", async () => {
    const { textsOf } = await vi.importActual<typeof TextsOf>("../../src/texts/textsOf.ts");
    const said = textsOf({ "compare.places": "{count} places", "compare.places|one": "1 place" });
    const places = () => [1, 2].map((count) => said("compare.places", { count }));
    expect(places()).toEqual(["1 place", "2 places"]);
    speak({ locale: "de", texts: de.texts, schemas: {}, sayTable: () => undefined });
    expect(places()).toEqual(["1 Stelle", "2 Stellen"]);
    speak({ locale: "de", texts: {}, schemas: {}, sayTable: () => undefined });
    expect(places(), "in English where it lacks them").toEqual(["1 place", "2 places"]);
    speak(undefined);
  });
});
