import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { jsonLanguage } from "../../../src/model/json/JsonLanguage.ts";

const text = `{
  // What people type arrives here.
  "listen": { "port": 80 },
  "routes": {
    "shop": { "path": "/", "hosts": ["a", "b"] },
    /* kept */
    "media": { "path": "/media/" }
  }
}
`;
const read = (source: string) => jsonLanguage.read(jsonLanguage.parse(source));
const edited = (delta: JsonObject, source = text) => jsonLanguage.edit(jsonLanguage.parse(source), delta).text;

describe("a config written as JSON", () => {
  it("says what it says, comments and all", () => {
    expect(read(text)).toEqual({
      config: {
        listen: { port: 80 },
        routes: { shop: { path: "/", hosts: ["a", "b"] }, media: { path: "/media/" } },
      },
      problems: [],
      unlisted: 0,
    });
    expect(read("")).toEqual({ config: {}, problems: [], unlisted: 0 });
    expect(read('{"a": null}').config).toEqual({});
  });

  it("changes what a patch changes, and nothing else", () => {
    expect(edited({ listen: { port: 8080 } })).toBe(text.replace("80 }", "8080 }"));
    expect(edited({ listen: { port: 80 } })).toBe(text);
    const without = edited({ routes: { shop: null } });
    expect(without).toContain("// What people type arrives here.");
    expect(read(without).config).toEqual({ listen: { port: 80 }, routes: { media: { path: "/media/" } } });
    const more = edited({ routes: { files: { path: "/files/", limits: { size: 5, speed: null } } } });
    expect(more).toContain('    "files": {\n      "path": "/files/",');
    expect(more).toContain("/* kept */");
    expect(read(more).config["routes"]).toMatchObject({ files: { path: "/files/", limits: { size: 5 } } });
    expect(read(edited({ routes: { shop: { hosts: [] } } })).config["routes"]).toMatchObject({ shop: { hosts: [] } });
  });

  it("keeps the layout of the file: tabs, line ends, an empty file", () => {
    expect(edited({ a: { b: 1 } }, '{\r\n\t"c": 2\r\n}\r\n')).toBe(
      '{\r\n\t"c": 2,\r\n\t"a": {\r\n\t\t"b": 1\r\n\t}\r\n}\r\n',
    );
    expect(edited({ a: 1 }, "")).toBe('{\n  "a": 1\n}\n');
    expect(jsonLanguage.print({ a: 1 })).toBe('{\n  "a": 1\n}\n');
  });

  it("keeps a renamed entity as it is written", () => {
    const delta = { routes: { shop: null, store: { path: "/store", hosts: ["a", "b"] } } };
    const renames = [{ from: ["routes", "shop"], to: ["routes", "store"] }];
    expect(jsonLanguage.edit(jsonLanguage.parse(text), delta, renames).text).toBe(
      text.replace('"shop": { "path": "/"', '"store": { "path": "/store"'),
    );
  });

  it("finds the place of a value, or of what holds it", () => {
    const tree = jsonLanguage.parse(text);
    expect(jsonLanguage.locate(tree, ["/listen/port", "/routes/shop/hosts/1", "/listen/none"])).toEqual([
      { line: 3, column: 23, endLine: 3, endColumn: 25 },
      { line: 5, column: 43, endLine: 5, endColumn: 46 },
      { line: 3, column: 13, endLine: 3, endColumn: 27 },
    ]);
  });

  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, "A comma is missing before this."],
    ['{ "a": [1, 2 }', 1, 14, "A comma is missing before this."],
    ['{ "a" 1 }', 1, 7, "A colon is missing before this."],
    ['{ "a": }', 1, 8, "A value is missing here."],
    ["{ a: 1 }", 1, 3, "This is no JSON value. Texts stand in double quotes."],
    ['{ "a": "b }', 1, 8, 'The quote is never closed. Put a " at the end of the text.'],
    ['{ "a": 1. }', 1, 8, "The number ends too soon."],
    ['{ "a": 01 }', 1, 9, "A comma is missing before this."],
    ['{ "a": [1', 1, 10, "The list is never closed. Put a ] at its end."],
    ['{ "a": 1', 1, 9, "The object is never closed. Put a } at its end."],
    ['{ "a": 1 } }', 1, 12, "The config ends before this. Remove what follows."],
    ["/* a", 1, 1, "The comment is never closed. Put a */ at its end."],
    [String.raw`{ "a": "\u12" }`, 1, 8, String.raw`After \u four hexadecimal digits are expected.`],
    [String.raw`{ "a": "\x" }`, 1, 8, String.raw`This escape is not known: write \\ for a backslash.`],
    ['{ "a": "\u0001" }', 1, 8, String.raw`This character must be written as an escape, such as \n.`],
    ["{ 5: 1 }", 1, 3, "A key in double quotes is expected here."],
    ["// alone", 1, 9, "A value is missing here."],
    ["null", 1, 1, "The file must hold one object: { ... }."],
    ["[1]", 1, 1, "The file must hold one object: { ... }."],
    ['{ "a": 1, "a": 2 }', 1, 11, "This key stands in the object above already. Remove one of them."],
    [
      '{ "x": [{ "__proto__": {} }] }',
      1,
      11,
      "This name would reach inside the server's own objects. Choose another one.",
    ],
    [`{ "a": ${"[".repeat(200)}`, 1, 107, "Blocks are nested too deep. Close some of them."],
  ])("tells what is wrong with %s, once and where it is", (source, line, column, message) => {
    const { config, problems } = read(source);
    expect(problems.map((one) => [one.line, one.column, one.message])).toEqual([[line, column, message]]);
    expect(problems[0]?.level).toBe("error");
    expect(config).toEqual({});
  });

  it("tells all keys that stand twice or reach inside objects, by their pointers: a hundred, and how many more", () => {
    const twice = read('{ "l": [{ "a": 1, "b": 2, "a": 3 }], "constructor": { "prototype": 1 } }');
    expect(twice.problems.map(({ pointer }) => pointer)).toEqual(["/l/0/a", "/constructor", "/constructor/prototype"]);
    expect(twice.unlisted).toBe(0);
    const many = read(`{ ${Array.from({ length: 104 }, () => '"a": 1').join(", ")} }`);
    expect([many.problems.length, many.unlisted]).toEqual([100, 3]);
  });

  it("may be nested a hundred levels deep, and hold any number of lists beside one another", () => {
    const nested = (levels: number) => `{ "a": ${"[".repeat(levels - 1)}${"]".repeat(levels - 1)} }`;
    expect(read(nested(100)).problems).toEqual([]);
    expect(read(nested(101)).problems).toMatchObject([{ column: 107, endColumn: 108, pointer: "" }]);
    expect(read(`{ "a": [${"{}, [], ".repeat(300)}1] }`).problems).toEqual([]);
  });

  it("ends its objects and lists with a comma where somebody wrote one", () => {
    expect(read('{ "a": [1, 2,], }')).toMatchObject({ config: { a: [1, 2] }, problems: [] });
  });

  it("knows no null but in lists", () => {
    expect(read('{ "a": null, "b": { "c": null, "d": [null, 1] } }').config).toEqual({ b: { d: [null, 1] } });
  });

  it("has no places where nothing stands in it", () => {
    const places = (source: string, ...pointers: readonly string[]) =>
      jsonLanguage.locate(jsonLanguage.parse(source), pointers).map((range) => range && [range.line, range.column]);
    expect(places("", "", "/a")).toEqual([undefined, undefined]);
    expect(places('{ "a": [1, { "b": 2 }],\n "c/d": 1 }', "", "/a/1/b", "/a/7", "/c~1d/x", "/q")).toEqual([
      [1, 1],
      [1, 19],
      [1, 8],
      [2, 9],
      [1, 1],
    ]);
  });

  it("keeps its text where what is renamed is not in it, and renames several at once", () => {
    const renamed = (delta: JsonObject, source: string, ...pairs: readonly (readonly [string, string])[]) =>
      jsonLanguage.edit(
        jsonLanguage.parse(source),
        delta,
        pairs.map(([from, to]) => ({ from: from.split("/"), to: to.split("/") })),
      ).text;
    const source = '{"r":{"a": 1,"b": 2}}';
    expect(renamed({}, source, ["r/c", "r/z"], ["r/a/x", "r/z"])).toBe(source);
    const delta = { r: { a: null, b: null, y: 1, z: 2 } };
    expect(renamed(delta, source, ["r/b", "r/z"], ["r/a", "r/y"])).toBe('{"r":{"y": 1,"z": 2}}');
    expect(renamed({ r: { z: 1 } }, "", ["r/a", "r/z"])).toBe('{\n  "r": {\n    "z": 1\n  }\n}\n');
  });

  it("takes no key that reaches inside objects", () => {
    expect(() => edited(JSON.parse('{"routes":{"__proto__":{"x":1}}}') as JsonObject)).toThrow(/prototype/);
  });
});

describe("what of a JSON text nobody may be shown", () => {
  const unread = (source: string) =>
    jsonLanguage
      .unread(jsonLanguage.parse(source))
      .map(({ line, column, endLine, endColumn }) => [line, column, endLine, endColumn]);

  it("is what comments say, and no text that looks like one", () => {
    expect(unread('{ // one\n  "a": "// no", /* two\n three */ "b": 1 /**/\n}')).toEqual([
      [1, 5, 1, 9],
      [2, 19, 3, 8],
      [3, 20, 3, 20],
    ]);
    expect(unread('{ "a": 1 }')).toEqual([]);
  });

  it("is all of it where a fault is in it", () => {
    expect(unread('{ "a": b }\n ')).toEqual([[1, 1, 2, 2]]);
  });
});
