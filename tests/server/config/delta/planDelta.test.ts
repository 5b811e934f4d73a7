import { describe, expect, it } from "vitest";
import type { ConfigEntity } from "../../../../src/model/config/configEntities.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { forgottenBase } from "../../../../server/config/delta/missingEntities.ts";
import { planDelta } from "../../../../server/config/delta/planDelta.ts";
import { testEntities } from "../../support/testEntities.ts";

type Input = Parameters<typeof planDelta>[0];

const current: JsonObject = {
  loglevel: "info",
  http: [80],
  streams: {
    news: { name: "news", title: "News", urls: ["udp://239.0.0.1:1"], position: 0 },
    nature: { name: "nature", title: "Nature", urls: ["copy://news"], position: 1 },
  },
  sources: { "2": { urls: ["a"], position: 0 }, "4": { urls: ["b"], position: 1 } },
};
const keys = { sources: { ids: ["2", "4"], last: 4 } };

const plan = (delta: JsonObject, input: Partial<Input> = {}) =>
  planDelta({ delta, base: current, current, rev: 7, keys, entities: testEntities, ...input });
const configAfter = (delta: JsonObject, input: Partial<Input> = {}) => plan(delta, input).config;

/** An entity that is known by its key alone, and reports something. */
const peer: ConfigEntity = {
  name: "peer",
  collection: "peers",
  runtime: ["state"],
  label: "peer",
  plural: "peers",
  pages: [],
  fields: {},
};

describe("a delta", () => {
  it("is merged into the config as it is now, which stays itself", () => {
    const before = structuredClone(current);
    expect(configAfter({ http: null, streams: { news: { title: "Late" } } })).toEqual({
      loglevel: "info",
      streams: { news: newsWith({ title: "Late" }), nature: natureNow() },
      sources: current["sources"],
    });
    expect(current).toEqual(before);
  });

  it("is no delta of what somebody has deleted meanwhile, and says so", () => {
    const base = { ...current, vods: { films: { prefix: "films", root: "/a" } } };
    expect(() => plan({ vods: { films: { root: "/b" } } }, { base })).toThrow(
      expect.objectContaining({
        kind: "gone",
        message: '"films" is no longer in the config: somebody deleted or renamed it.',
        details: { pointer: "/vods/films", rev: 7 },
      }),
    );
  });

  it("is refused where it edits what never was there", () => {
    expect(() => plan({ vods: { films: { root: "/b" } } })).toThrow(
      expect.objectContaining({
        kind: "invalid",
        details: expect.objectContaining({ problems: [expect.objectContaining({ pointer: "/vods/films/prefix" })] }),
      }),
    );
  });

  it("is refused where others have saved other values since, and merged where they have not", () => {
    const base = { ...current, loglevel: "error", http: [81] };
    expect(() => plan({ loglevel: "debug" }, { base })).toThrow(
      expect.objectContaining({
        kind: "conflict",
        details: {
          rev: 7,
          conflicts: [{ pointer: "/loglevel", base: "error", mine: "debug", theirs: "info" }],
        },
      }),
    );
    expect(configAfter({ notify: "x" }, { base })).toEqual({ ...current, notify: "x" });
    // Of a revision that is not kept anything may have changed.
    expect(() => plan({ loglevel: "debug" }, { base: forgottenBase })).toThrow(
      expect.objectContaining({ kind: "conflict" }),
    );
  });

  it("takes nothing of what the server only reports, so that what was read can be sent back", () => {
    const read = { loglevel: "debug", stats: { cpu: 1 }, now_ms: 5, streams: { news: { title: "Late", stats: {} } } };
    expect(configAfter(read)).toEqual({
      ...current,
      loglevel: "debug",
      streams: { news: newsWith({ title: "Late" }), nature: natureNow() },
    });
    // What is called so elsewhere is a setting.
    expect(configAfter({ streams: { news: { servers: 1 } } })["streams"]).toMatchObject({ news: { servers: 1 } });
    expect(configAfter({ vods: { films: { prefix: "films", stats: 1, files: 2 } } })["vods"]).toEqual({
      films: { prefix: "films", stats: 1, position: 0 },
    });
  });

  it("removes what it sets to null, one thing or all of a kind", () => {
    const { news } = Object(current["streams"]);
    expect(configAfter({ streams: { nature: null } })["streams"]).toEqual({ news });
    expect(configAfter({ streams: null })).not.toHaveProperty("streams");
  });

  it("makes nothing of an entry that says nothing, or only reports", () => {
    for (const delta of [
      { streams: { ghost: {} }, vods: { ghost: { files: 1 } }, sources: { "-1": {} } },
      { streams: { ghost: { stats: { alive: true } }, news: {} } },
      { vods: {} },
    ])
      expect(configAfter(delta)).toEqual(current);
    expect(configAfter({ streams: { ghost: {}, world: { name: "world" } } })["streams"]).toMatchObject({ world: {} });
    expect(configAfter({ streams: { ghost: {}, world: { name: "world" } } })["streams"]).not.toHaveProperty("ghost");
  });

  it("makes an empty one of a kind that is known by its key alone, but of nothing that only reports", () => {
    const entities = [...testEntities, peer];
    expect(configAfter({ peers: { one: {}, other: { state: "up" } } }, { entities })).toEqual({
      ...current,
      peers: { one: {} },
    });
    expect(configAfter({ peers: { other: { state: "up" } } }, { entities })).toEqual(current);
  });

  it("gives new blocks without a name the next numbers, that nobody had", () => {
    const { config, keys: after } = plan({ sources: { "-1": { urls: ["c"] }, "2": null } });
    expect(config["sources"]).toEqual({ "4": { urls: ["b"], position: 0 }, "5": { urls: ["c"], position: 1 } });
    expect(after).toEqual({ sources: { ids: ["4", "5"], last: 5 } });
  });

  it("numbers what is ordered anew, without gaps", () => {
    const { streams } = configAfter({ streams: { world: { name: "world", position: 0 } } });
    expect(
      Object.entries(Object(streams)).map(([key, value]) => [key, Reflect.get(Object(value), "position")]),
    ).toEqual([
      ["news", 1],
      ["nature", 2],
      ["world", 0],
    ]);
  });
});

