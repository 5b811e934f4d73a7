import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { itemIds } from "../../../src/model/merge/listItems.ts";
import { mergeLists } from "../../../src/model/merge/mergeLists.ts";

const byUrl = { key: "url", bareKey: true } as const;
const byValue = { key: "$value" } as const;
const byPlace = { key: "$index" } as const;

describe("naming the items of a list", () => {
  it("goes by the key, and by occurrence where keys are equal", () => {
    const list = ["udp://a", { url: "udp://b" }, { url: "udp://a", priority: "2" }, {}];
    expect(itemIds(list, byUrl)).toEqual(["udp://a", "udp://b", "udp://a #2", "null"]);
    expect(itemIds([80, "80", "1.2.3.4:80"], byValue)).toEqual(["80", "80 #2", "1.2.3.4:80"]);
    expect(
      itemIds(
        [
          [0, 2359],
          [0, 2359],
        ],
        byPlace,
      ),
    ).toEqual(["0", "1"]);
  });
});

describe("merging lists", () => {
  it("keeps every wish of both sides where they touch different items", () => {
    const merged = mergeLists(["a", "b", "c"], ["b", "c", "mine"], ["a", "b", "theirs"], byValue);
    expect(merged).toEqual({ list: ["b", "theirs", "mine"], conflicts: [] });
  });

  it("keeps the order of the side that moved items", () => {
    expect(mergeLists(["a", "b", "c"], ["c", "a", "b"], ["a", "b", "c", "d"], byValue).list).toEqual([
      "c",
      "d",
      "a",
      "b",
    ]);
    expect(mergeLists(["a", "b", "c"], ["a", "b", "c", "d"], ["c", "a", "b"], byValue).list).toEqual([
      "c",
      "d",
      "a",
      "b",
    ]);
  });

  it("tells a conflict of the whole list when both moved items differently", () => {
    const { list, conflicts } = mergeLists(["a", "b", "c"], ["b", "a", "c"], ["a", "c", "b"], byValue);
    expect(list).toEqual(["b", "a", "c"]);
    expect(conflicts).toEqual([
      { item: undefined, base: ["a", "b", "c"], mine: ["b", "a", "c"], theirs: ["a", "c", "b"] },
    ]);
  });

  it("tells an empty list from an absent one", () => {
    expect(mergeLists(["a"], [], ["a"], byValue).list).toEqual([]);
    expect(mergeLists(["a"], undefined, ["a"], byValue).list).toBeUndefined();
    expect(mergeLists(undefined, [], undefined, byValue).list).toEqual([]);
    expect(mergeLists([], [], undefined, byValue).list).toBeUndefined();
    expect(mergeLists(undefined, undefined, ["a"], byValue).list).toEqual(["a"]);
  });

  it("goes place by place where the place is the identity and nobody changed the length", () => {
    const merged = mergeLists(
      [
        [0, 1],
        [2, 3],
      ],
      [
        [0, 9],
        [2, 3],
      ],
      [
        [0, 1],
        [2, 8],
      ],
      byPlace,
    );
    expect(merged).toEqual({
      list: [
        [0, 9],
        [2, 8],
      ],
      conflicts: [],
    });
    expect(mergeLists([[0, 1]], [[0, 2]], [[0, 3]], byPlace).conflicts).toMatchObject([{ item: "0" }]);
    expect(mergeLists([[0, 1]], [], [[0, 3]], byPlace).conflicts).toMatchObject([{ item: undefined }]);
    expect(mergeLists([[0, 1]], [], [[0, 1]], byPlace)).toEqual({ list: [], conflicts: [] });
  });

  const a = { url: "a", priority: "1", agent: "x" };
  const merge = (mine: Json[] | undefined, theirs: Json[] | undefined, base: Json[] | undefined = [a]) =>
    mergeLists(base, mine, theirs, byUrl);

  it("brings changes of different properties of one item together", () => {
    const both = { url: "a", priority: "2", agent: "y" };
    expect(merge([{ ...a, priority: "2" }], [{ ...a, agent: "y" }])).toEqual({ list: [both], conflicts: [] });
    expect(merge([{ url: "a", priority: "1" }], [{ ...a, priority: "2", more: 1 }])).toEqual({
      list: [{ url: "a", priority: "2", more: 1 }],
      conflicts: [],
    });
    expect(merge([{ ...a, priority: "2" }], [{ ...a, priority: "2", agent: "y" }])).toEqual({
      list: [both],
      conflicts: [],
    });
    const bare = merge([{ url: "a", toString: "1" }], [{ url: "a", agent: "y" }], ["a"]);
    expect(bare).toEqual({ list: [{ url: "a", toString: "1", agent: "y" }], conflicts: [] });
  });

  it("tells a conflict of the item where both did different things to it, and lets mine stand", () => {
    const [mine, theirs] = [
      { ...a, priority: "2" },
      { ...a, priority: "3", agent: "y" },
    ];
    expect(merge([mine], [theirs])).toEqual({ list: [mine], conflicts: [{ item: "a", base: a, mine, theirs }] });
    expect(merge([mine], [])).toEqual({ list: [mine], conflicts: [{ item: "a", base: a, mine, theirs: undefined }] });
    expect(merge([], [theirs])).toEqual({
      list: [],
      conflicts: [{ item: "a", base: a, mine: undefined, theirs }],
    });
    expect(merge([mine], [theirs], [])).toEqual({
      list: [mine],
      conflicts: [{ item: "a", base: undefined, mine, theirs }],
    });
    expect(merge([mine], [mine])).toEqual({ list: [mine], conflicts: [] });
    expect(merge([], [])).toEqual({ list: [], conflicts: [] });
  });

  it("takes items without names as one value, of which one side is kept where both changed it", () => {
    const whole = (base: Json[] | undefined, mine: Json[] | undefined, theirs: Json[] | undefined) =>
      mergeLists(base, mine, theirs, undefined);
    expect(whole([{ p: 1 }], [{ p: 1 }], [{ p: 2 }])).toEqual({ list: [{ p: 2 }], conflicts: [] });
    expect(whole([{ p: 1 }], [{ p: 2 }], [{ p: 1 }])).toEqual({ list: [{ p: 2 }], conflicts: [] });
    expect(whole([{ p: 1 }], [{ p: 2 }], [{ p: 2 }])).toEqual({ list: [{ p: 2 }], conflicts: [] });
    expect(whole([{ p: 1 }], undefined, [{ p: 1 }])).toEqual({ list: undefined, conflicts: [] });
    for (const [base, mine, theirs] of [
      [[{ p: 1, q: 1 }], [{ p: 2, q: 1 }], [{ p: 1, q: 2 }]],
      [[{ p: 1 }], undefined, [{ p: 2 }]],
      [undefined, [{ p: 1 }], [{ p: 2 }]],
      [[{ p: 1 }], [{ p: 2 }], undefined],
    ] as const) {
      const conflicts = [{ item: undefined, base, mine, theirs }];
      expect(whole(base?.slice(), mine?.slice(), theirs?.slice())).toEqual({ list: mine, conflicts });
    }
  });

  it("goes place by place only while all three are as long", () => {
    const placed = (
      mine: Json[] | undefined,
      theirs: Json[] | undefined,
      base: Json[] | undefined = [{ p: 1, q: 1 }],
    ) => mergeLists(base, mine, theirs, byPlace);
    expect(placed([{ p: 2, q: 1 }], [{ p: 1, q: 2 }])).toEqual({ list: [{ p: 2, q: 2 }], conflicts: [] });
    const [base, mine, theirs] = [
      { p: 1, q: 1 },
      { p: 2, q: 1 },
      { p: 3, q: 1 },
    ];
    expect(placed([mine], [theirs])).toEqual({ list: [mine], conflicts: [{ item: "0", base, mine, theirs }] });
    for (const [one, other] of [
      [[mine, mine], [theirs]],
      [[mine], [theirs, theirs]],
      [undefined, [theirs]],
      [[mine], undefined],
    ])
      expect(placed(one, other).conflicts).toMatchObject([{ item: undefined }]);
    expect(mergeLists(undefined, [mine], [theirs], byPlace).conflicts).toMatchObject([{ item: undefined }]);
  });

  it("keeps the stored form of an item that only the other side wrote differently", () => {
    const merged = mergeLists(["udp://a"], ["udp://a", "udp://b"], [{ url: "udp://a" }], byUrl);
    expect(merged).toEqual({ list: [{ url: "udp://a" }, "udp://b"], conflicts: [] });
  });

  const items = fc.array(fc.constantFrom<Json>("a", "b", "c", { url: "a", p: 1 }, { url: "b", p: 2 }, { url: "d" }), {
    maxLength: 5,
  });

  const namedItems = items.map((list) => {
    const ids = itemIds(list, byUrl);
    return list.filter((_, index) => !ids[index]?.includes("#"));
  });

  it("never loses an item neither side removed, nor brings back one that a side removed untouched", () => {
    fc.assert(
      fc.property(namedItems, namedItems, namedItems, (base, mine, theirs) => {
        const { list } = mergeLists(base, mine, theirs, byUrl);
        const [ofBase, ofMine, ofTheirs, merged] = [base, mine, theirs, list ?? []].map((each) => itemIds(each, byUrl));
        for (const id of ofMine ?? []) if (ofTheirs?.includes(id)) expect(merged).toContain(id);
        for (const id of ofTheirs ?? []) if (!ofBase?.includes(id)) expect(merged).toContain(id);
        for (const id of ofMine ?? []) if (!ofBase?.includes(id)) expect(merged).toContain(id);
        for (const id of ofBase ?? [])
          if (!ofMine?.includes(id) && !ofTheirs?.includes(id)) expect(merged).not.toContain(id);
        for (const id of ofBase ?? []) if (!ofMine?.includes(id)) expect(merged).not.toContain(id);
        expect(merged?.length).toBe(list?.length);
      }),
      { numRuns: 500 },
    );
  });

  it("counts the occurrences of equal items", () => {
    expect(mergeLists(["a"], ["a", "a"], ["a", "b"], byValue)).toEqual({ list: ["a", "b", "a"], conflicts: [] });
    expect(mergeLists(["a", "a"], ["a"], ["a", "a", "b"], byValue)).toEqual({ list: ["a", "b"], conflicts: [] });
  });

  it("gives theirs when I changed nothing, and mine when they did not", () => {
    fc.assert(
      fc.property(items, items, (base, changed) => {
        expect(mergeLists(base, base, changed, byUrl)).toEqual({ list: changed, conflicts: [] });
        expect(mergeLists(base, changed, base, byUrl)).toEqual({ list: changed, conflicts: [] });
      }),
    );
  });
});
