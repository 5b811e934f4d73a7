import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { locationRows } from "../../../src/model/media/locationRows.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { CollectionRows } from "../../../src/stores/collection/CollectionRows.ts";

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
    expect(performance.now() - before).toBeLessThan(500);
  });
});
