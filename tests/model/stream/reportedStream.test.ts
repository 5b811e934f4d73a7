import { describe, expect, it } from "vitest";
import {
  isRealError,
  isRunning,
  numberOf,
  sourceUrls,
  streamsOfTree,
  streamStats,
} from "../../../src/model/stream/reportedStream.ts";

describe("what is reported of a stream", () => {
  it("is nothing while the server has said nothing that can be read", () => {
    expect([{}, { stats: null }, { stats: [1] }, { stats: { alive: true } }].map(streamStats)).toEqual([
      {},
      {},
      {},
      { alive: true },
    ]);
  });

  it("has the addresses of its inputs in order, in whichever form each is written", () => {
    const urls = ["udp://a", { url: "udp://b" }, "", { url: "" }, null, 5, { url: 5 }, {}, "udp://c"];
    expect(sourceUrls({ urls })).toEqual(["udp://a", "udp://b", "udp://c"]);
    expect([{}, { urls: "udp://a" }, { urls: null }].map(sourceUrls)).toEqual([[], [], []]);
  });

  it("has figures that are numbers; all else counts as none", () => {
    expect([7, -1.5, Number.NaN, Number.POSITIVE_INFINITY, "7", null, undefined].map(numberOf)).toEqual([
      7, -1.5, 0, 0, 0, 0, 0,
    ]);
  });

  it("is started, be there frames or not", () => {
    const started = [{ running: true }, { alive: true }, { running: false, alive: true }];
    const not = [{}, { running: false, alive: false }, { running: 1, alive: "true" }];
    expect([...started, ...not].map((stats) => isRunning({ stats }))).toEqual([true, true, true, false, false, false]);
  });

  it("has an error that counts, unless it is about thumbnails alone", () => {
    const told = ["timeout", "", "thumbnails_not_fetched", "a: thumbnails_not_fetched", null, 5, undefined];
    expect(told.filter(isRealError)).toEqual(["timeout"]);
  });
});

describe("the streams of a tree", () => {
  it("are those of the config, of locations and of mirrors, each name once: the config's before all others", () => {
    const found = streamsOfTree({
      streams: { a: { title: "config" }, b: null },
      lives: { talk: { streams: { a: { title: "published" }, "talk/1": { title: "published" } } }, empty: {}, odd: 1 },
      sources: { 1: { streams: { "talk/1": { title: "mirrored" }, m: { title: "mirrored" } } } },
    });
    expect([...found]).toEqual([
      ["a", { title: "config" }],
      ["talk/1", { title: "published" }],
      ["m", { title: "mirrored" }],
    ]);
  });

  it("are none where there is nothing that can be read", () => {
    expect([...streamsOfTree({})]).toEqual([]);
    expect([...streamsOfTree({ streams: ["a"], lives: "x", sources: null })]).toEqual([]);
  });
});
