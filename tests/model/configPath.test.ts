import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fitsPattern,
  formatPointer,
  isWithin,
  parsePointer,
  valueAt,
  withValueAt,
} from "../../src/model/configPath.ts";

describe("a config path", () => {
  it("and its pointer say the same, whatever the names hold", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (path) => {
        expect(parsePointer(formatPointer(path))).toEqual(path);
      }),
    );
    expect(formatPointer(["streams", "a/b~c", ""])).toBe("/streams/a~1b~0c/");
    expect(parsePointer("/a~01")).toEqual(["a~1"]);
  });

  it("refuses text that is no pointer, and says what one looks like", () => {
    expect(() => parsePointer("streams/news")).toThrow('Not a JSON pointer: "streams/news"');
  });

  it("lies within itself and what stands above it", () => {
    expect(isWithin(["a", "b"], ["a", "b"])).toBe(true);
    expect(isWithin(["a", "b"], [])).toBe(true);
    expect(isWithin(["a"], ["a", "b"])).toBe(false);
    expect(isWithin(["ab"], ["a"])).toBe(false);
  });

  it("fits a pattern segment by segment", () => {
    expect(fitsPattern(["urls", "3", "url"], ["urls", "*", "url"])).toBe(true);
    expect(fitsPattern(["urls", "3"], ["urls", "*", "url"])).toBe(false);
    expect(fitsPattern(["pushes", "3", "url"], ["urls", "*", "url"])).toBe(false);
  });
});

describe("the value at a path", () => {
  const tree = { streams: { news: { urls: ["a", { url: "b" }] } } };

  it("is found through objects and lists", () => {
    expect(valueAt(tree, ["streams", "news", "urls", "1", "url"])).toBe("b");
    expect(valueAt(tree, [])).toBe(tree);
  });

  it.each(["/streams/toString", "/streams/news/urls/length", "/streams/news/urls/01", "/streams/news/urls/0/x"])(
    "is nothing at %s",
    (pointer) => {
      expect(valueAt(tree, parsePointer(pointer))).toBeUndefined();
    },
  );

  it("is what was put there, and everything beside it stays", () => {
    const next = withValueAt(tree, ["streams", "news", "urls", "1", "url"], "c");
    expect(next).toEqual({ streams: { news: { urls: ["a", { url: "c" }] } } });
    expect(tree.streams.news.urls[1]).toEqual({ url: "b" });
  });

  it("makes the objects it needs, and none to remove something", () => {
    expect(withValueAt({}, ["a", "b"], 1)).toEqual({ a: { b: 1 } });
    expect(withValueAt({}, ["a", "b"], undefined)).toEqual({});
    expect(withValueAt({ a: { b: 1, c: 2 } }, ["a", "b"], undefined)).toEqual({ a: { c: 2 } });
  });

  it("closes the gap a removed item leaves, and appends at the end of a list", () => {
    expect(withValueAt(["a", "b", "c"], ["1"], undefined)).toEqual(["a", "c"]);
    expect(withValueAt(["a"], ["1"], "b")).toEqual(["a", "b"]);
    expect(withValueAt(["a"], ["-"], "b")).toEqual(["a", "b"]);
    expect(() => withValueAt(["a"], ["7"], "b")).toThrow('"7" is no place in a list of 1 items.');
  });
});
