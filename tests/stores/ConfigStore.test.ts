import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../src/model/Json.ts";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";

/** Counts how often a reading is run, and keeps what it read last. */
function watch<T>(read: () => T) {
  const seen: T[] = [];
  const stop = autorun(() => seen.push(read()));
  return { seen, stop };
}

function filled() {
  const store = new ConfigStore();
  store.replace(
    {
      streams: { news: { name: "news", title: "A", stats: { alive: true } }, sport: { name: "sport" } },
      loglevel: "debug",
      now_ms: 1,
    },
    1,
  );
  return store;
}

describe("ConfigStore", () => {
  it("replaces everything with a whole config and wakes every reader", () => {
    const store = filled();
    const title = watch(() => store.node("streams", "news").readConfig()?.["title"]);
    const names = watch(() => Object.keys(store.readList("streams")).join());
    const level = watch(() => store.readValue("loglevel"));
    store.replace({ streams: { film: {} } }, 9);
    expect(title.seen).toEqual(["A", undefined]);
    expect(names.seen).toEqual(["news,sport", "film"]);
    expect(level.seen).toEqual(["debug", undefined]);
    expect(store.rev).toBe(9);
  });

  it("merges a delta into the tree it holds, in place", () => {
    const store = filled();
    const tree = store.peek();
    const news = store.node("streams", "news").readConfig();
    store.merge({ streams: { news: { title: "B" } } }, 2);
    expect(store.peek()).toBe(tree);
    expect(store.node("streams", "news").readConfig()).toBe(news);
    expect(news).toEqual({ name: "news", title: "B", stats: { alive: true } });
  });

  it("does not wake who reads a stream's config when only its figures change, and the other way round", () => {
    const store = filled();
    const config = watch(() => store.node("streams", "news").readConfig()?.["title"]);
    const runtime = watch(() => JSON.stringify(store.node("streams", "news").readRuntime()?.["stats"]));
    store.merge({ streams: { news: { stats: { alive: false } } } }, undefined);
    expect(config.seen).toHaveLength(1);
    expect(runtime.seen.at(-1)).toBe('{"alive":false}');
    store.merge({ streams: { news: { title: "B" } } }, 2);
    expect(config.seen).toEqual(["A", "B"]);
    expect(runtime.seen).toHaveLength(2);
  });

  it("does not wake who reads another stream", () => {
    const store = filled();
    const sport = watch(() => store.node("streams", "sport").readConfig()?.["name"]);
    store.merge({ streams: { news: { title: "B", stats: { alive: false } } } }, 2);
    expect(sport.seen).toHaveLength(1);
  });

  it("wakes who reads the list when an entity comes or goes, and not when one changes", () => {
    const store = filled();
    const names = watch(() => Object.keys(store.readList("streams")).join());
    store.merge({ streams: { news: { title: "B", stats: {} } } }, 2);
    expect(names.seen).toHaveLength(1);
    store.merge({ streams: { film: { name: "film" } } }, 3);
    store.merge({ streams: { sport: null } }, 4);
    expect(names.seen).toEqual(["news,sport", "news,sport,film", "news,film"]);
  });

  it("wakes who looks at a stream that was not there yet, and who looks at one that goes", () => {
    const store = filled();
    const film = watch(() => store.node("streams", "film").readRuntime()?.["name"]);
    store.merge({ streams: { film: { name: "film" } } }, 2);
    store.merge({ streams: { film: null } }, 3);
    expect(film.seen).toEqual([undefined, "film", undefined]);
  });

  it("wakes who reads a collection that is deleted as a whole, or appears", () => {
    const store = filled();
    const news = watch(() => isPlainObject(store.node("streams", "news").readConfig()));
    const vods = watch(() => Object.keys(store.readList("vods")).join());
    store.merge({ streams: null, vods: { films: {} } }, 2);
    expect(news.seen).toEqual([true, false]);
    expect(vods.seen).toEqual(["", "films"]);
  });

  it("wakes once for one frame, whatever it changes", () => {
    const store = filled();
    const all = watch(() => {
      const [news, sport] = ["news", "sport"].map((name) => store.node("streams", name).readConfig()?.["title"]);
      return JSON.stringify([news, sport, store.readValue("loglevel"), Object.keys(store.readList("streams")).length]);
    });
    store.merge({ streams: { news: { title: "B" }, sport: { title: "C" }, film: {} }, loglevel: "error" }, 2);
    expect(all.seen).toEqual(['["A",null,"debug",2]', '["B","C","error",3]']);
  });

  it("gives the server's own settings without collections and reports, and is not woken by the clock", () => {
    const store = filled();
    const settings = watch(() => JSON.stringify(store.readSettings()));
    store.merge({ now_ms: 2, streams: { news: { title: "B" } }, notifications: { next_version: "2" } }, 2);
    expect(settings.seen).toEqual(['{"loglevel":"debug"}']);
    store.merge({ http: [80] }, 3);
    expect(settings.seen.at(-1)).toBe('{"loglevel":"debug","http":[80]}');
  });

  it("ignores a delta before the first whole config", () => {
    const store = new ConfigStore();
    store.merge({ loglevel: "debug" }, 5);
    expect(store.hasConfig).toBe(false);
    expect(store.rev).toBeUndefined();
    expect(store.peek()).toEqual({});
  });

  it("keeps the revision when a frame brings none", () => {
    const store = filled();
    store.merge({ now_ms: 2 }, undefined);
    expect(store.rev).toBe(1);
  });

  it("wakes who reads whether the config is here, its revision, and when the last frame came", () => {
    let now = 100;
    const store = new ConfigStore(() => now);
    const all = watch(() => [store.hasConfig, store.rev, store.lastFrameAt].join());
    store.replace({}, 1);
    now = 250;
    store.merge({ now_ms: 1 }, undefined);
    store.merge({ loglevel: "debug" }, 2);
    expect(all.seen).toEqual(["false,,", "true,1,100", "true,1,250", "true,2,250"]);
  });

  it("wakes who reads it as of a revision by the next one, not by the figures of each second", () => {
    const store = filled();
    const whole = watch(() => JSON.stringify(store.readWhole()["now_ms"]));
    store.merge({ now_ms: 2 }, undefined);
    store.merge({ now_ms: 3 }, 1);
    expect(whole.seen).toEqual(["1"]);
    store.merge({ now_ms: 4 }, 2);
    expect(whole.seen).toEqual(["1", "4"]);
  });

  it("has no value of anything before the config is here", () => {
    const level = watch(() => new ConfigStore().readValue("loglevel"));
    expect(level.seen).toEqual([undefined]);
  });

  it("wakes nobody who looks at another collection than the one that is deleted", () => {
    const store = filled();
    store.merge({ vods: { films: { title: "F" } } }, 2);
    const films = watch(() => store.node("vods", "films").readConfig()?.["title"]);
    store.merge({ streams: null }, 3);
    expect(films.seen).toEqual(["F"]);
  });

  it("knows when the last frame came", () => {
    let now = 100;
    const store = new ConfigStore(() => now);
    store.replace({}, 1);
    now = 250;
    store.merge({ now_ms: 1 }, undefined);
    expect(store.lastFrameAt).toBe(250);
  });

  it("does not let a hostile key through to any prototype", () => {
    const store = filled();
    const hostile = JSON.parse('{"streams":{"news":{"__proto__":{"polluted":1}}}}');
    expect(() => store.merge(hostile, 2)).toThrow("__proto__");
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("knows how far the server's clock was ahead as it told its own, however late somebody asks", () => {
    let now = 1000;
    const store = new ConfigStore(() => now);
    expect(store.aheadMs).toBe(0);
    store.replace({ now_ms: 61_000 }, 1);
    now = 500_000;
    expect(store.aheadMs).toBe(60_000);
    store.merge({ now_ms: 499_000 }, 1);
    expect(store.aheadMs).toBe(-1000);
  });
});
