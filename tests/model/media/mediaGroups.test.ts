import { describe, expect, it } from "vitest";
import type { ListView, RowsOf } from "../../../src/model/collection/listRows.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { namesInOrder } from "../../../src/model/media/mediaOrder.ts";
import { groupTotals } from "../../../src/model/media/mediaGroups.ts";
import { locationKind, locationRows, publishedFigures } from "../../../src/model/media/locationRows.ts";
import { mediaCounts } from "../../../src/model/media/mediaCounts.ts";
import { mirrorRows } from "../../../src/model/media/mirrorRows.ts";
import { fileView, vodDetails, vodKind, vodRows } from "../../../src/model/media/vodRows.ts";

const everything: ListView = { query: "", filters: [], sorting: undefined, opened: new Set() };
/** The rows of a list; an item by its key, a row below one as it is told. */
const rowsOf = (list: RowsOf, items: JsonObject, view: Partial<ListView> = {}) =>
  list(items, { ...everything, ...view }, namesInOrder(items));
const on = (stats: JsonObject = {}) => ({ stats: { alive: true, published_from: "10.0.0.1", ...stats } });

const lives: JsonObject = {
  studio: {
    prefix: "studio",
    position: 1,
    meta: { comment: "Own encoders" },
    dvr: { root: "/archive" },
    streams: {
      "studio/b": on({ client_count: 2, bitrate: 1000 }),
      "studio/a": { stats: { source_error: "timeout" } },
    },
  },
  field: { prefix: "field", position: 0, streams: { "field/cam": on({ client_count: 7, bitrate: 900 }) } },
  quiet: { prefix: "quiet", position: 2 },
};

function names(list: RowsOf, items: JsonObject, view: Partial<ListView> = {}) {
  return rowsOf(list, items, view).map((row) => {
    if (row.kind === "item") return row.key;
    return row.kind === "fold" ? `${row.isOpen ? "hide" : "show"} ${row.count}` : `${row.part} ${row.name}`;
  });
}

const shown = (view: Partial<ListView> = {}) =>
  names(locationRows, lives, view).map((name) => name.replace("published", "-"));

describe("the rows of the locations list", () => {
  it("are the locations in the order of the config, each followed by its streams", () => {
    expect(shown()).toEqual(["field", "- field/cam", "studio", "- studio/b", "- studio/a", "quiet"]);
  });

  it("keep all streams of a location whose own words are found", () => {
    expect(shown({ query: "ENCODERS" })).toEqual(["studio", "- studio/b", "- studio/a"]);
    expect(shown({ query: "qui" })).toEqual(["quiet"]);
  });

  it("keep a location for its streams that are found", () => {
    expect(shown({ query: "cam" })).toEqual(["field", "- field/cam"]);
    expect(shown({ query: "nothing" })).toEqual([]);
  });

  it("keep the streams of a status and the locations they belong to", () => {
    expect(shown({ filters: ["error"] })).toEqual(["studio", "- studio/a"]);
    expect(shown({ filters: ["online"] })).toEqual(["field", "- field/cam", "studio", "- studio/b"]);
  });

  it("keep what a recording location records", () => {
    expect(shown({ filters: ["dvr"] })).toEqual(["studio", "- studio/b", "- studio/a"]);
    expect(shown({ filters: ["online", "dvr"] })).toEqual(["studio", "- studio/b"]);
  });

  it("are sorted within each location, and the locations by their sums", () => {
    expect(shown({ sorting: { key: "name", direction: "ascending" } })).toEqual([
      "field",
      "- field/cam",
      "quiet",
      "studio",
      "- studio/a",
      "- studio/b",
    ]);
    expect(shown({ sorting: { key: "clients", direction: "descending" } })).toEqual([
      "field",
      "- field/cam",
      "studio",
      "- studio/b",
      "- studio/a",
      "quiet",
    ]);
    expect(shown({ sorting: { key: "bitrate", direction: "ascending" } })[0]).toBe("quiet");
  });
});

describe("what is no location", () => {
  it("has no row, nor has what is no stream where something is looked for", () => {
    const odd: JsonObject = { gone: null, odd: { streams: { "odd/a": null, "odd/b": on() } }, none: { streams: "x" } };
    expect(locationRows(odd, everything, ["gone", "odd", "none"]).map(({ id }) => id)).toEqual([
      "item/odd",
      "published/odd/odd/b",
      "item/none",
    ]);
    expect(names(locationRows, odd, { filters: ["online"] })).toEqual(["odd", "published odd/b"]);
    expect(names(locationRows, odd, { sorting: { key: "name", direction: "ascending" } })).toContain("published odd/b");
    expect(mediaCounts("locations", { lives: { ...odd } })).toMatchObject({ online: 1 });
  });
});

