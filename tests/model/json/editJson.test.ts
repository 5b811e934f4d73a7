import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { jsonLanguage } from "../../../src/model/json/JsonLanguage.ts";
import { createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { jsonObject } from "../merge/jsonArbitrary.ts";

const text = `{
  // What arrives.
  "listen": { "port": 80 }, // main
  "routes": {
    "shop": { "path": "/" },
    // Pictures and films.
    "media": { "path": "/media/", "methods": ["GET", "HEAD"], "cache": { "ttl": 3600 } }, // big
    "api": {
      "path": "/api"
    }
  },
  "servers": [
    { "url": "a" }, // first
    /* second */ { "url": "b" },
    { "url": "c" }
  ]
}
`;
const edited = (delta: JsonObject, source = text) => jsonLanguage.edit(jsonLanguage.parse(source), delta).text;
const read = (source: string) => jsonLanguage.read(jsonLanguage.parse(source));

describe("an edit of a JSON text", () => {
  it("takes a property away with its line, and leaves its neighbours as they are written", () => {
    expect(edited({ routes: { shop: null } })).toBe(text.replace('    "shop": { "path": "/" },\n', ""));
    expect(edited({ routes: { media: null } })).toBe(text.replace(/ {4}"media".*\n/, ""));
    expect(edited({ routes: { api: null } })).toBe(
      text.replace('},\n    "media"', '},\n    "media"').replace(/, \/\/ big\n {4}"api": \{\n.*\n {4}\}/, " // big"),
    );
    expect(edited({ listen: { port: null } })).toBe(text.replace('{ "port": 80 }', "{}"));
  });

  it("puts what is new behind what there is, before no comment of another", () => {
    expect(edited({ routes: { files: { path: "/f" } } })).toBe(
      text.replace('"/api"\n    }\n', '"/api"\n    },\n    "files": {\n      "path": "/f"\n    }\n'),
    );
    expect(edited({ listen: { host: "h" } })).toBe(text.replace('"port": 80 }', '"port": 80, "host": "h" }'));
    expect(edited({ a: 1 }, '{\n  "b": 2 // two\n}\n')).toBe('{\n  "b": 2, // two\n  "a": 1\n}\n');
    expect(edited({ a: 1 }, '{\n  "b": 2, // two\n}\n')).toBe('{\n  "b": 2, // two\n  "a": 1,\n}\n');
    expect(edited({ a: 1 }, "{\n  // nothing yet\n}\n")).toBe('{\n  "a": 1\n  // nothing yet\n}\n');
  });

  it("changes an item of a list, adds one and takes one away, each where it stands", () => {
    expect(edited({ servers: [{ url: "a" }, { url: "x" }, { url: "c" }] })).toBe(text.replace('"b"', '"x"'));
    expect(edited({ servers: [{ url: "a" }, { url: "c" }] })).toBe(
      text.replace('    /* second */ { "url": "b" },\n', ""),
    );
    expect(edited({ servers: [{ url: "a" }, { url: "b" }, { url: "c" }, { url: "d" }] })).toBe(
      text.replace('{ "url": "c" }\n', '{ "url": "c" },\n    {\n      "url": "d"\n    }\n'),
    );
    expect(edited({ routes: { media: { methods: ["GET"] } } })).toBe(text.replace('["GET", "HEAD"]', '["GET"]'));
  });

  it.each<[string, string, JsonObject, string]>([
    ["takes the first of a line away with its blank", '{ "l": [1, 2, 3] }', { l: [3] }, '{ "l": [3] }'],
    ["takes the last of a line away", '{ "l": [1, 2, 3] }', { l: [1, 2] }, '{ "l": [1, 2] }'],
    ["takes one in the middle away", '{ "l": [1, 2, 3] }', { l: [1, 3] }, '{ "l": [1, 3] }'],
    ["keeps the blank in an object", '{ "a": 1, "b": 2 }', { a: null }, '{ "b": 2 }'],
    ["keeps a comment before the first", '{ "l": [1, /* two */ 2] }', { l: [2] }, '{ "l": [/* two */ 2] }'],
    ["adds to a line at its front", '{ "l": [1, 2] }', { l: [5, 1, 2] }, '{ "l": [ 5,1, 2] }'],
    ["adds to a line within", '{ "l": [1, 2] }', { l: [1, 5, 2] }, '{ "l": [1, 5, 2] }'],
    ["adds behind a comma that ends a list", '{ "l": [1, 2,] }', { l: [1, 2, 3] }, '{ "l": [1, 2, 3,] }'],
    ["keeps a comma that ends a list", '{ "l": [1, 2,] }', { l: [1] }, '{ "l": [1,] }'],
    ["fills an empty list within its line", '{ "l": [] }', { l: [1, 2] }, '{ "l": [1, 2] }'],
    [
      "empties a list, and an object",
      '{ "l": [1, 2], "o": { "a": 1 } }',
      { l: [], o: { a: null } },
      '{ "l": [], "o": {} }',
    ],
    ["takes nulls of lists as they are", '{ "l": [1, null] }', { l: [null, 1] }, '{ "l": [null, 1] }'],
    [
      "makes an object of a list and a list of an object",
      '{ "a": [1], "b": { "c": 1 } }',
      { a: { x: [] }, b: [2] },
      '{ "a": {\n  "x": []\n}, "b": [2] }',
    ],
  ])("%s", (_, source, delta, result) => {
    expect(edited(delta, source)).toBe(result);
  });

  it.each<[string, string, JsonObject, string]>([
    ["opens an empty list", '{\n  "l": []\n}', { l: [{ a: 1 }] }, '{\n  "l": [\n    {\n      "a": 1\n    }\n  ]\n}'],
    [
      "adds to a list of lines at its front",
      '{\n  "l": [\n    1\n  ]\n}',
      { l: [0, 1] },
      '{\n  "l": [\n    0,\n    1\n  ]\n}',
    ],
    ["puts one thing in the place of all", '{\n  "a": 1\n}\n', { a: null, b: [1, 2] }, '{\n  "b": [1, 2]\n}\n'],
    ["keeps a comment where all else goes", '{\n  // kept\n  "a": 1\n}\n', { a: null }, "{\n  // kept\n}\n"],
    ["ends lines as the file does", '{\r\n  "a": 1,\r\n  "b": 2\r\n}', { a: null }, '{\r\n  "b": 2\r\n}'],
    [
      "takes the last line away with the comma before",
      '{\r\n  "a": 1,\r\n  "b": 2\r\n}',
      { b: null },
      '{\r\n  "a": 1\r\n}',
    ],
    [
      "takes comments behind a line away with it",
      '{\n  "a": 1, /* a */ // more\n  "b": 2\n}',
      { a: null },
      '{\n  "b": 2\n}',
    ],
    [
      "keeps comments around a comma that goes",
      '{\n  "a": 1 /* a */, // more\n  "b": 2\n}',
      { b: null },
      '{\n  "a": 1 /* a */ // more\n}',
    ],
    ["puts a comma before a comment", '{\n  "b": 2 /* b */\n}', { c: 1 }, '{\n  "b": 2, /* b */\n  "c": 1\n}'],
    [
      "finds a comma that begins a line",
      '{\n  "a": 1\n  , "b": 2\n}',
      { c: 3 },
      '{\n  "a": 1\n  , "b": 2,\n  "c": 3\n}',
    ],
    [
      "indents as the file does",
      '{\n    "a": 1\n}',
      { c: { d: 1 } },
      '{\n    "a": 1,\n    "c": {\n        "d": 1\n    }\n}',
    ],
    ["leaves a null that stands there", '{\n  "a": null,\n  "b": 1\n}', { b: 2 }, '{\n  "a": null,\n  "b": 2\n}'],
    ["sets what was null", '{\n  "a": null,\n  "b": 1\n}', { a: 2 }, '{\n  "a": 2,\n  "b": 1\n}'],
    [
      "leaves an object that says the same",
      '{ "a": { "x": null }, "b": 1 }',
      { a: {}, b: 1 },
      '{ "a": { "x": null }, "b": 1 }',
    ],
  ])("of lines %s", (_, source, delta, result) => {
    expect(edited(delta, source)).toBe(result);
  });

  it("keeps plain lists in one line up to a hundred characters", () => {
    const list = (count: number) => Array.from({ length: count }, () => 10);
    const lines = (count: number) => edited({ l: list(count) }, "{\n}").split("\n").length;
    expect([lines(25), lines(26)], "25 take 100 characters").toEqual([3, 30]);
  });

  it("says what it is to say, whatever is changed at once and wherever comments stand", () => {
    const commented = fc
      .tuple(
        jsonObject({ withNull: false }),
        fc.infiniteStream(fc.constantFrom("", "", " // note", "\n// note", " /* note */")),
      )
      .map(([value, notes]) =>
        JSON.stringify(value, null, 2).replaceAll(/[,{[](?=\n)/g, (mark) => mark + String(notes.next().value)),
      );
    fc.assert(
      fc.property(commented, jsonObject({ withNull: false }), (source, target) => {
        const before = read(source);
        expect(before.problems).toEqual([]);
        const after = edited(createMergePatch(before.config, target), source);
        expect(read(after)).toEqual({ config: target, problems: [], unlisted: 0 });
        expect(edited({}, source)).toBe(source);
      }),
      { numRuns: 1000 },
    );
  });

  it("loses no line where something is only added", () => {
    fc.assert(
      fc.property(jsonObject({ withNull: false }), jsonObject({ withNull: false }), (value, more) => {
        const source = JSON.stringify(value, null, 2).replaceAll(/,(?=\n)/g, ", // note");
        const after = edited({ added: more }, source).split("\n").map(plain);
        const lines = source.split("\n").map(plain);
        let at = 0;
        for (const line of after) if (line === lines[at]) at += 1;
        // An empty object opens for what it takes in.
        if (source !== "{}") expect(at).toBe(lines.length);
      }),
    );
  });
});

/** A line without the comma that its neighbour asks for. */
function plain(line: string): string {
  return line.replace(/,?( \/\/ note)?$/, "");
}
