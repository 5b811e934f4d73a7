import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PatchParts } from "../../../server/events/PatchParts.ts";
import { splitByLife } from "../../../server/events/DeltaBatch.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../support/testEntities.ts";

/** Any patch, of the collections and keys that the table of entities knows and of others. */
const patches = (): fc.Arbitrary<JsonObject> => {
  const leaf = fc.oneof(fc.constant(null), fc.string({ maxLength: 40 }), fc.integer(), fc.constant([1, "x"]));
  const keys = fc.constantFrom("streams", "stats", "name", "loglevel", "now_ms", "news", "lives", "a");
  const { node } = fc.letrec<{ node: JsonObject; value: unknown }>((tie) => ({
    node: fc.dictionary(keys, tie("value"), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<JsonObject>,
    value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie("node")),
  }));
  return node;
};

describe("PatchParts", () => {
  it("makes parts that, one after the other, do what the patch does to any tree", () => {
    fc.assert(
      fc.property(patches(), patches(), fc.integer({ min: 110, max: 600 }), (target, patch, largest) => {
        const parts = new PatchParts(largest);
        const { config, runtime } = splitByLife(patch, testEntities);
        for (const [path, value] of [...config, ...runtime]) parts.put(path, value);
        const result = parts.all.reduce<JsonObject>((tree, part) => applyMergePatch(tree, part), target);
        expect(result).toEqual(applyMergePatch(target, patch));
      }),
    );
  });

  it("divides what is too large at any depth, and leaves what cannot be divided whole", () => {
    const parts = new PatchParts(300);
    const streams = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`s${n}`, { title: "x".repeat(60) }]));
    parts.put(["lives"], { live: { streams } });
    parts.put(["notes"], "y".repeat(1000));
    expect(parts.all.length).toBeGreaterThan(4);
    expect(parts.all.at(-1)).toEqual({ notes: "y".repeat(1000) });
    expect(parts.all[0]).toHaveProperty("lives.live.streams.s0");
  });
});