describe("a location that transcodes", () => {
  it("lends that to its streams, as one that records does, and no other filter", () => {
    const both: JsonObject = {
      both: { dvr: {}, transcoder: { vb: 1 }, online: {}, streams: { "both/a": on(), "both/b": { static: false } } },
      empty: { transcoder: {} },
      plain: { streams: { "plain/a": on() } },
    };
    expect(names(locationRows, both, { filters: ["transcoder"] })).toEqual([
      "both",
      "published both/a",
      "published both/b",
      "empty",
    ]);
    expect(names(locationRows, both, { filters: ["online", "transcoder"] })).toEqual(["both", "published both/a"]);
    expect(names(locationRows, both, { filters: ["dvr"] })).toEqual(["both", "published both/a", "published both/b"]);
  });
});

describe("what all below a group comes to", () => {
  const total = (streams: JsonObject) => groupTotals({ streams }, locationKind);
  const failed = { stats: { source_error: "timeout" } };

  it("counts streams, those online, viewers and bitrate, and has the longest runtime", () => {
    const streams = {
      a: on({ client_count: 2, bitrate: 1000, lifetime: 50 }),
      b: on({ client_count: 3, bitrate: 500, lifetime: 90 }),
      c: { static: false },
      gone: null,
    };
    expect(total(streams)).toEqual({
      count: 3,
      online: 2,
      status: "on",
      clients: 5,
      bitrateKbit: 1500,
      lifetimeMs: 90,
    });
  });

  it("is in error with one that is, off while none runs, and disabled where all are", () => {
    expect(total({ a: on(), b: failed }).status).toBe("err");
    expect(total({ a: { disabled: true }, b: { static: false } }).status).toBe("off");
    expect(total({ a: { disabled: true } }).status).toBe("dis");
    expect(total({})).toEqual({ count: 0, online: 0, status: "off", clients: 0, bitrateKbit: 0, lifetimeMs: 0 });
  });

  it("is told of a location by its streams and viewers", () => {
    const streams = { a: on({ client_count: 2 }), b: on({ client_count: "x" }), c: on({ client_count: 5 }), d: null };
    expect(publishedFigures({ streams })).toEqual({ streams: 3, clients: 7 });
    expect([publishedFigures({}), publishedFigures(undefined)]).toEqual([
      { streams: 0, clients: 0 },
      { streams: 0, clients: 0 },
    ]);
  });
});

describe("the rows of the mirror list", () => {
  const sources: JsonObject = {
    "3": {
      urls: ["http://origin"],
      prefix: "o",
      only: ["news", "s*"],
      except: ["radio", "x*"],
      streams: { "o/news": on(), "o/sport": on(), "o/film": { static: false }, "o/xmas": on() },
    },
  };
  const shownOf = (view: Partial<ListView>, open: readonly string[] = []) =>
    names(mirrorRows, sources, { ...view, opened: new Set(open) });

  it("are the mirror, its static streams, the row for its on-demand ones, and what it ignores [C107]", () => {
    expect(shownOf({})).toEqual([
      "3",
      "mirrored o/news",
      "mirrored o/sport",
      "show 1",
      "excepted radio",
      "excepted x*",
    ]);
    expect(shownOf({}, ["3"])).toContain("mirrored o/film");
    expect(shownOf({}, ["3"]).slice(3, 5)).toEqual(["hide 1", "mirrored o/film"]);
  });

  it("have no row for on-demand streams where there are none [C110]", () => {
    const only: JsonObject = { "1": { urls: ["http://a"], streams: { news: on() } } };
    expect(names(mirrorRows, only)).toEqual(["1", "mirrored news"]);
  });

  it("keep a mirror for an ignored name that is found, and nothing ignored for a status", () => {
    expect(shownOf({ query: "radio" })).toEqual(["3", "excepted radio"]);
    expect(shownOf({ query: "origin" })).toHaveLength(6);
    expect(shownOf({ filters: ["online"] })).toEqual(["3", "mirrored o/news", "mirrored o/sport"]);
    expect(shownOf({ filters: ["waiting"] })).toEqual(["3", "show 1"]);
  });

  it("find a mirror by its servers, prefix or host, each by itself", () => {
    const mirror = {
      urls: ["http://one", "http://two"],
      prefix: "eu",
      source_hostname: "tv.example",
      streams: { a: on() },
    };
    const found = (query: string) => names(mirrorRows, { "1": mirror, "2": { urls: [5], prefix: 7 } }, { query });
    for (const query of ["ONE", "http://two", "eu", "tv.example", "one http"]) expect(found(query)).toContain("1");
    expect([found("onehttp"), found("7"), found("undefined"), found("null")]).toEqual([[], [], [], []]);
    expect(found("ignored")).toEqual([]);
  });

  it("find an ignored name with spaces around the words, and keep no mirror for names that do not fit", () => {
    expect(shownOf({ query: " RADIO " })).toEqual(["3", "excepted radio"]);
    expect(shownOf({ query: "jazz" })).toEqual([]);
  });

  it("keep their keys when a stream is moved", () => {
    const id = (tree: JsonObject) =>
      rowsOf(mirrorRows, tree, { opened: new Set(["1"]) }).find((row) => row.kind === "below")?.id;
    const mirror = { urls: ["http://a"], streams: { news: on() } };
    expect(id({ "1": mirror })).toBe(id({ "1": { ...mirror, only: [] } }));
  });
});

