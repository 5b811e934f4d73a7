import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { editMany } from "../../../src/model/draft/draftEdits.ts";
import { editedPages } from "../../../src/model/draft/editedPages.ts";

const config: JsonObject = {
  streams: { news: { name: "news", urls: [{ url: "udp://a" }] }, sport: { name: "sport" } },
  web_scripts: {},
};

/** The pages of the entities at some paths, after changes by pointers. */
function pagesAfter(changes: Readonly<Record<string, Json | undefined>>, ...paths: readonly string[][]) {
  const edits = Object.entries(changes).map(([pointer, value]) => [pointer.split("/").slice(1), value] as const);
  return [...editedPages(editMany(new Map(), config, edits, entities), paths, entities)];
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

  it("are those of the server for what stands in no collection", () => {
    expect(pagesAfter({ "/loglevel": "debug", "/cluster_key": "k", "/streams/news/title": "N" }, [])).toEqual([
      "settings",
      "cluster",
    ]);
  });
});
