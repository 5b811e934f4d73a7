import { describe, expect, it } from "vitest";
import { editedPages, patchOf, settleDraft, sliceOf } from "../../../src/model/draft/draftSlices.ts";
import { entities } from "../../../src/generated/entities.ts";
import { editMany } from "../../../src/model/draft/draftEdits.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";

const server = {
  streams: { a: { name: "a", title: "A", drm: { vendor: "conax", keyserver: "k" } }, b: { name: "b" } },
};

describe("what one page saves of a draft", () => {
  const desk = () =>
    new DraftDesk(server)
      .edit("/streams/a/title", "X")
      .edit("/streams/a/drm/vendor", "aes128")
      .edit("/streams/a/drm/keyserver", "l")
      .edit("/streams/a/meta/comment", "c");
  const slice = (...patterns: readonly string[]) => [...sliceOf(desk().edits, [["streams", "a"]], patterns).keys()];

  it("is each of its fields, and no other that stands beside one in the same object", () => {
    expect(slice("/drm/vendor")).toEqual(["/streams/a/drm/vendor"]);
    expect(slice("/title", "/drm/keyserver")).toEqual(["/streams/a/title", "/streams/a/drm/keyserver"]);
    expect(slice("/transcoder/vb/*/bitrate")).toEqual([]);
  });

  it("is all below a field that is an object", () => {
    expect(slice("/meta")).toEqual(["/streams/a/meta/comment"]);
    expect(slice("/drm")).toEqual(["/streams/a/drm/vendor", "/streams/a/drm/keyserver"]);
  });

  it("is nothing where it has no fields", () => {
    expect(slice()).toEqual([]);
  });
});

describe("a draft whose save has landed", () => {
  it("is done with what was saved, and keeps what was not part of it", () => {
    const desk = new DraftDesk(server).edit("/streams/a/title", "X").edit("/streams/b/title", "Y");
    const saved = sliceOf(desk.edits, [["streams", "a"]]);
    expect([...settleDraft(desk.edits, saved, testEntities).keys()]).toEqual(["/streams/b/title"]);
  });

  it("brings back nothing that was given up while the save ran", () => {
    const desk = new DraftDesk(server).edit("/streams/a/title", "X");
    const saved = desk.edits;
    desk.edit("/streams/a/title", "A");
    expect(settleDraft(desk.edits, saved, testEntities).size).toBe(0);
  });
});

describe("what saving a draft sends", () => {
  it("gives no name to an entity that another has deleted meanwhile", () => {
    const desk = new DraftDesk(server).edit("/streams/b/name", "c").receive({ streams: { b: null } });
    expect(JSON.stringify(desk.patch)).not.toContain('"c":');
  });

  it("shares nothing with the draft: a patch that is changed leaves it as it is", () => {
    const urls = [{ url: "udp://a" }];
    const desk = new DraftDesk(server).edit("/streams/b/urls", urls);
    const patch = patchOf(desk.edits, server, testEntities);
    expect(patch).toEqual({ streams: { b: { urls } } });
    const { streams } = patch as { streams: { b: { urls: object[] } } };
    streams.b.urls.push({});
    expect(desk.patch).toEqual({ streams: { b: { urls } } });
  });
});

const product: JsonObject = {
  streams: { news: { name: "news", urls: [{ url: "udp://a" }] }, sport: { name: "sport" } },
  web_scripts: {},
};

/** The pages of the entities at some paths, after changes by pointers. */
function pagesAfter(changes: Readonly<Record<string, Json | undefined>>, ...paths: readonly string[][]) {
  const edits = Object.entries(changes).map(([pointer, value]) => [pointer.split("/").slice(1), value] as const);
  return [...editedPages(editMany(new Map(), product, edits, entities), paths, entities)];
}

describe("the pages on which something is edited", () => {
  const news = ["streams", "news"];

  it("are none where nothing is, or of another entity", () => {
    expect(pagesAfter({}, news)).toEqual([]);
    expect(pagesAfter({ "/streams/sport/title": "S", "/loglevel": "debug" }, news)).toEqual([]);
  });

  it("are each told once, by the settings that stand on them", () => {
    const changes = {
      "/streams/news/title": "News",
      "/streams/news/clients_timeout": 5,
      "/streams/news/url_prefix": "x",
      "/streams/sport/dvr/expiration": 5,
    };
    expect(pagesAfter(changes, news)).toEqual(["overview", "output"]);
    expect(pagesAfter(changes, news, ["streams", "sport"]).toSorted()).toEqual(["dvr", "output", "overview"]);
  });

  it("are those of the setting around what is edited: an item of a list, what no schema knows", () => {
    expect(pagesAfter({ "/streams/news/urls": [{ url: "udp://b" }] }, news)).toEqual(["input"]);
    expect(pagesAfter({ "/streams/news/pushes/0/wibble": "x" }, news)).toEqual(["output"]);
    expect(pagesAfter({ "/streams/news/wibble": "x" }, news)).toEqual([]);
  });

  it("are none for one that is new or goes", () => {
    expect(pagesAfter({ "/streams/news": undefined }, news)).toEqual([]);
    expect(pagesAfter({ "/streams/new": { name: "new", title: "New" } }, ["streams", "new"])).toEqual([]);
  });

  it("are none where what was typed is back, though another has saved meanwhile", () => {
    const path = ["streams", "news", "title"];
    const back = new Map([["/streams/news/title", { path, base: "A", mine: "A" }]]);
    expect([...editedPages(back, [news], entities)]).toEqual([]);
  });

  it("are those of the server for what stands in no collection, or in one without pages of its own", () => {
    expect(pagesAfter({ "/loglevel": "debug", "/streams/news/title": "N" }, [])).toEqual(["settings"]);
    expect(pagesAfter({ "/peers/edge/port": 80 }, [])).toEqual(["cluster"]);
    expect(pagesAfter({ "/web_scripts/x": { path: "/x" } }, [])).toEqual(["settings"]);
    expect(pagesAfter({ "/peers/edge/port": 80 }, news)).toEqual([]);
  });
});
