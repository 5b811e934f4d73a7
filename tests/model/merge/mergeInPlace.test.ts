import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { HostileKeyError } from "../../../src/model/merge/hostileKeys.ts";
import { mergeInPlace } from "../../../src/model/merge/mergeInPlace.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { jsonObject } from "./jsonArbitrary.ts";

describe("merging into a tree in place", () => {
  it("gives the same tree as applying the patch to a copy", () => {
    fc.assert(
      fc.property(jsonObject(), jsonObject(), (target, patch) => {
        const expected = applyMergePatch(structuredClone(target), structuredClone(patch));
        mergeInPlace(target, patch);
        expect(target).toEqual(expected);
      }),
    );
  });

  it("keeps the objects it merges into", () => {
    const news = { title: "News", stats: { alive: true } };
    const tree = { streams: { news } };
    mergeInPlace(tree, { streams: { news: { stats: { alive: false } } } });
    expect(tree.streams.news).toBe(news);
    expect(news.stats.alive).toBe(false);
  });

  it("does not share its objects with the patch", () => {
    const patch = { streams: { news: { stats: { alive: true } } } };
    const tree: JsonObject = {};
    mergeInPlace(tree, patch);
    mergeInPlace(tree, { streams: { news: { stats: { alive: false } } } });
    expect(patch.streams.news.stats.alive).toBe(true);
  });

  it("says which entities it touched, and which came and went", () => {
    const tree = { streams: { a: { title: "A" }, b: {}, "c/d": {} }, loglevel: "debug", stats: { hostname: "x" } };
    const report = mergeInPlace(tree, {
      streams: { a: { title: "B" }, b: null, "e/f": { title: "E" }, never: null },
      vods: { movies: {} },
      loglevel: null,
      http: [80],
    });
    expect(report).toEqual({
      touched: new Set(["streams/a", "streams/b", "streams/e/f", "vods/movies", "loglevel", "http"]),
      added: new Set(["streams/e/f", "vods/movies", "http"]),
      removed: new Set(["streams/b", "loglevel"]),
    });
  });

  it("says so when a whole collection goes", () => {
    const report = mergeInPlace({ streams: { a: {} } }, { streams: null });
    expect(report.removed).toEqual(new Set(["streams"]));
  });

  it.each([
    '{"__proto__": {"polluted": 1}}',
    '{"streams": {"__proto__": {"polluted": 1}}}',
    '{"a": {"b": {"__proto__": {"polluted": 1}}}}',
  ])("never reaches a prototype: %s", (text) => {
    expect(() => mergeInPlace({ streams: {} }, JSON.parse(text))).toThrow(HostileKeyError);
    expect(() => applyMergePatch({ streams: {} }, JSON.parse(text))).toThrow(HostileKeyError);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});
