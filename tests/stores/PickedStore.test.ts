import { describe, expect, it } from "vitest";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { PickedStore } from "../../src/stores/media/SelectionStore.ts";

function store() {
  const config = new ConfigStore();
  config.replace({ streams: { news: { name: "news" }, sport: { name: "sport" } }, lives: { a: { prefix: "a" } } }, 1);
  return { config, picked: new PickedStore(config) };
}

describe("PickedStore", () => {
  it("picks and lets go, each list for itself", () => {
    const { picked } = store();
    picked.toggle("streams", "news");
    picked.toggle("lives", "a");
    expect([picked.has("streams", "news"), picked.has("lives", "a"), picked.has("streams", "a")]).toEqual([
      true,
      true,
      false,
    ]);
    picked.toggle("streams", "news");
    expect(picked.of("streams").size).toBe(0);
  });

  it("keeps a renamed stream picked, and forgets a deleted one", () => {
    const { config, picked } = store();
    picked.set("streams", ["news", "sport"]);
    config.merge({ streams: { news: null, headlines: { name: "headlines" } } }, 2);
    expect([...picked.of("streams")]).toEqual(["headlines", "sport"]);
    config.merge({ streams: { sport: null } }, 3);
    expect([...picked.of("streams")]).toEqual(["headlines"]);
  });

  it("is the same set until something of it changes", () => {
    const { config, picked } = store();
    picked.set("streams", ["news"]);
    const before = picked.of("streams");
    config.merge({ streams: { sport: null } }, 2);
    expect(picked.of("streams")).toBe(before);
  });
});
