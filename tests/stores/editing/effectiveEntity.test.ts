import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { formatPointer } from "../../../src/model/configPath.ts";
import { editMany } from "../../../src/model/draft/draftEdits.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { effectiveEntity } from "../../../src/stores/editing/effectiveEntity.ts";
import { comparedEntities } from "../../../src/stores/saving/approvers.ts";

function edited(
  tree: JsonObject,
  ...changes: readonly (readonly [path: readonly string[], value: Json | undefined])[]
) {
  return editMany(new Map(), tree, changes, entities);
}

const title = ["streams", "news", "title"];

describe("an entity as edits make it", () => {
  it("is that of the server with what is edited of it", () => {
    const tree = { streams: { news: { name: "news", title: "A", stats: { alive: true } } } };
    expect(effectiveEntity(edited(tree, [title, "B"]), tree, ["streams", "news"])).toEqual({
      name: "news",
      title: "B",
    });
    expect(effectiveEntity(new Map(), tree, ["streams", "sport"])).toBeUndefined();
  });

  it("is of the server's own settings all but the collections that have pages of their own, and its reports", () => {
    const tree = {
      loglevel: "debug",
      now_ms: 1,
      streams: { news: { name: "news" } },
      dvrs: {},
      peers: { a: { name: "a" } },
    };
    expect(effectiveEntity(new Map(), tree, [])).toEqual({ loglevel: "debug", peers: { a: { name: "a" } } });
  });

  it("has the settings that only the edits give it, and not those that they take away", () => {
    const tree = { loglevel: "debug", streams: { news: { name: "news" } } };
    const edits = edited(
      tree,
      [["http"], [80]],
      [["loglevel"], undefined],
      [title, "B"],
      [["peers", "a"], { name: "a" }],
    );
    const settings = effectiveEntity(edits, tree, []);
    expect(settings).toEqual({ http: [80], peers: { a: { name: "a" } } });
    expect(Object.keys(settings as JsonObject)).toEqual(["http", "peers"]);
  });
});

describe("what an entity is held against", () => {
  it("is nothing where its schema compares it with no other", () => {
    expect(comparedEntities(new Map(), {}, [])).toBeUndefined();
    expect(comparedEntities(new Map(), { peers: {} }, ["peers", "a"])).toBeUndefined();
    expect(comparedEntities(new Map(), { streams: {} }, ["streams"])).toBeUndefined();
  });

  it("are its like as they are edited, where no two may have the same", () => {
    const tree = { dvrs: { main: { name: "main", root: "/a" }, nas: { name: "nas", root: "/n" } } };
    const edits = edited(tree, [["dvrs", "nas", "root"], "/x"], [["dvrs", "new"], { name: "new", root: "/w" }]);
    expect(comparedEntities(edits, tree, ["dvrs", "main"])).toMatchObject({
      key: "main",
      entries: {
        main: { name: "main", root: "/a" },
        nas: { name: "nas", root: "/x" },
        new: { name: "new", root: "/w" },
      },
    });
    expect(comparedEntities(new Map(), {}, ["dvrs", "main"])?.entries).toEqual({});
  });

  it("are no streams for a stream: ten thousand are not copied where only DVRs have a say", () => {
    const tree = { streams: { news: { name: "news" } } };
    expect(comparedEntities(new Map(), tree, ["streams", "news"])).toMatchObject({ key: "news", entries: {} });
    expect(comparedEntities(new Map(), tree, ["streams", "news"])?.entries).toEqual({});
  });
});

describe("a setting of all entities of a collection", () => {
  const place = { collection: "dvrs", path: ["root"] };
  const tree = {
    dvrs: { main: { name: "main", root: "/a" }, nas: { name: "nas", root: "/n" } },
    vods: { main: { prefix: "main", root: "/vod" } },
  };

  function roots(edits: ReturnType<typeof edited>, server: JsonObject = tree) {
    const others = comparedEntities(edits, server, ["streams", "news"]);
    return [...(others?.elsewhere(place) ?? [])];
  }

  it("is each as it will be: of the server, edited, new, and none of one that goes", () => {
    expect(roots(new Map())).toEqual(["/a", "/n"]);
    expect(roots(edited(tree, [["dvrs", "nas", "root"], "/x"]))).toEqual(["/a", "/x"]);
    expect(roots(edited(tree, [["dvrs", "new"], { name: "new", root: "/w" }]))).toEqual(["/a", "/n", "/w"]);
    expect(roots(edited(tree, [["dvrs", "main"], undefined]))).toEqual(["/n", undefined]);
  });

  it("is told once for each, and of no other collection", () => {
    const edits = edited(
      tree,
      [["dvrs", "nas", "root"], "/x"],
      [["dvrs", "nas", "disk_limit"], 5],
      [["vods", "other"], { prefix: "other" }],
    );
    expect([...edits.keys()]).toContain(formatPointer(["dvrs", "nas", "disk_limit"]));
    expect(roots(edits)).toEqual(["/a", "/x"]);
  });

  it("is nothing where the collection is not there, or is none", () => {
    expect(roots(new Map(), {})).toEqual([]);
    expect(roots(new Map(), { dvrs: "none" })).toEqual([]);
  });
});
