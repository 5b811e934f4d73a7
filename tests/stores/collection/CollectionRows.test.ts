import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { itemRow, type ListRow, type ListView } from "../../../src/model/collection/listRows.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { locationRows } from "../../../src/model/media/locationRows.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { CollectionRows, readMember, type RowLayout } from "../../../src/stores/collection/CollectionRows.ts";

const plainView: ListView = { query: "", filters: [], sorting: undefined, opened: new Set() };

function configOf(tree: JsonObject): ConfigStore {
  const config = new ConfigStore();
  config.replace(tree, 1);
  return config;
}

/** A list of streams that is looked at; `reads` counts how often it was read anew. */
function watchStreams(view: Partial<ListView> = {}, layout?: RowLayout) {
  const config = configOf({
    streams: {
      sport: { name: "sport", title: "Arena", position: 1 },
      news: { name: "news", title: "Evening", position: 0 },
    },
  });
  const rows = new CollectionRows(config, entities.stream, { ...plainView, ...view }, layout);
  let reads = 0;
  const stop = autorun(() => {
    reads += 1;
    void rows.total;
    void rows.shown;
  });
  const peeks = vi.spyOn(config, "peek");
  return { config, rows, stop, reads: () => reads, peeks };
}

function watch(query = "") {
  const config = new ConfigStore();
  config.replace({ lives: { a: { prefix: "a", streams: { "a/1": { name: "a/1", stats: { bitrate: 1 } } } } } }, 1);
  let runs = 0;
  const view = { query, filters: [], sorting: undefined, opened: new Set<string>() };
  const rows = new CollectionRows(config, entities.location, view, {
    membersIn: "streams",
    rowsOf: (...all) => {
      runs += 1;
      return locationRows(...all);
    },
  });
  const seen: (readonly { readonly id: string }[])[] = [];
  const stop = autorun(() => seen.push(rows.shown));
  return { config, rows, seen, stop, runs: () => runs, ids: () => seen.at(-1)?.map(({ id }) => id) };
}

