import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { applyMergePatch, composeMergePatches, createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { jsonObject } from "./jsonArbitrary.ts";

/** RFC 7396, appendix A: target, patch, result. */
const vectors: readonly (readonly [Json, Json, Json])[] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("a merge patch", () => {
  it.each(vectors)("gives what RFC 7396 says for %j and %j: %j", (target, patch, result) => {
    expect(applyMergePatch(target, patch)).toEqual(result);
  });

  it("gives the example document of RFC 7396, section 3", () => {
    const target = {
      title: "Goodbye!",
      author: { givenName: "John", familyName: "Doe" },
      tags: ["example", "sample"],
      content: "This will be unchanged",
    };
    const patch = { title: "Hello!", phoneNumber: "+01-123-456-7890", author: { familyName: null }, tags: ["example"] };
    expect(applyMergePatch(target, patch)).toEqual({
      title: "Hello!",
      author: { givenName: "John" },
      tags: ["example"],
      content: "This will be unchanged",
      phoneNumber: "+01-123-456-7890",
    });
  });

  it("deletes an entry that it sets to null [C404]", () => {
    expect(applyMergePatch({ streams: { a: {}, b: {} } }, { streams: { a: null } })).toEqual({ streams: { b: {} } });
  });

  it("changes neither of its arguments", () => {
    fc.assert(
      fc.property(jsonObject(), jsonObject(), (target, patch) => {
        const before = structuredClone({ target, patch });
        applyMergePatch(target, patch);
        expect({ target, patch }).toEqual(before);
      }),
    );
  });

  it("made from two objects turns the first into the second", () => {
    fc.assert(
      fc.property(jsonObject({ withNull: false }), jsonObject({ withNull: false }), (from, to) => {
        expect(applyMergePatch(from, createMergePatch(from, to))).toEqual(to);
      }),
    );
  });

  it("is empty between equal objects, whatever the order of their keys", () => {
    expect(createMergePatch({ a: { x: 1, y: [2] }, b: 3 }, { b: 3, a: { y: [2], x: 1 } })).toEqual({});
  });

  it("names only what changed", () => {
    expect(createMergePatch({ a: { x: 1, y: 2 }, b: 3, c: 4 }, { a: { x: 1, y: 5 }, c: 4 })).toEqual({
      a: { y: 5 },
      b: null,
    });
  });

  it("treats names that every object inherits as ordinary ones", () => {
    const patch = createMergePatch({}, { toString: "a", hasOwnProperty: { x: 1 } });
    expect(applyMergePatch({}, patch)).toEqual({ toString: "a", hasOwnProperty: { x: 1 } });
  });
});

describe("composing two merge patches", () => {
  it("does what the two do one after the other, for the tree the first was made for", () => {
    fc.assert(
      fc.property(jsonObject(), jsonObject(), jsonObject({ withNull: false }), (first, second, target) => {
        const both = composeMergePatches(first, second, target);
        expect(applyMergePatch(target, both)).toEqual(applyMergePatch(applyMergePatch(target, first), second));
      }),
      { numRuns: 1000 },
    );
  });

  it("does so for any tree where nothing is deleted and then made anew", () => {
    fc.assert(
      fc.property(
        jsonObject({ withNull: false }),
        jsonObject(),
        jsonObject({ withNull: false }),
        (first, second, target) => {
          fc.pre(!replacesThenFills(first, second));
          const both = composeMergePatches(first, second);
          expect(applyMergePatch(target, both)).toEqual(applyMergePatch(applyMergePatch(target, first), second));
        },
      ),
    );
  });

  it("keeps the nulls of both, for a patch without them would delete nothing", () => {
    const both = composeMergePatches(
      { streams: { a: null, b: { title: "B" } } },
      { streams: { b: null, c: { x: null } } },
    );
    expect(both).toEqual({ streams: { a: null, b: null, c: { x: null } } });
  });

  it("empties what was deleted before it is made anew", () => {
    const target = { streams: { a: { title: "Old", dvr: { root: "/dvr" } } } };
    const both = composeMergePatches(
      { streams: { a: null } },
      { streams: { a: { name: "a", dvr: { x: 1 } } } },
      target,
    );
    expect(both).toEqual({ streams: { a: { title: null, name: "a", dvr: { root: null, x: 1 } } } });
  });
});

function replacesThenFills(first: unknown, second: unknown): boolean {
  if (!isObject(first) || !isObject(second)) return isObject(second) && first !== undefined;
  return Object.keys(second).some((key) => Object.hasOwn(first, key) && replacesThenFills(first[key], second[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