describe("a rename in a delta", () => {
  const renamed = { streams: { news: null, world: { name: "world", title: "News", urls: ["udp://239.0.0.1:1"] } } };

  it("is found, and keeps its place", () => {
    const { config, renames } = plan(renamed);
    expect(renames).toEqual([{ from: ["streams", "news"], to: ["streams", "world"] }]);
    expect(config["streams"]).toEqual({
      world: { ...renamed.streams.world, position: 0 },
      nature: natureNow(),
    });
  });

  it("takes along what refers to it", () => {
    const before = {
      dvrs: { main: { name: "main", root: "/a" } },
      streams: { news: { name: "news", dvr: { reference: "main" }, position: 0 } },
    };
    const delta = { dvrs: { main: null, archive: { name: "archive", root: "/a" } } };
    expect(configAfter(delta, { base: before, current: before })).toEqual({
      dvrs: { archive: { name: "archive", root: "/a" } },
      streams: { news: { name: "news", dvr: { reference: "archive" }, position: 0 } },
    });
  });

  it("is the one that is told, where one is, and in other collections the one that is found", () => {
    const vods = { films: { prefix: "films", root: "/a", position: 0 } };
    const base = { ...current, vods };
    const delta = { ...renamed, vods: { films: null, cinema: { prefix: "cinema", root: "/a" } } };
    const found = { from: ["vods", "films"], to: ["vods", "cinema"] };
    const told = { from: ["streams", "news"], to: ["streams", "nature"] };
    const over = { base, current: base };
    expect(plan(delta, { ...over, toldRenames: { collection: "streams", renames: [told] } }).renames).toEqual([
      found,
      told,
    ]);
    expect(plan(delta, { ...over, toldRenames: { collection: "streams", renames: [] } }).renames).toEqual([found]);
    expect(plan(delta, over).renames).toHaveLength(2);
  });
});

describe("a whole config in place of another", () => {
  const whole = { $reset: true, loglevel: "debug", streams: { news: newsWith({ position: 5, stats: {} }) } };

  it("leaves nothing of the one before, and nothing of what is only reported", () => {
    const { config, keys: after, renames } = plan({ ...whole, sources: { "-1": { urls: ["c"] } } });
    expect(config).toEqual({
      loglevel: "debug",
      streams: { news: newsWith({ position: 0 }) },
      sources: { "5": { urls: ["c"], position: 0 } },
    });
    expect(after).toEqual({ sources: { ids: ["5"], last: 5 } });
    expect(renames).toEqual([]);
  });

  it("is one only where that is said", () => {
    expect(configAfter({ ...whole, $reset: false })).toMatchObject({ loglevel: "debug", http: [80] });
    expect(configAfter({ ...whole, $reset: false })).not.toHaveProperty("$reset");
  });

  it("is refused where it would take back what others have changed, removed or added since", () => {
    const { http: _, ...others } = current;
    const before = { ...others, loglevel: "error", notify: "x" };
    const mine = { ...before, streams: { news: newsWith({ position: 0 }) } };
    expect(() => plan({ ...mine, $reset: true }, { base: before })).toThrow(
      expect.objectContaining({
        kind: "conflict",
        details: {
          rev: 7,
          conflicts: [
            { pointer: "/loglevel", base: "error", mine: "error", theirs: "info" },
            { pointer: "/notify", base: "x", mine: "x", theirs: null },
            { pointer: "/http", base: null, mine: null, theirs: [80] },
          ],
        },
      }),
    );
  });

  it("is refused where it lacks a setting that others have given to something in it since", () => {
    const { title: _, ...bare } = newsWith({});
    const before = { ...current, streams: { news: bare, nature: natureNow() } };
    expect(() => plan({ ...before, $reset: true }, { base: before })).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({
          conflicts: [{ pointer: "/streams/news/title", base: null, mine: null, theirs: "News" }],
        }),
      }),
    );
  });

  it("is taken where it was made for another one, and others have touched nothing in it", () => {
    const before = { ...current, http: [81] };
    const mine = { ...current, streams: { nature: natureNow() }, http: [80] };
    expect(configAfter({ ...mine, $reset: true }, { base: before })).toEqual({
      ...mine,
      streams: { nature: { ...natureNow(), position: 0 } },
    });
  });
});

function newsWith(changes: JsonObject) {
  return { name: "news", title: "News", urls: ["udp://239.0.0.1:1"], position: 0, ...changes };
}

function natureNow() {
  return { name: "nature", title: "Nature", urls: ["copy://news"], position: 1 };
}
