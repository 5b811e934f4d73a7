import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renumberOrder } from "../../../server/config/delta/entityOrder.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../support/testEntities.ts";

/** Streams in the given order, each with its place. */
function ordered(names: readonly string[]): JsonObject {
  return { streams: Object.fromEntries(names.map((name, position) => [name, { name, position }])) };
}

function namesIn(config: JsonObject): readonly string[] {
  const streams = Object.entries(config["streams"] ?? {}) as [string, { position: number }][];
  expect(streams.map(([, { position }]) => position).toSorted((one, other) => one - other)).toEqual([
    ...streams.keys(),
  ]);
  return streams.toSorted(([, one], [, other]) => one.position - other.position).map(([name]) => name);
}

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 });

describe("renumberOrder", () => {
  it("puts one moved entity exactly where it was moved to and leaves the order of the others", () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (list, from, to) => {
        const moved = list[from % list.length] ?? "";
        const place = to % list.length;
        const before = ordered(list);
        const next = { streams: { ...(before["streams"] as JsonObject), [moved]: { name: moved, position: place } } };
        const others = list.filter((name) => name !== moved);
        expect(namesIn(renumberOrder(next, before, testEntities))).toEqual([
          ...others.slice(0, place),
          moved,
          ...others.slice(place),
        ]);
      }),
    );
  });

  it("takes any complete new order as it is", () => {
    fc.assert(
      fc.property(names, fc.infiniteStream(fc.nat()), (list, random) => {
        const ranks = new Map(list.map((name) => [name, random.next().value]));
        const shuffled = list.toSorted((one, other) => Number(ranks.get(one)) - Number(ranks.get(other)));
        expect(namesIn(renumberOrder(ordered(shuffled), ordered(list), testEntities))).toEqual(shuffled);
      }),
    );
  });

  it("puts what has no place at the end, in the order it came", () => {
    const next = { streams: { a: { position: 0 }, x: {}, b: { position: 1 }, y: {} } };
    expect(namesIn(renumberOrder(next, ordered(["a", "b"]), testEntities))).toEqual(["a", "b", "x", "y"]);
  });
});
