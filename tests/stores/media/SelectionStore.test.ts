import { describe, expect, it } from "vitest";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { SelectionStore } from "../../../src/stores/media/SelectionStore.ts";

function store() {
  const config = new ConfigStore();
  config.replace({ streams: { news: { name: "news" }, sport: { name: "sport" } }, lives: { a: { prefix: "a" } } }, 1);
  return { config, selected: new SelectionStore(config) };
}

describe("PickedStore", () => {
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
});
