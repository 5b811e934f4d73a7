import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mergeInPlace } from "../../../src/model/merge/mergeInPlace.ts";
import type { DraftEdits } from "../../../src/model/draft/fieldEdits.ts";
import { LastKnownEntities } from "../../../src/stores/editing/LastKnownEntities.ts";

const news = ["streams", "news"];
const sport = ["streams", "sport"];

function known(tree: JsonObject = { streams: { news: { name: "news", title: "A", stats: { alive: true } } } }) {
  const entities = new LastKnownEntities();
  /** The server sends a patch. */
  const hear = (patch: JsonObject) => entities.refresh(mergeInPlace(tree, patch), patch, tree);
  return { entities, tree, hear };
}

function editsAt(...paths: readonly (readonly string[])[]): DraftEdits {
  return new Map(paths.map((path) => [path.join("/"), { path, base: undefined, mine: "x" }]));
}

describe("an entity as it was last known", () => {
  it("is noted around the path of an edit: a copy, without what the server reports", () => {
    const { entities, tree } = known();
    entities.note([...news, "title"], tree);
    mergeInPlace(tree, { streams: { news: { title: "B" } } });
    expect(entities.get(news)).toEqual({ name: "news", title: "A" });
    expect(entities.get(sport)).toBeUndefined();
  });

  it("stays when the server has it no more, whatever is edited of it", () => {
    const { entities, tree, hear } = known();
    entities.note(news, tree);
    hear({ streams: { news: null } });
    entities.note(news, tree);
    entities.refresh("all", {}, {});
    expect(entities.get(news)).toEqual({ name: "news", title: "A" });
  });

  it("is none of the server's own settings, which nobody deletes", () => {
    const { entities } = known();
    const tree = { loglevel: "debug" };
    entities.note(["loglevel"], tree);
    entities.noteAll(editsAt(["loglevel"], ["streams"]), tree);
    expect([entities.get([]), entities.get(["loglevel"]), entities.get(["streams"])]).toEqual(Array(3).fill(undefined));
  });

  it("is noted of each that a draft edits", () => {
    const { entities, tree } = known({ streams: { news: { name: "news" }, sport: { name: "sport" }, films: {} } });
    entities.noteAll(editsAt([...news, "title"], [...sport, "title"], [...sport, "static"]), tree);
    expect([entities.get(news), entities.get(sport)]).toEqual([{ name: "news" }, { name: "sport" }]);
    expect(entities.get(["streams", "films"])).toBeUndefined();
  });

  it("is that of the news from the server", () => {
    const { entities, tree, hear } = known();
    entities.note(news, tree);
    hear({ streams: { news: { title: "B" } } });
    expect(entities.get(news)).toEqual({ name: "news", title: "B" });
    hear({ streams: { news: { title: "C", stats: { alive: false } }, sport: { name: "sport" } } });
    expect(entities.get(news)).toEqual({ name: "news", title: "C" });
    expect(entities.get(sport), "nobody edits it").toBeUndefined();
  });

  it("is that of a whole config that comes", () => {
    const { entities, tree } = known();
    entities.note(news, tree);
    const whole = { streams: { news: { name: "news", title: "Z" } } };
    entities.refresh("all", whole, whole);
    expect(entities.get(news)).toEqual({ name: "news", title: "Z" });
  });

  it("is that of a collection that another replaced, and of an entity that is made of something else", () => {
    const { entities, tree, hear } = known();
    entities.note(news, tree);
    // What is no object replaces the whole.
    hear({ streams: [] });
    tree["streams"] = { news: { name: "news", title: "B" } };
    entities.refresh({ touched: new Set(["streams"]), added: new Set(), removed: new Set() }, {}, tree);
    expect(entities.get(news)).toEqual({ name: "news", title: "B" });
    hear({ streams: { news: "none" } });
    expect(entities.get(news)).toBe("none");
  });

  it("is not copied anew for what the server reports, or for other entities", () => {
    const { entities, tree, hear } = known();
    entities.note(news, tree);
    const before = entities.get(news);
    hear({ streams: { news: { stats: { alive: false } } } });
    hear({ streams: { sport: { name: "sport" } } });
    hear({ vods: { news: { prefix: "news" } } });
    expect(entities.get(news)).toBe(before);
  });

  it("is forgotten once nothing of it is edited", () => {
    const { entities, tree } = known({ streams: { news: { name: "news" }, sport: { name: "sport" } } });
    entities.note(news, tree);
    entities.note(sport, tree);
    entities.keepOnly((at) => at[1] === "sport");
    expect([entities.get(news), entities.get(sport)]).toEqual([undefined, { name: "sport" }]);
  });
});
