import { describe, expect, it } from "vitest";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import {
  fromPlaces,
  giveKeys,
  keysInOrder,
  pointerFromPlace,
  pointerToPlace,
  toPlaces,
} from "../../../src/model/config/serverKeys.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

const keys = { sources: { ids: ["4", "7"], last: 7 } };
const [first, second, third] = [{ urls: ["http://a"] }, { urls: ["http://b"] }, { urls: ["http://c"] }];

describe("a pointer at an entity that has an id of the server's", () => {
  it.each([
    ["/sources/1", "/sources/7"],
    ["/sources/0/urls/1", "/sources/4/urls/1"],
  ])("names it by its place in the text, %s, or by its id, %s", (inText, inConsole) => {
    expect(pointerFromPlace(inText, keys)).toBe(inConsole);
    expect(pointerToPlace(inConsole, keys)).toBe(inText);
  });

  it.each(["", "/loglevel", "/sources", "/sources/9", "/streams/1/title", "/dvrs/1/disks/1", "/edit_auth/1"])(
    "is as it is for what has none: %s",
    (pointer) => {
      expect([pointerFromPlace(pointer, keys), pointerToPlace(pointer, keys)]).toEqual([pointer, pointer]);
    },
  );
});

describe("a config as it is read from the text", () => {
  it("has ids where the text has places, and the rest as it is", () => {
    const config = { loglevel: "debug", streams: { "0": {} }, sources: { "0": first, "1": second } };
    expect(fromPlaces(config, keys)).toEqual({ ...config, sources: { "4": first, "7": second } });
  });

  it("keeps the place of a block that has no id yet", () => {
    expect(fromPlaces({ sources: { "1": second, "2": third } }, keys)).toEqual({
      sources: { "7": second, "2": third },
    });
  });

  it("gets no collection that it has not, and keeps one that is none", () => {
    expect(fromPlaces({ loglevel: "debug" }, keys)).toEqual({ loglevel: "debug" });
    expect(fromPlaces({ sources: 1 }, keys)).toEqual({ sources: 1 });
  });
});

describe("a delta as the text takes it", () => {
  it("has places where the console has ids, and the rest as it is", () => {
    const delta = { loglevel: "debug", streams: { "4": null }, sources: { "7": null, "4": first } };
    expect(toPlaces(delta, keys)).toEqual({ ...delta, sources: { "1": null, "0": first } });
  });

  it("numbers what is not in the text yet downwards from -1", () => {
    expect(toPlaces({ sources: { "8": second, "4": first, "9": third } }, keys)).toEqual({
      sources: { "-1": second, "0": first, "-2": third },
    });
  });

  it("gets no collection that it has not, and keeps the removal of a whole one", () => {
    expect(toPlaces({}, keys)).toEqual({});
    expect(toPlaces({ sources: null }, keys)).toEqual({ sources: null });
  });
});

describe("the ids of a config", () => {
  it("stand in the order of the blocks, with the highest one ever given", () => {
    const config = {
      sources: { "2": { position: 1 }, "5": { position: 2 }, "9": { position: 0 } },
      streams: { a: {} },
    };
    expect(keysInOrder(config, configEntities, { sources: { ids: [], last: 12 } })).toEqual({
      sources: { ids: ["9", "2", "5"], last: 12 },
    });
    expect(keysInOrder(config, configEntities, {})).toEqual({ sources: { ids: ["9", "2", "5"], last: 0 } });
  });

  it("stand by their positions where the kind names no order, one without a position first", () => {
    const config = { sources: { "2": { position: 3 }, "5": { position: 1 }, "9": {} } };
    expect(keysInOrder(config, [testEntities.mirror], keys)).toEqual({ sources: { ids: ["9", "5", "2"], last: 7 } });
  });

  it("are none where there is no such collection, or nothing is in it", () => {
    const none = { sources: { ids: [], last: 7 } };
    expect(keysInOrder({}, configEntities, keys)).toEqual(none);
    expect(keysInOrder({ sources: "x" }, configEntities, keys)).toEqual(none);
  });

  it("are kept of no kind that has no collection", () => {
    const user = { ...testEntities.server, serverKeys: true as const };
    expect(keysInOrder({ undefined: { "1": {} } }, [user, testEntities.mirror], keys)).toEqual({
      sources: { ids: [], last: 7 },
    });
  });
});

describe("what is created", () => {
  const given = (sources: JsonObject, known: Parameters<typeof giveKeys>[2] = keys) =>
    giveKeys({ sources }, configEntities, known);

  it("gets ids that were never given before", () => {
    expect(given({ "-1": first, "-2": second })).toEqual({
      delta: { sources: { "8": first, "9": second } },
      keys: { sources: { ids: ["4", "7"], last: 9 } },
    });
  });

  it("gets the first ids where none were ever given", () => {
    expect(given({ "-1": first, "-2": second }, {})).toEqual({
      delta: { sources: { "1": first, "2": second } },
      keys: { sources: { ids: [], last: 2 } },
    });
  });

  it("is not what has an id already, which it keeps", () => {
    const known = { sources: { ids: ["4", "12"], last: 12 } };
    const sources = { "0": first, "3": null, "4": second, "12": third };
    expect(given(sources, known)).toEqual({ delta: { sources }, keys: known });
  });

  it.each(["8", "30", "01", "1.5", "1e0", "new"])("gets an id of its own when it asks for %s", (asked) => {
    expect(given({ [asked]: first })).toEqual({
      delta: { sources: { "8": first } },
      keys: { sources: { ids: ["4", "7"], last: 8 } },
    });
  });

  it("is nothing where the removal of something unknown is asked for", () => {
    expect(given({ "-1": null, "30": null })).toEqual({ delta: { sources: {} }, keys });
  });

  it("leaves the rest of the delta and the ids of other collections as they are", () => {
    const delta = { loglevel: "debug", streams: { "-1": { title: "A" } }, sources: { "-1": first } };
    const known = { ...keys, others: { ids: ["1"], last: 3 } };
    expect(giveKeys(delta, configEntities, known)).toEqual({
      delta: { ...delta, sources: { "8": first } },
      keys: { ...known, sources: { ids: ["4", "7"], last: 8 } },
    });
    expect(known.sources.last).toBe(7);
  });

  it("is nothing where a collection is removed as a whole, or is not in the delta", () => {
    expect(giveKeys({ sources: null }, configEntities, keys)).toEqual({ delta: { sources: null }, keys });
    expect(giveKeys({}, configEntities, keys)).toEqual({ delta: {}, keys });
  });
});
