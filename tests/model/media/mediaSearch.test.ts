import { describe, expect, it } from "vitest";
import {
  fitsFilter,
  matchesQuery,
  type MediaFilter,
  mediaFilters,
  parseFilters,
  toggledFilter,
} from "../../../src/model/media/mediaSearch.ts";
import { streamStatus } from "../../../src/model/stream/streamStatus.ts";

describe("the search of the media list", () => {
  const news = {
    title: "World News",
    meta: { comment: "from the dish" },
    urls: ["udp://239.0.0.1:1234", { url: "hls://origin/live.m3u8" }],
    stats: { url: "tshttp://backup/x", published_via: "rtmp" },
  };

  it.each(["ch", "world", "dish", "239.0", "origin", "backup", "rtmp"])(
    "finds %j in name, title, comment, source address or the way of publishing [C373]",
    (query) => {
      expect(matchesQuery("ch1", news, query)).toBe(true);
    },
  );

  it("does not find what stands nowhere, nor across two of them [C373]", () => {
    expect(matchesQuery("ch1", news, "sport")).toBe(false);
    expect(matchesQuery("ch1", news, "ch1 world")).toBe(false);
  });

  it("takes no notice of capitals on either side [C373] [C374]", () => {
    expect(matchesQuery("ABC", {}, "abc")).toBe(true);
    expect(matchesQuery("abc", {}, "ABC")).toBe(true);
  });

  it("finds everything when it is empty, and survives odd values", () => {
    expect(matchesQuery("a", {}, " ")).toBe(true);
    const odd = { title: 5, meta: null, urls: [null, 3], stats: "x" };
    expect(["z", "5", "undefined", "null"].filter((query) => matchesQuery("a", odd, query))).toEqual([]);
  });
});

describe("the filters of the media list", () => {
  const fits = (filter: MediaFilter, stream: Parameters<typeof fitsFilter>[1]) =>
    fitsFilter(filter, stream, streamStatus(stream));
  const urls = ["udp://a"];
  const alive = { alive: true };

  it("are dvr, transcoder, error, online and waiting, and one for all that is not as it should be [C375]", () => {
    expect([...mediaFilters].sort()).toEqual(["attention", "dvr", "error", "online", "transcoder", "waiting"]);
  });

  it("count a stream on its backup, or with an alarm, among those online and those with problems", () => {
    const streams = [
      { urls, stats: { ...alive, source_use: "backup" } },
      { urls, stats: { ...alive, alarms: ["silent"] } },
      { urls, stats: { ...alive, input_error_rate: 2 } },
    ];
    for (const stream of streams) {
      expect([fits("online", stream), fits("attention", stream), fits("error", stream)]).toEqual([true, true, false]);
    }
    expect(fits("attention", { urls, stats: { ...alive, source_use: "preferred" } })).toBe(false);
  });

  it("count a stream that is down, or has no source, among those with problems, but none that waits or is off", () => {
    const down = [{}, { urls, stats: { source_error: "timeout" } }];
    for (const stream of down) expect([fits("attention", stream), fits("error", stream)]).toEqual([true, true]);
    const meant = [{ publish_enabled: true }, { urls, static: false }, { urls, disabled: true }];
    expect(meant.filter((stream) => fits("attention", stream))).toEqual([]);
  });

  it("keep these statuses [C376]", () => {
    const streams = {
      online: { urls, stats: alive },
      delay: { urls, stats: { ...alive, ts_delay: 7000 } },
      drops: { urls, stats: { ...alive, input_error_rate: 2 } },
      error: { urls, stats: { source_error: "timeout" } },
      unavailable: { urls, stats: { retry_count: 2 } },
      noSources: {},
      expecting: { publish_enabled: true },
      waiting: { urls, static: false },
      starting: { urls, stats: { alive: false } },
      disabled: { disabled: true },
    };
    const kept = (filter: MediaFilter) =>
      Object.entries(streams).flatMap(([name, stream]) => (fits(filter, stream) ? [name] : []));
    expect(kept("online")).toEqual(["online", "delay", "drops"]);
    expect(kept("error")).toEqual(["error", "unavailable", "noSources"]);
    expect(kept("waiting")).toEqual(["expecting", "waiting", "starting"]);
  });

  it("keep what records, by its settings or by what the server reports, and what is transcoded", () => {
    expect([
      fits("dvr", { dvr: { root: "/dvr" } }),
      fits("dvr", { stats: { dvr_enabled: true } }),
      fits("dvr", { dvr: null }),
    ]).toEqual([true, true, false]);
    expect([fits("transcoder", { transcoder: {} }), fits("transcoder", {})]).toEqual([true, false]);
  });

  it("are read from the query string, of the exclusive ones only one", () => {
    expect(parseFilters("dvr-online")).toEqual(["online", "dvr"]);
    expect(parseFilters("waiting-error-transcoder-nonsense")).toEqual(["waiting", "transcoder"]);
    expect(parseFilters("dvr-transcoder-error")).toEqual(["error", "dvr", "transcoder"]);
    expect(parseFilters("")).toEqual([]);
  });

  it("are toggled: online, waiting and error exclude each other, dvr and transcoder do not", () => {
    expect(toggledFilter(["online", "dvr"], "error")).toEqual(["error", "dvr"]);
    expect(toggledFilter(["error", "dvr"], "transcoder")).toEqual(["error", "dvr", "transcoder"]);
    expect(toggledFilter(["error", "dvr"], "error")).toEqual(["dvr"]);
  });
});
