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
