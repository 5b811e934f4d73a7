import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { entities } from "../../src/generated/entities.ts";
import { loadQuestions } from "../../src/generated/loadQuestions.ts";
import { searchIndex } from "../../src/generated/searchIndex.ts";
import { isPlainObject } from "../../src/model/Json.ts";
import { de } from "../../src/texts/de.ts";
import { languages } from "../../src/texts/languages.ts";
import { englishTexts as english } from "../support/englishTexts.ts";
import { wordsIn } from "../../src/texts/sayTable.ts";

// The texts of a page are a table here, as those of the first page are.
vi.mock("../../src/texts/textsOf.ts", () => ({ textsOf: (table: object) => table }));

const forms = import.meta.glob<Record<string, unknown>>("../../src/generated/forms/*.ts", { eager: true });
const confTables = import.meta.glob<Record<string, object>>("../../src/generated/confTable.ts", { eager: true });

/** Titles and descriptions within the schema of a form. */
function wordsOfSchema(schema: unknown, key: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === key && typeof value === "string" ? [value] : wordsOfSchema(value, key),
  );
}

/** What the choices of the settings of a form are called. */
function labelsIn(form: unknown): string[] {
  if (typeof form !== "object" || form === null) return [];
  return Object.entries(form).flatMap(([name, value]) =>
    name === "enumLabels" && isPlainObject(value)
      ? Object.values(value).filter((label) => typeof label === "string")
      : labelsIn(value),
  );
}

const descriptors = Object.values(forms).flatMap(Object.values).filter(isPlainObject);
const places = [entities, searchIndex, descriptors, ...Object.values(confTables)].flatMap((table) => [
  ...wordsIn(table),
]);
const questions = (await Promise.all(Object.keys(entities).map(loadQuestions)))
  .flat()
  .flatMap(({ title, ask, verb }) => [title, ask, verb]);
/** Properties that name an item to people, or one of the server's devices: names of settings, and no words. */
const properties = new Set([...Object.values(entities).flatMap(({ title, key }) => [title, key]), "title"]);

/** All that the schemas say: names, and whole sentences. */
const names = new Set([
  ...places.filter(({ key }) => !/description|help/.test(key)).map(({ words }) => words),
  ...descriptors.flatMap((form) => wordsOfSchema(form["schema"], "title")),
]);
const sentences = new Set([
  ...places.map(({ words }) => words),
  ...descriptors.flatMap((form) => wordsOfSchema(form["schema"], "description")),
  ...questions,
]);
/** What the server calls the lines of its graphs, as its tables of them say. */
const tables = /const boardTopics[^]+(?=\/\*\* The series)/.exec(
  readFileSync("server/records/pulse/PulseTopics.ts", "utf8"),
)?.[0];
const graphLines = [...(tables ?? "").matchAll(/"?([A-Z][\w ]*)"?: "\w+"/g)].flatMap(([, label]) => label ?? []);
/** What it calls a save that changed no setting. */
const serverWords = [...graphLines, "text only"];
/** An example of an address, a number or a pattern is the same in any language. */
const isForPeople = (words: string) => /[A-Za-z]{2}/.test(words) && !/^\S*:\/\/\S*$|^\{|^[a-z]+\.example/.test(words);

const placeholders = (words: string) => [...new Set(words.match(/\{[a-z]\w*\}/g))].toSorted();

const translations = await Promise.all(
  Object.values(languages).map(async ({ title, load }) => ({ title, words: await load() })),
);
const translated = translations.flatMap(({ title, words }) => (words ? [{ title, ...words }] : []));

describe("German", () => {
  it("says where a status that is one long word breaks in a narrow column", () => {
    expect(Math.max(...de.texts["said.timeout"].split("\u00AD").map(({ length }) => length))).toBeLessThan(8);
  });

  it("says what each refusal of the server comes to, by its code", () => {
    const union = /type ServerErrorKind =([^;]+);/.exec(readFileSync("server/ServerError.ts", "utf8"))?.[1] ?? "";
    const codes = [...union.matchAll(/"(\w+)"/g)].flatMap(([, code]) => code ?? []);
    expect(codes.length).toBeGreaterThan(20);
    expect(Object.keys(de.refusals).toSorted()).toEqual(codes.toSorted());
  });
});

describe.each(translated)("$title", ({ locale, texts, schemas }) => {
  const said: Readonly<Record<string, string>> = schemas;

  it("is named as Intl names it", () => {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
  });

  it("says every text of the console, and none that there is not", () => {
    const keys = Object.keys(texts).filter((key) => !key.includes("|"));
    expect(keys.toSorted()).toEqual(
      Object.keys(english)
        .filter((key) => !key.includes("|"))
        .toSorted(),
    );
  });

  it("has all values in its texts that the English has", () => {
    const lost = Object.entries(texts).filter(([key, words]) => {
      const [base = "", plural] = key.split("|");
      const own = placeholders(words);
      const counting = placeholders(english[base] ?? "");
      // In English one thing may need less to be told of, too.
      const wanted = placeholders(english[key] ?? english[base] ?? "");
      // Of one, or of few, the words may say the count themselves.
      return plural === undefined
        ? own.join() !== wanted.join()
        : !counting.includes("{count}") || wanted.some((one) => one !== "{count}" && !own.includes(one));
    });
    expect(lost).toEqual([]);
  });

  it("has no text that is empty or padded", () => {
    const all = [...Object.entries<string>(texts), ...Object.entries(said)];
    expect(all.filter(([, words]) => words === "" || words !== words.trim())).toEqual([]);
  });

  it("has every title, label, choice and message of the schemas", () => {
    const missing = [...names].filter(
      (words) => isForPeople(words) && !properties.has(words) && !Object.hasOwn(said, words),
    );
    expect(missing).toEqual([]);
  });

  it("has what the server calls the lines of its graphs, and a save that changed no setting", () => {
    expect(graphLines.length).toBeGreaterThan(8);
    expect(serverWords.filter((words) => !Object.hasOwn(said, words))).toEqual([]);
  });

  it("has nothing that no schema says any more", () => {
    const known = new Set([...names, ...sentences, ...serverWords]);
    expect(Object.keys(said).filter((words) => !known.has(words))).toEqual([]);
  });

  it("has all values in what schemas say that the English has", () => {
    const all = (words: string) => (words.match(/\{\w+\}/g) ?? []).toSorted().join();
    expect(Object.entries(said).filter(([words, own]) => all(words) !== all(own))).toEqual([]);
  });

  it("calls a choice in the help of its setting as the choice itself is called", () => {
    const wrong: string[] = [];
    let explained = 0;
    for (const form of descriptors) {
      const labels = [...new Set(labelsIn(form))].filter((label) => Object.hasOwn(said, label));
      for (const help of new Set(wordsOfSchema(form["schema"], "description"))) {
        const own = said[help] ?? "";
        for (const label of labels.filter((one) => help.startsWith(`${one}: `) || help.includes(`. ${one}: `))) {
          explained += 1;
          if (!own.includes(`${said[label]}: `)) wrong.push(`${said[label]}: ${own}`);
        }
      }
    }
    expect(explained).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });

  it("calls a tab of ours as schemas do that put their lists under it", () => {
    const groups = new Set(Object.values(entities).flatMap(({ menu }) => menu?.group ?? []));
    const tabs = Object.entries(english).filter(([key, words]) => key.startsWith("pages.") && groups.has(words));
    expect(tabs.length).toBeGreaterThan(0);
    const own: Readonly<Record<string, string>> = texts;
    for (const [key, words] of tabs) expect(own[key]).toBe(said[words]);
  });
});
