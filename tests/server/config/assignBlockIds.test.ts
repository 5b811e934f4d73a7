import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { assignBlockIds } from "../../../server/config/assignBlockIds.ts";
import { testEntities } from "../support/testEntities.ts";

const known = { sources: { ids: ["3", "5", "8"], last: 9 } };
const [a, b, c] = [
  { prefix: "a", urls: ["http://a", "http://x"] },
  { prefix: "b" },
  { urls: ["http://c"], title: "C" },
];
const previous: JsonObject = { sources: { "3": { ...a, position: 0 }, "5": { ...b, position: 1 }, "8": c } };

/** The ids of blocks that stand in a text in this order. */
const idsOf = (...blocks: readonly JsonObject[]) =>
  assignBlockIds(
    { sources: Object.fromEntries(blocks.map((block, at) => [at, block])) },
    previous,
    testEntities,
    known,
  )["sources"]?.ids;

describe("the ids of blocks without a name", () => {
  it("stay with the blocks when these stand in another order", () => {
    expect(idsOf(a, b, c)).toEqual(["3", "5", "8"]);
    expect(idsOf(c, a, b)).toEqual(["8", "3", "5"]);
    expect(idsOf({ ...c, position: 0 }, { ...a, position: 1 })).toEqual(["8", "3"]);
  });

  it("stay with a block that was changed, as long as its prefix or its first address is the same", () => {
    expect(idsOf({ prefix: "a", title: "new" }, { urls: ["http://c", "http://d"] })).toEqual(["3", "8"]);
    expect(idsOf({ prefix: "z", urls: ["http://a"] })).toEqual(["3"]);
    expect(idsOf({ prefix: "z", urls: ["http://x"] })).toEqual(["10"]);
  });

  it("go first to the same block, then to the one of the same prefix, then to that of the same address", () => {
    expect(idsOf({ prefix: "a", title: "like it" }, a)).toEqual(["10", "3"]);
    expect(idsOf({ prefix: "z", urls: ["http://a"] }, { prefix: "a" })).toEqual(["10", "3"]);
  });

  it("are new ones for new blocks, that nobody had", () => {
    expect(idsOf({ prefix: "new" }, a, {}, { urls: [] })).toEqual(["10", "3", "11", "12"]);
    expect(
      assignBlockIds({ sources: { "0": { prefix: "new" } } }, previous, testEntities, known)["sources"]?.last,
    ).toBe(10);
  });

  it("go to twins in their order, each once", () => {
    const twins = { sources: { "3": b, "5": b, "8": b } };
    const ids = (count: number) =>
      assignBlockIds(
        { sources: Object.fromEntries(Array.from({ length: count }, (_, at) => [at, b])) },
        twins,
        testEntities,
        known,
      )["sources"]?.ids;
    expect(ids(2)).toEqual(["3", "5"]);
    expect(ids(4)).toEqual(["3", "5", "8", "10"]);
  });

  it("are not told by what is no plain value: two addresses with settings of their own may be anything", () => {
    const rich = { sources: { "3": { prefix: { a: 1 }, urls: [{ url: "http://a" }] } } };
    const found = assignBlockIds(
      { sources: { "0": { title: "new", prefix: { a: 1 }, urls: [{ url: "http://a" }] } } },
      rich,
      testEntities,
      { sources: { ids: ["3"], last: 3 } },
    );
    expect(found).toEqual({ sources: { ids: ["4"], last: 4 } });
  });

  it("follow the places of more than ten blocks by number", () => {
    const many = Array.from({ length: 12 }, (_, at): JsonObject => ({ prefix: `p${at}` }));
    const config = { sources: Object.fromEntries(many.map((block, at) => [at, block]).toReversed()) };
    const ids = many.map((_, at) => String(at + 1));
    const before = { sources: Object.fromEntries(many.map((block, at) => [ids[at] ?? "", block])) };
    expect(assignBlockIds(config, before, testEntities, { sources: { ids, last: 12 } })["sources"]?.ids).toEqual(ids);
  });

  it("are none where there are no blocks, and begin at one where there were none before", () => {
    expect(assignBlockIds({}, previous, testEntities, known)).toEqual({ sources: { ids: [], last: 9 } });
    expect(assignBlockIds({ sources: { "0": a }, streams: { news: {} } }, {}, testEntities, {})).toEqual({
      sources: { ids: ["1"], last: 1 },
    });
  });
});
