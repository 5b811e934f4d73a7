import { autorun, isObservable } from "mobx";
import { describe, expect, it } from "vitest";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { SelectionStore } from "../../../src/stores/media/SelectionStore.ts";

function store() {
  const config = new ConfigStore();
  config.replace({ streams: { news: { name: "news" }, sport: { name: "sport" } }, lives: { a: { prefix: "a" } } }, 1);
  return { config, selected: new SelectionStore(config) };
}

describe("what is selected in the lists", () => {
  it("picks and lets go, each list for itself", () => {
    const { selected } = store();
    selected.toggle("streams", "news");
    selected.toggle("lives", "a");
    expect([selected.has("streams", "news"), selected.has("lives", "a"), selected.has("streams", "a")]).toEqual([
      true,
      true,
      false,
    ]);
    selected.toggle("streams", "news");
    expect(selected.of("streams").size).toBe(0);
  });

  it("keeps a renamed stream picked, and forgets a deleted one", () => {
    const { config, selected } = store();
    selected.set("streams", ["news", "sport"]);
    config.merge({ streams: { news: null, headlines: { name: "headlines" } } }, 2);
    expect([...selected.of("streams")]).toEqual(["headlines", "sport"]);
    config.merge({ streams: { sport: null } }, 3);
    expect([...selected.of("streams")]).toEqual(["headlines"]);
  });

  it("is the same set until something of it changes", () => {
    const { config, selected } = store();
    selected.set("streams", ["news"]);
    const before = selected.of("streams");
    config.merge({ streams: { sport: null } }, 2);
    expect(selected.of("streams")).toBe(before);
  });

  it("is forgotten where a new config has it no more", () => {
    const { config, selected } = store();
    selected.set("streams", ["news", "sport"]);
    selected.set("lives", ["a"]);
    config.replace({ streams: { news: { name: "news" } } }, 2);
    expect([[...selected.of("streams")], [...selected.of("lives")]]).toEqual([["news"], []]);
  });

  it("stays though the same name in another list is renamed", () => {
    const { config, selected } = store();
    config.merge({ streams: { a: { name: "a" } } }, 2);
    selected.set("streams", ["a"]);
    selected.set("lives", ["a"]);
    config.merge({ lives: { a: null, b: { prefix: "b" } } }, 3);
    expect([[...selected.of("streams")], [...selected.of("lives")]]).toEqual([["a"], ["b"]]);
  });

  it("is drawn anew when it changes, and kept as the set that it is", () => {
    const { selected } = store();
    const drawn: number[] = [];
    const stop = autorun(() => drawn.push(selected.of("streams").size));
    selected.set("streams", ["news", "sport"]);
    selected.toggle("lives", "a");
    stop();
    expect([drawn[0], drawn.at(-1)]).toEqual([0, 2]);
    expect(isObservable(selected.of("streams"))).toBe(false);
  });
});
