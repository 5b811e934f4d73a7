import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ItemIds } from "../../src/forms/session/ItemIds.ts";

describe("ItemIds", () => {
  it("keeps the ids of all items while one of many equal ones is edited", () => {
    const ids = new ItemIds("$index");
    const track = { codec: "h264" };
    const before = ids.of([track, track, track, track]);
    expect(ids.of([{ codec: "hevc" }, track, track, track])).toEqual(before);
  });

  it("keeps an item's id while its key is edited", () => {
    const ids = new ItemIds("url");
    const before = ids.of([{ url: "a" }, { url: "b" }]);
    expect(ids.of([{ url: "ax" }, { url: "b" }])).toEqual(before);
  });

  it("follows an item to its new place", () => {
    const ids = new ItemIds("url");
    const [a, b] = ids.of([{ url: "a" }, { url: "b" }]);
    const after = ids.of([{ url: "new" }, { url: "b", buffer: 1 }, { url: "a" }]);
    expect([after[2], after[1]]).toEqual([a, b]);
    expect([a, b]).not.toContain(after[0]);
  });

  it("gives the spare id to an item put at the end, and takes the right one away", () => {
    const ids = new ItemIds("$value");
    const [first, second, spare] = ids.of(["x", "x"]);
    expect(ids.of(["x", "x", "x"]).slice(0, 3)).toEqual([first, second, spare]);
    ids.remove(1);
    expect(ids.of(["x", "x"]).slice(0, 2)).toEqual([first, spare]);
  });

  it("never gives one id to two items", () => {
    const list = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom("$value", "$index"), fc.array(list, { minLength: 1, maxLength: 5 }), (key, lists) => {
        const ids = new ItemIds(key);
        for (const items of lists) {
          const given = ids.of(items);
          expect(given).toHaveLength(items.length + 1);
          expect(new Set(given).size).toBe(given.length);
          expect(ids.of([...items])).toEqual(given);
        }
      }),
    );
  });
});
