import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { StreamListStore } from "../../src/stores/StreamListStore.ts";

function listed() {
  const config = new ConfigStore();
  config.replace(
    {
      streams: {
        sport: { name: "sport", position: 1, title: "Ball" },
        news: { name: "news", position: 0 },
        film: { name: "film" },
      },
    },
    1,
  );
  const list = new StreamListStore(config);
  const seen: string[] = [];
  autorun(() => seen.push(list.names.join()));
  return { config, list, seen };
}

describe("StreamListStore", () => {
  it("lists the streams in the order of the config, those without a place last", () => {
    const { list, seen } = listed();
    expect(seen).toEqual(["news,sport,film"]);
    expect(list.total).toBe(3);
  });

  it("follows streams that come, go and move, and is not woken by figures", () => {
    const { config, seen } = listed();
    config.merge({ streams: { news: { stats: { alive: true } } } }, undefined);
    expect(seen).toHaveLength(1);
    config.merge({ streams: { drama: { name: "drama", position: 2 }, film: null } }, 2);
    config.merge({ streams: { drama: { position: 0 }, news: { position: 1 }, sport: { position: 2 } } }, 3);
    expect(seen.slice(1)).toEqual(["news,sport,drama", "drama,news,sport"]);
  });

  it("keeps those that fit what is searched, also when a title changes meanwhile", () => {
    const { config, list, seen } = listed();
    list.search("ball");
    config.merge({ streams: { film: { title: "Ballad" } } }, 2);
    config.merge({ streams: { sport: { title: "Run" } } }, 3);
    expect(seen.slice(1)).toEqual(["sport", "sport,film", "film"]);
    list.search("");
    expect(seen.at(-1)).toBe("news,sport,film");
    expect(list.total).toBe(3);
  });
});
