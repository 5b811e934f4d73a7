import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMergePatch } from "../../../src/model/patch/applyMergePatch.ts";
import { composeMergePatches } from "../../../src/model/patch/composeMergePatches.ts";
import { jsonObject } from "./jsonArbitrary.ts";

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
