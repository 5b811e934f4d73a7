import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { jsonLanguage } from "../../../src/model/json/JsonLanguage.ts";

/** What is eight times as long may take this many times as long a byte; what is quadratic takes eight times. */
const slack = 4;
const [small, large] = [25_000, 200_000];
const repeated = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length));
const members = (length: number) =>
  Array.from({ length: length / 20 }, (_, index) => `"k${1_000_000 + index}": [1, 2],\n`).join("");

/** Texts that nobody writes and somebody sends, of any length. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  "stray quotes": repeated('"'),
  "quotes behind backslashes": repeated('\\"'),
  "a text that is never closed": (length) => `{ "a": "${repeated('\\"')(length)}`,
  "comments that are never closed": repeated("/*"),
  slashes: repeated("/"),
  brackets: repeated("[]"),
  "closed brackets": repeated("}"),
  "one long text": (length) => `{ "a": "${repeated("x ")(length)}" }`,
  "many members": (length) => `{\n${members(length)}"last": 1 }`,
  "commas alone": (length) => `{ "a": [${repeated(",\n")(length)}] }`,
};

/** Shortest of three, as a machine has other things to do. */
function time(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** Time a byte of a long one beside that of a short one; asked again where something came between. */
function growth(work: (length: number) => () => unknown): number {
  const ratios: number[] = [];
  while (ratios.length < 3 && (ratios.at(-1) ?? Infinity) >= slack)
    ratios.push(time(work(large)) / time(work(small)) / (large / small));
  return Math.min(...ratios);
}

describe("a JSON text that somebody sends to hold up the server", () => {
  it.each(Object.entries(shapes))("is read in a time that grows with its length alone: %s", (_, shape) => {
    const reading = (length: number) => {
      const text = shape(length);
      return () => jsonLanguage.read(jsonLanguage.parse(text));
    };
    expect(growth(reading)).toBeLessThan(slack);
  });

  it("loses all its members, or a value of each, in such a time", () => {
    const texts = new Map([small, large].map((length) => [length, shapes["many members"]?.(length) ?? ""]));
    const changes: Readonly<Record<string, (config: JsonObject) => JsonObject>> = {
      all: (config) => Object.fromEntries(Object.keys(config).map((key) => [key, key === "last" ? 1 : null])),
      each: (config) => Object.fromEntries(Object.keys(config).map((key) => [key, [1, 3]])),
    };
    for (const change of Object.values(changes)) {
      const editing = (length: number) => {
        const tree = jsonLanguage.parse(texts.get(length) ?? "");
        const delta = change(jsonLanguage.read(tree).config);
        return () => jsonLanguage.edit(tree, delta);
      };
      expect(growth(editing)).toBeLessThan(slack);
    }
  });

  it("tells the places of all its members in such a time", () => {
    const locating = (length: number) => {
      const text = shapes["many members"]?.(length) ?? "";
      const pointers = Object.keys(jsonLanguage.read(jsonLanguage.parse(text)).config).map((key) => `/${key}/1`);
      return () => jsonLanguage.locate(jsonLanguage.parse(text), pointers);
    };
    expect(growth(locating)).toBeLessThan(slack);
  });

  it("may hold texts of many megabytes", () => {
    const text = JSON.stringify({ a: "x".repeat(16_000_000), b: '"\\'.repeat(2_000_000) });
    const { config, problems } = jsonLanguage.read(jsonLanguage.parse(text));
    expect(problems).toEqual([]);
    expect(config["a"]).toHaveLength(16_000_000);
  });
});

describe("what stands in one line", () => {
  const edited = (source: string, delta: JsonObject) => jsonLanguage.edit(jsonLanguage.parse(source), delta).text;

  it("takes what is new into that line, as far as it fits", () => {
    const source = '{ "a": { "b": 1 }, "c": [] }';
    expect(edited(source, { a: { list: [{ x: 1 }, {}] }, d: {} })).toBe(
      '{ "a": { "b": 1, "list": [{ "x": 1 }, {}] }, "c": [], "d": {} }',
    );
    expect(edited(source, { a: { list: Array.from({ length: 40 }, (_, x) => ({ x })) } })).toMatch(/\n\s+"x": 39/);
  });
});