describe("CollectionRows", () => {
  it("follows what comes and goes, and keeps the rows that stay", () => {
    const { config, seen, ids } = watch();
    config.merge({ lives: { a: { streams: { "a/2": { name: "a/2" } } } } }, undefined);
    expect(ids()).toEqual(["item/a", "published/a/a/1", "published/a/a/2"]);
    expect(seen[1]?.[1]).toBe(seen[0]?.[1]);
    config.merge({ lives: { a: { streams: { "a/1": null } }, b: { prefix: "b" } } }, 2);
    expect(ids()).toEqual(["item/a", "published/a/a/2", "item/b"]);
    config.replace({}, 3);
    expect(ids()).toEqual([]);
  });

  it("does nothing for figures alone, unless they decide what is shown", () => {
    const figures = { lives: { a: { streams: { "a/1": { stats: { bitrate: 2 } } } } } };
    const plain = watch();
    plain.config.merge(figures, undefined);
    expect(plain.runs()).toBe(1);
    const searched = watch("a");
    searched.config.merge(figures, undefined);
    expect(searched.runs()).toBe(2);
    expect(searched.seen).toHaveLength(1);
  });

  it("leaves other lists alone, and follows nothing once nobody looks", () => {
    const { config, runs, stop } = watch();
    config.merge({ streams: { news: { name: "news" } } }, 2);
    expect(runs()).toBe(1);
    stop();
    config.merge({ lives: { b: { prefix: "b" } } }, 3);
    expect(runs()).toBe(1);
  });

  it("is quick over ten thousand published streams", () => {
    const { config, rows } = watch("a");
    const streams = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`a/${index}`, { name: `a/${index}`, stats: { bitrate: index } }]),
    );
    config.merge({ lives: { a: { streams } } }, undefined);
    const before = performance.now();
    config.merge({ lives: { a: { streams: { "a/7": { stats: { bitrate: 5 } } } } } }, undefined);
    expect(rows.shown).toHaveLength(10_001);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe("the rows of a list of streams", () => {
  it("are its items, all of which are counted, those found among them", () => {
    const { rows } = watchStreams();
    expect([rows.all, rows.total, rows.keys]).toEqual([["news", "sport"], 2, ["news", "sport"]]);
    const found = watchStreams({ query: "ARENA " }).rows;
    expect([found.total, found.keys], "by a setting that its list searches").toEqual([2, ["sport"]]);
  });

  it("are none where the config has none, or something else than items", () => {
    const { config, rows } = watchStreams();
    config.replace({}, 2);
    expect([rows.total, rows.shown]).toEqual([0, []]);
    config.replace({ streams: ["news"] }, 3);
    expect([rows.total, rows.shown]).toEqual([0, []]);
  });

  it("are called as their schema says, or as the list says", () => {
    const { config, rows } = watchStreams();
    expect(rows.titleOf("news")).toBe("news");
    const own = new CollectionRows(config, entities.stream, plainView, {
      titleOf: (item) => (JSON.stringify(item)?.includes("Evening") ? "The evening news" : undefined),
    });
    expect([own.titleOf("news"), own.titleOf("sport")]).toEqual(["The evening news", "sport"]);
  });

  it("are not looked at for figures, though they are searched: no figure decides there", () => {
    const { config, peeks } = watchStreams({ query: "e" });
    config.merge({ streams: { news: { stats: { bitrate: 1 } } } }, undefined);
    expect(peeks).not.toHaveBeenCalled();
  });

  it("are read anew where a setting of one changes, figures of it or of others beside it", () => {
    const { config, rows } = watchStreams({ query: "arena" });
    expect(rows.keys).toEqual(["sport"]);
    config.merge({ streams: { sport: { stats: { bitrate: 1 } }, news: { title: "Arena too" } } }, 2);
    expect(rows.keys).toEqual(["news", "sport"]);
    config.merge({ streams: { sport: { stats: { bitrate: 2 }, title: "Stadium" } } }, 3);
    expect(rows.keys).toEqual(["news"]);
  });

  it("are drawn no more once nobody looks, and the config calls nobody", () => {
    const config = configOf({ streams: { news: { name: "news" } } });
    const stopped = vi.fn();
    vi.spyOn(config, "onChange").mockReturnValue(stopped);
    const rows = new CollectionRows(config, entities.stream, plainView);
    const stop = autorun(() => void rows.shown);
    expect(stopped).not.toHaveBeenCalled();
    stop();
    expect(stopped).toHaveBeenCalledOnce();
  });

  it("are drawn anew for another stream in the place of one, with as many as before", () => {
    const { config, rows } = watchStreams();
    config.merge({ streams: { news: null, gate: { name: "gate", position: 0 } } }, 2);
    expect(rows.keys).toEqual(["gate", "sport"]);
  });
});

describe("a list that is narrowed", () => {
  const narrowed = (view: Partial<ListView>, layout?: RowLayout) => watchStreams(view, layout).rows.isNarrowed;
  const filters: ListView["filters"] = ["online"];

  it("has words to be found, or filters where it knows any", () => {
    expect(narrowed({})).toBe(false);
    expect(narrowed({ query: "  " }), "spaces are no words").toBe(false);
    expect(narrowed({ query: "news" })).toBe(true);
    expect(narrowed({ filters }), "filters that it does not know").toBe(false);
    expect(narrowed({ filters }, { rowsOf: () => [] })).toBe(true);
    expect(narrowed({}, { rowsOf: () => [] })).toBe(false);
  });
});

describe("a list with rows below its items", () => {
  const fold = (count: number, isOpen: boolean): ListRow => ({ kind: "fold", id: "fold/a", owner: "a", count, isOpen });
  const lives = { a: { prefix: "z" }, b: { prefix: "y", streams: { "b/1": { name: "b/1" } } } };

  /** A list of locations whose rows are what the test says. */
  function watchFolds(view: Partial<ListView> = {}) {
    const config = configOf({ lives: structuredClone(lives) });
    const given: (readonly string[])[] = [];
    const below = { rows: [fold(1, false)] };
    const rows = new CollectionRows(
      config,
      entities.location,
      { ...plainView, ...view },
      {
        membersIn: "streams",
        rowsOf: (_items, _view, keys) => {
          given.push(keys);
          return [...keys.map(itemRow), ...below.rows];
        },
      },
    );
    const seen: (readonly ListRow[])[] = [];
    autorun(() => seen.push(rows.shown));
    const reread = () => config.merge({ lives: { a: { title: `${given.length}` } } }, undefined);
    return { config, rows, given, below, seen, reread };
  }

  it("has the keys of its items alone", () => {
    const { rows } = watchFolds();
    expect([rows.keys, rows.total]).toEqual([["a", "b"], 2]);
    expect(rows.shown).toHaveLength(3);
  });

  it("gives the items in the order of a setting that it is sorted by, else in that of the config", () => {
    const by = (key: string) => watchFolds({ sorting: { key, direction: "ascending" } }).given[0];
    expect(by("/prefix")).toEqual(["b", "a"]);
    expect(by("clients/")).toEqual(["a", "b"]);
    expect(watchFolds().given[0]).toEqual(["a", "b"]);
    expect(watchFolds({ sorting: { key: "name", direction: "descending" } }).given[0]).toEqual(["a", "b"]);
  });

  it("is read anew for figures where it is sorted by them, and not where by name", () => {
    const figures = { lives: { b: { streams: { "b/1": { stats: { bitrate: 2 } } } } } };
    const sorted = watchFolds({ sorting: { key: "clients", direction: "ascending" } });
    sorted.config.merge(figures, undefined);
    expect(sorted.given).toHaveLength(2);
    const named = watchFolds({ sorting: { key: "name", direction: "ascending" } });
    named.config.merge(figures, undefined);
    expect(named.given).toHaveLength(1);
  });

  it("is read anew where one of several below an item is new, and where all of them go", () => {
    const { config, given } = watchFolds();
    config.merge({ lives: { b: { streams: { "b/1": { stats: {} }, "b/2": { name: "b/2" } } } } }, undefined);
    expect(given).toHaveLength(2);
    config.merge({ lives: { b: { streams: null } } }, undefined);
    expect(given).toHaveLength(3);
  });

  it("keeps a fold while it says the same", () => {
    const { seen, reread } = watchFolds();
    reread();
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["counts more", fold(2, false)],
    ["is opened", fold(1, true)],
  ])("draws a fold anew that %s", (_what, other) => {
    const { below, seen, reread } = watchFolds();
    below.rows = [other];
    reread();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.at(-1)).toBe(other);
    expect(seen[1]?.[0], "the others stay").toBe(seen[0]?.[0]);
  });
});

describe("what the server reports below an item", () => {
  const config = () =>
    configOf({ lives: { a: { prefix: "a", streams: { "a/1": { name: "a/1" }, odd: 7 } }, b: { prefix: "b" } } });
  const read = (owner: string, name: string) => readMember(config(), ["lives", owner, "streams"], name);

  it("is found by its name, as a copy", () => {
    const own = config();
    const found = readMember(own, ["lives", "a", "streams"], "a/1");
    expect(found).toEqual({ name: "a/1" });
    expect(readMember(own, ["lives", "a", "streams"], "a/1")).not.toBe(found);
  });

  it("is nothing where the item, its report or the name is not there, or it is no object", () => {
    for (const [owner, name] of [
      ["a", "a/2"],
      ["a", "odd"],
      ["a", "constructor"],
      ["a", "__proto__"],
      ["b", "a/1"],
      ["c", "a/1"],
    ] as const)
      expect(read(owner, name), `${owner} ${name}`).toBeUndefined();
  });
});
