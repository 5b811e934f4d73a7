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

  it("is not woken by figures while something is searched, and is by a source that fits", () => {
    const { config, list, seen } = listed();
    list.search("backup");
    expect(seen.at(-1)).toBe("");
    const before = seen.length;
    config.merge(
      { streams: { news: { stats: { bitrate: 5, url: "udp://main" } }, sport: { static: true } } },
      undefined,
    );
    expect(seen).toHaveLength(before);
    config.merge({ streams: { news: { stats: { url: "udp://BACKUP" } } } }, undefined);
    expect(seen.at(-1)).toBe("news");
    config.merge({ streams: { news: { stats: null } } }, undefined);
    expect(seen.at(-1)).toBe("");
  });

  it("forgets what a deleted stream was called when its name is used again", () => {
    const { config, list, seen } = listed();
    config.merge({ streams: { film: { title: "Ballad" } } }, 2);
    list.search("ballad");
    expect(seen.at(-1)).toBe("film");
    config.merge({ streams: { film: null } }, 3);
    expect(seen.at(-1)).toBe("");
    config.merge({ streams: { film: { name: "film", position: 9 } } }, 4);
    expect(seen.at(-1)).toBe("");
  });
});
