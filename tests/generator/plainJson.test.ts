import { describe, expect, it } from "vitest";
import { readPlainJson } from "../../generator/plainJson.ts";

describe("a schema's text", () => {
  it("is read the quick way where it hides nothing, whatever stands in its texts", () => {
    const data = { title: 'a: "b": \\', list: [{ one: 1 }, { one: 2 }, null, "x: y"], deep: { "a:b": {}, "\\": "\\" } };
    expect(readPlainJson(JSON.stringify(data, null, 2))).toEqual(data);
    expect(readPlainJson(JSON.stringify(data))).toEqual(data);
  });

  it.each([
    ["a key that stands twice", '{ "a": 1, "a": 1 }'],
    ["a key that stands twice further down", '{ "a": [{ "b": { "c": 1, "c": 2 } }] }'],
    ["a key that stands twice, written otherwise", String.raw`{ "a": 1, "\u0061": 2 }`],
    ["__proto__", '{ "a": { "__proto__": 1 } }'],
    ["__proto__ written otherwise", String.raw`{ "a": { "\u005f_proto__": 1 } }`],
    ["a comment", '{ "a": 1 } // one'],
    ["half a file", '{ "a": '],
    ["a list", "[]"],
    ["nothing", ""],
  ])("is left to the careful reader where it has %s", (_, text) => {
    expect(readPlainJson(text)).toBeUndefined();
  });
});
