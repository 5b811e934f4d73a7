import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { ConfigStore } from "../../../src/stores/ConfigStore.ts";
import { readOpenFile, readRelayedStream } from "../../../src/stores/media/relayedStreams.ts";

function configOf(tree: JsonObject) {
  const config = new ConfigStore();
  config.replace(tree, 1);
  return config;
}

describe("a stream that is relayed", () => {
  const tree: JsonObject = {
    lives: { studio: { prefix: "studio" }, field: { prefix: "field", streams: { "field/a": { alive: true } } } },
    sources: { "3": { urls: ["http://a"], streams: { news: { clients: 4 }, broken: null } }, "4": { streams: [] } },
  };

  it("is found by its name at the location or mirror that relays it", () => {
    const config = configOf(tree);
    expect(readRelayedStream(config, "lives", "field/a")).toEqual({ owner: "field", stream: { alive: true } });
    expect(readRelayedStream(config, "sources", "news")).toEqual({ owner: "3", stream: { clients: 4 } });
  });

  it("is none while nobody relays it, whatever it is called", () => {
    const config = configOf(tree);
    for (const name of ["sport", "broken", "constructor", "length"])
      expect(readRelayedStream(config, "sources", name), name).toBeUndefined();
    expect(readRelayedStream(config, "lives", "news")).toBeUndefined();
    expect(readRelayedStream(configOf({ lives: { odd: null } }), "lives", "news")).toBeUndefined();
    expect(readRelayedStream(configOf({}), "lives", "news")).toBeUndefined();
  });

  it("is followed as it comes and as its figures change, each time as it was then", () => {
    const config = configOf({ sources: { "3": { urls: ["http://a"] } } });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(readRelayedStream(config, "sources", "news")?.stream));
    config.merge({ sources: { "3": { streams: { news: { clients: 4 } } } } }, undefined);
    config.merge({ sources: { "3": { streams: { news: { clients: 5 } } } } }, undefined);
    stop();
    expect(seen).toEqual([undefined, { clients: 4 }, { clients: 5 }]);
  });
});

describe("a file of a VOD", () => {
  const tree: JsonObject = {
    vods: {
      films: { prefix: "films", files: { "a/b.mp4": { clients: 2 }, "odd.mp4": 3 } },
      plain: { prefix: "plain" },
      odd: null,
    },
  };

  it("is told with what the server reports of it, which is nothing while nobody watches it", () => {
    const config = configOf(tree);
    expect(readOpenFile(config, "films/a/b.mp4")).toEqual({ owner: "films", stream: { clients: 2 } });
    for (const name of ["films/c.mp4", "films/odd.mp4", "films/constructor"])
      expect(readOpenFile(config, name), name).toEqual({ owner: "films", stream: {} });
    expect(readOpenFile(config, "plain/a.mp4")).toEqual({ owner: "plain", stream: {} });
    expect(readOpenFile(config, "odd/a.mp4")).toEqual({ owner: "odd", stream: {} });
  });

  it("is none where no VOD has its prefix", () => {
    expect(readOpenFile(configOf(tree), "series/a.mp4")).toBeUndefined();
  });

  it("is a copy, which stays what it was", () => {
    const config = configOf(tree);
    const before = readOpenFile(config, "films/a/b.mp4");
    config.merge({ vods: { films: { files: { "a/b.mp4": { clients: 7 } } } } }, undefined);
    expect([before?.stream, readOpenFile(config, "films/a/b.mp4")?.stream]).toEqual([{ clients: 2 }, { clients: 7 }]);
  });
});
