import { describe, expect, it } from "vitest";
import { readStreams, streamsOf, writeStreams } from "../../../server/cluster/clusterStreams.ts";

const stats = { alive: true, running: true, bitrate: 4000, client_count: 3, lifetime: 5000 };

describe("the streams of a server, as others read them", () => {
  it("are those of the config, published and mirrored ones, each once", () => {
    const tree = {
      streams: { news: { stats }, off: {} },
      lives: { studio: { streams: { "studio/a": { stats }, news: { stats: {} } } } },
      sources: { "1": { streams: { far: { stats: { ...stats, alive: false, running: false } } } } },
    };
    const streams = streamsOf(tree, (name) => (name === "news" ? "digest" : undefined));
    expect(streams.map(({ name, isRunning, digest }) => [name, isRunning, digest])).toEqual([
      ["news", true, "digest"],
      ["off", false, undefined],
      ["studio/a", true, undefined],
      ["far", false, undefined],
    ]);
    expect(readStreams(JSON.stringify({ streams: writeStreams(streams) }))).toEqual(streams);
  });

  it.each([
    ["another shape", '{"streams":{}}'],
    ["rows that are objects", `{"streams":[${"{},".repeat(10)}{}]}`],
    ["a hundred thousand rows", `{"streams":[${'["a",1],'.repeat(100_000)}["b",1]]}`],
    ["nesting without end", `{"streams":${"[".repeat(60_000)}`],
    ["a page", "<h1>Hello</h1>"],
    ["JSON that breaks off", '{"streams":[["a",1]'],
  ])("are not read from %s", (_, text) => {
    expect(() => readStreams(text)).toThrow(/its answer is no (list of streams|JSON)/);
  });

  it("leave out rows that are none, and figures that nothing can be", () => {
    const rows = [
      ["ok", 3, -5, "x", null, "d".repeat(500)],
      ["", 1],
      [7],
      "x",
      ["y".repeat(2000), 1],
      ["__proto__", 1],
    ];
    const read = readStreams(JSON.stringify({ streams: rows }));
    expect(read.map(({ name }) => name)).toEqual(["ok", "__proto__"]);
    expect(read[0]).toMatchObject({
      isRunning: true,
      stats: { alive: true, bitrate: 0, client_count: 0, lifetime: 0 },
      digest: "d".repeat(64),
    });
  });
});