describe("the rows of the VOD list", () => {
  const vods: JsonObject = {
    films: {
      prefix: "films",
      urls: [{ url: "/storage" }],
      files: { "b.mp4": { name: "b.mp4", client_count: 1 }, "a.mp4": { name: "a.mp4", client_count: 9 } },
    },
    off: { prefix: "off", disabled: true },
  };
  const shownOf = (view: Partial<ListView>) => names(vodRows, vods, view).map((name) => name.replace("file", "-"));

  it("are the VODs, each followed by its open files [C135]", () => {
    expect(shownOf({})).toEqual(["films", "- b.mp4", "- a.mp4", "off"]);
  });

  it("are searched by name and by folder, and sorted", () => {
    expect(shownOf({ query: "a.mp" })).toEqual(["films", "- a.mp4"]);
    expect(shownOf({ query: "/storage" })).toHaveLength(3);
    expect(shownOf({ sorting: { key: "clients", direction: "ascending" } })).toEqual([
      "off",
      "films",
      "- b.mp4",
      "- a.mp4",
    ]);
  });
});

describe("an open file", () => {
  const file = { name: "a.mp4", client_count: 1234, worker_count: 2 };

  it("is online while its VOD is, with its viewers and workers", () => {
    expect(fileView(file, {})).toMatchObject({
      status: { kind: "online", text: "open", short: "on" },
      short: "on",
      dot: "on",
      clientCount: 1234,
      clients: "1,234",
      workers: "2",
    });
    expect(fileView(file, { disabled: true })).toMatchObject({
      status: { kind: "disabled", text: "disabled", short: "dis" },
      dot: "dis",
    });
  });

  it("has no figures in words where none are told", () => {
    expect(fileView({ client_count: "x" }, {})).toMatchObject({ clientCount: 0, clients: "", workers: "" });
    expect(groupTotals({ files: { a: file, b: {} } }, vodKind)).toMatchObject({ count: 2, online: 2, clients: 1234 });
  });
});

describe("the row of a VOD", () => {
  it("tells its folders, its viewers and workers, and whether it is disabled", () => {
    const files = {
      a: { client_count: 1, worker_count: 2 },
      b: { client_count: 4, worker_count: 3 },
      c: { client_count: "x" },
      gone: null,
    };
    expect(vodDetails({ urls: ["/a", { url: "/b" }], files })).toEqual({
      isDisabled: false,
      paths: 2,
      clients: 5,
      workers: 5,
    });
    expect(vodDetails({ disabled: true })).toEqual({ isDisabled: true, paths: 0, clients: 0, workers: 0 });
  });
});

const alive = { stats: { alive: true } };

describe("the counts of the filters", () => {
  it("are of all published streams; a recording location records each of its own [C080]", () => {
    const collection = {
      studio: { dvr: { root: "/a" }, streams: { "studio/a": alive, "studio/b": { stats: { retry_count: 2 } } } },
      field: { streams: { "field/a": { stats: { alive: true, dvr_enabled: true } } } },
    };
    expect(mediaCounts("locations", { lives: collection })).toEqual({
      online: 2,
      attention: 1,
      waiting: 0,
      error: 1,
      dvr: 3,
      transcoder: 0,
    });
  });

  it("are of all mirrored streams but those that are ignored [C080]", () => {
    const mirror = { except: ["x*"], streams: { a: alive, b: { static: false }, x1: alive } };
    expect(mediaCounts("mirrors", { sources: { "1": mirror } })).toMatchObject({ online: 1, waiting: 1, error: 0 });
  });

  it("are of all open files [C080]", () => {
    const vods = { films: { files: { "a.mp4": { name: "a.mp4" } } }, none: {} };
    expect(mediaCounts("vods", { vods })).toMatchObject({ online: 1, waiting: 0, error: 0 });
    expect(mediaCounts("vods", {})).toMatchObject({ online: 0 });
    expect(mediaCounts("vods", { vods: { gone: null, films: { files: { "a.mp4": null } } } })).toMatchObject({
      online: 0,
    });
  });
});
