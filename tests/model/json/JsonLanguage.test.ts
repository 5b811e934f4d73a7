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
