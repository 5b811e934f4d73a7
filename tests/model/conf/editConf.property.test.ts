import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch, createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { addNoise } from "./support/addNoise.ts";
import { arbitraryConfig } from "./support/arbitraryConfig.ts";
import { normalized } from "./support/normalized.ts";
import { productLanguage } from "./support/productLanguage.ts";

const { table, language } = await productLanguage();
const collections = ["streams", "lives", "vods", "dvrs", "auth_backends", "ad_schedules", "peers", "web_scripts"];

/** A text with noise in it, and a delta that takes a part of the way to another config. */
const change = fc
  .record({
    from: arbitraryConfig(table),
    to: arbitraryConfig(table),
    noise: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    part: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  })
  .map(({ from, to, noise, part }) => {
    const { sources: _, ...before } = from;
    const { sources: __, ...after } = to;
    const { text, marks } = addNoise(
      language.parse(language.print(before)),
      (place) => noise[place % noise.length] === true,
    );
    const config = language.read(language.parse(text)).config;
    return { text, marks, delta: partOf(createMergePatch(config, after), part) };
  });

describe("An edit of the raw config", () => {
  it("says what the merge patch says, and loses nothing of it", () => {
    fc.assert(
      fc.property(change, ({ text, delta }) => {
        const tree = language.parse(text);
        const edit = language.edit(tree, delta);
        expect(edit.problems).toEqual([]);
        const again = language.read(language.parse(edit.text));
        expect(again.problems.filter(({ level }) => level === "error")).toEqual([]);
        expect(normalized(again.config)).toEqual(normalized(applyMergePatch(language.read(tree).config, delta)));
        expect(language.read(edit.tree).config).toEqual(again.config);
      }),
      { numRuns: 50 },
    );
  });

  it("keeps untouched blocks, comments and unknown words byte for byte", () => {
    fc.assert(
      fc.property(change, ({ text, marks, delta }) => {
        const tree = language.parse(text);
        const edit = language.edit(tree, delta);
        const isGone = (chunkText: string): boolean => !edit.text.includes(chunkText);
        for (const { statement, text: chunkText } of tree.chunks) {
          if (statement === undefined) continue;
          const own = chunkText.slice(statement.start, statement.end);
          const isTouched = touches(delta, statement.word, statement.args[0]?.value ?? "");
          if (!isTouched) expect(isGone(own), own).toBe(false);
          const isRemoved = removes(delta, statement.word, statement.args[0]?.value ?? "");
          if (isRemoved) continue;
          for (const mark of marks.filter((name) => chunkText.includes(`${name} `) && !isInNestedBlock(own, name))) {
            expect(edit.text, mark).toContain(`  # ${mark} \n`);
            expect(edit.text, mark).toContain(`\tzz_${mark}   v "a;b"  ;\n`);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it("sorts blocks by any positions without changing one of them", () => {
    const order = fc.array(fc.nat(20), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(order, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (places, noise) => {
        const printed = places
          .map((_, index) => `# of ${index}\nstream s${index} {\n  title "T ${index}";\n}\n`)
          .join("\n");
        const { text } = addNoise(language.parse(printed), (place) => noise[place % noise.length] === true);
        const tree = language.parse(text);
        const delta = { streams: Object.fromEntries(places.map((position, index) => [`s${index}`, { position }])) };
        const edit = language.edit(tree, delta);
        const expected = places
          .map((place, index) => ({ place, key: `s${index}` }))
          .toSorted((one, other) => one.place - other.place);
        const streams = language.read(edit.tree).config["streams"];
        expect(Object.keys(isObject(streams) ? streams : {})).toEqual(expected.map(({ key }) => key));
        expect(edit.text.split("\n").toSorted()).toEqual(text.split("\n").toSorted());
        for (const [index] of places.entries()) expect(edit.text).toContain(`# of ${index}\nstream s${index} {`);
      }),
      { numRuns: 100 },
    );
  });

  it("edits broken text without losing a character of it", () => {
    const piece = fc.constantFrom(
      "stream a {",
      "}",
      "input x",
      ";",
      "\n",
      "\r\n",
      "# c",
      '"',
      "\\",
      "{",
      "dvr @main 7d",
      "wibble",
      " ",
      "k=",
      "http 80;",
      "title x",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const { text: next } = language.edit(language.parse(text), { pulsedb: "/pulse" });
        expect(next.replace(/[\r\n ]*pulsedb \/pulse;/, "").replace(/[\r\n ]/g, "")).toBe(text.replace(/[\r\n ]/g, ""));
      }),
      { numRuns: 500 },
    );
  });

  it("changes nothing for a delta that changes nothing", () => {
    fc.assert(
      fc.property(change, ({ text }) => {
        const tree = language.parse(text);
        expect(language.edit(tree, language.read(tree).config).text).toBe(text);
      }),
      { numRuns: 25 },
    );
  });
});

function partOf(delta: JsonObject, part: readonly boolean[]): JsonObject {
  let place = 0;
  const isTaken = (): boolean => part[place++ % part.length] === true;
  return Object.fromEntries(
    Object.entries(delta).flatMap(([name, value]): [string, Json][] => {
      if (!isObject(value) || !collections.includes(name)) return isTaken() ? [[name, value]] : [];
      const entries = Object.entries(value).flatMap(([key, entity]): [string, Json][] =>
        isTaken() ? [[key, withoutPosition(entity)]] : [],
      );
      return entries.length > 0 ? [[name, Object.fromEntries(entries)]] : [];
    }),
  );
}

function withoutPosition(value: Json): Json {
  if (!isObject(value)) return value;
  const { position: _, ...rest } = value;
  return rest;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const words: Readonly<Record<string, string>> = {
  stream: "streams",
  ondemand: "streams",
  live: "lives",
  vod: "vods",
  dvr: "dvrs",
  auth_backend: "auth_backends",
  ad_schedule: "ad_schedules",
  peer: "peers",
  web_script: "web_scripts",
  vsaas: "plugins",
  rproxy: "plugins",
  iptv: "plugins",
};

function touches(delta: JsonObject, word: string, key: string): boolean {
  const name = words[word] ?? word;
  const patch = delta[name];
  if (patch === undefined) return false;
  return patch === null || !collections.includes(name) || (isObject(patch) && Object.hasOwn(patch, key));
}

function removes(delta: JsonObject, word: string, key: string): boolean {
  const patch = delta[words[word] ?? word];
  if (patch === undefined) return false;
  return patch === null || !collections.includes(words[word] ?? word) || (isObject(patch) && patch[key] === null);
}

/** A block inside a block may be removed with all that stands in it. */
function isInNestedBlock(own: string, name: string): boolean {
  return own.indexOf(name) > own.indexOf("{", own.indexOf("{") + 1) && own.indexOf("{", own.indexOf("{") + 1) > 0;
}
