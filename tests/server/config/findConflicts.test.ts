import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findConflicts } from "../../../server/config/delta/deltaConflicts.ts";
import { applyMergePatch } from "../../../src/model/patch/applyMergePatch.ts";
import { createMergePatch } from "../../../src/model/patch/createMergePatch.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../support/testEntities.ts";

const scalar = fc.oneof(fc.constantFrom("a", "b", "c"), fc.boolean(), fc.nat(3));
const stream = fc.dictionary(fc.constantFrom("title", "static", "retry", "urls"), scalar, { maxKeys: 4 });
const config = fc.record(
  {
    loglevel: scalar,
    streams: fc.dictionary(fc.constantFrom("x", "y", "z"), stream, { maxKeys: 3 }),
    meta: fc.record({ comment: scalar, more: fc.dictionary(fc.constantFrom("k", "l"), scalar) }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<JsonObject>;

const conflictsOf = (base: JsonObject, current: JsonObject, delta: JsonObject) =>
  findConflicts({ base, current, delta, entities: testEntities });

describe("findConflicts", () => {
  it("finds none where nobody else saved, or both saved the same", () => {
    fc.assert(
      fc.property(config, config, (base, mine) => {
        const delta = createMergePatch(base, mine);
        expect(conflictsOf(base, base, delta)).toEqual([]);
        expect(conflictsOf(base, mine, delta)).toEqual([]);
      }),
    );
  });

  it("lets a save through only when the other order of the two saves would have given the same config", () => {
    let passed = 0;
    fc.assert(
      fc.property(config, config, config, (base, theirs, mine) => {
        const [first, second] = [createMergePatch(base, theirs), createMergePatch(base, mine)];
        if (conflictsOf(base, theirs, second).length > 0) return;
        passed += 1;
        const oneWay = applyMergePatch(applyMergePatch(base, first), second);
        const otherWay = applyMergePatch(applyMergePatch(base, second), first);
        expect(oneWay).toEqual(otherWay);
      }),
      { numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(10);
  });
});
