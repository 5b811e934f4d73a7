import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { editDifference, editDraft, editMany } from "../../../src/model/draft/draftEdits.ts";
import { patchOf, sliceOf } from "../../../src/model/draft/draftSlices.ts";
import { effectiveAt } from "../../../src/model/draft/draftValues.ts";
import { createEntity, deleteEntity } from "../../../src/model/draft/wholeEntities.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";
import { type DraftEdits, dropFromDraft, hasEdits } from "../../../src/model/draft/fieldEdits.ts";

function newsDesk(news: JsonObject = {}): DraftDesk {
  return new DraftDesk({ streams: { news: { name: "news", clients_timeout: 30, stats: { alive: true }, ...news } } });
}

describe("editing a draft", () => {
  it("lays the edits over the server's config, which stays as it is [C298]", () => {
    const desk = newsDesk().edit("/streams/news/clients_timeout", 60);
    expect(desk.shown("/streams/news")).toEqual({ name: "news", clients_timeout: 60 });
    expect(desk.patch).toEqual({ streams: { news: { clients_timeout: 60 } } });
    expect(desk.server).toEqual({ streams: { news: { name: "news", clients_timeout: 30, stats: { alive: true } } } });
  });

  it("holds no value that is unchanged from the server's [C299]", () => {
    const desk = newsDesk({ title: "News" }).edit("/streams/news", {
      name: "news",
      title: "News 24",
      clients_timeout: 30,
    });
    expect([...desk.edits.keys()]).toEqual(["/streams/news/title"]);
    expect(desk.patch).toEqual({ streams: { news: { title: "News 24" } } });
  });

  it("keeps the place of an edit that is replaced, alone or among many", () => {
    const desk = newsDesk().edit("/streams/news/title", "A").edit("/streams/news/clients_timeout", 60);
    const order = ["/streams/news/title", "/streams/news/clients_timeout"];
    expect([...desk.edit("/streams/news/title", "B").edits.keys()]).toEqual(order);
    const path = ["streams", "news", "title"];
    const many = editMany(desk.edits, desk.server, [[path, "C"]], testEntities);
    expect([...many.keys()]).toEqual(order);
    expect(many.get("/streams/news/title")?.mine).toBe("C");
  });

  it("forgets an edit when the old value is typed back", () => {
    const desk = newsDesk().edit("/streams/news/clients_timeout", 60).edit("/streams/news/clients_timeout", 30);
    expect(desk.edits.size).toBe(0);
    expect(desk.patch).toEqual({});
  });

  it("forgets an edit when what the server holds by now is typed", () => {
    const desk = newsDesk().edit("/streams/news/clients_timeout", 60);
    desk.receive({ streams: { news: { clients_timeout: 90 } } }).edit("/streams/news/clients_timeout", 90);
    expect([desk.edits.size, desk.conflicts]).toEqual([0, []]);
  });

  it("takes null and absent for the same", () => {
    expect(newsDesk().edit("/streams/news/title", null).edits.size).toBe(0);
    expect(newsDesk().edit("/streams/news/clients_timeout", null).patch).toEqual({
      streams: { news: { clients_timeout: null } },
    });
    expect(newsDesk({ title: null }).edit("/streams/news/title", undefined).edits.size).toBe(0);
  });

  it("does not take an object that a form made on its way for an edit", () => {
    expect(newsDesk().edit("/streams/news/meta", {}).edits.size).toBe(0);
    expect(newsDesk({ meta: {} }).edit("/streams/news/meta", undefined).edits.size).toBe(0);
    expect(newsDesk().edit("/streams/news/meta/comment", "x").patch).toEqual({
      streams: { news: { meta: { comment: "x" } } },
    });
  });

  it("never lets a runtime key in", () => {
    const desk = newsDesk().edit("/streams/news", { name: "news", clients_timeout: 30, stats: { alive: false } });
    desk
      .edit("/streams/news/stats/alive", false)
      .edit("/now_ms", 5)
      .edit("/streams/news/meta", { comment: "x", seen: 4 });
    expect(desk.patch).toEqual({ streams: { news: { meta: { comment: "x" } } } });
    expect(desk.shown("/streams/news/stats")).toBeUndefined();
  });

  it("copies what it shows: changing the copy changes neither server nor draft", () => {
    const desk = newsDesk({ auth: { domains: ["a.tv"] } }).edit("/streams/news/pushes", [{ url: "tcp://a" }]);
    const shown = desk.shown("/streams/news") as { auth: { domains: string[] }; pushes: { url: string }[] };
    shown.auth.domains.push("b.tv");
    shown.pushes.push({ url: "tcp://b" });
    expect(desk.shown("/streams/news/auth/domains")).toEqual(["a.tv"]);
    expect(desk.patch).toEqual({ streams: { news: { pushes: [{ url: "tcp://a" }] } } });
  });

  it("removes a whole section with one null", () => {
    const desk = newsDesk({ drm: { vendor: "conax", keyserver: "http://k" } }).edit("/streams/news/drm", undefined);
    expect(desk.patch).toEqual({ streams: { news: { drm: null } } });
    desk.edit("/streams/news/drm", { vendor: "conax", keyserver: "http://k" });
    expect(desk.edits.size).toBe(0);
  });

  it("sends null for every key of a branch that was switched away from", () => {
    const drm = { vendor: "conax", keyserver: "http://k", user_path: "/u" };
    const desk = newsDesk({ drm }).edit("/streams/news/drm", { vendor: "irdeto", ic_host: "h" });
    expect(desk.patch).toEqual({
      streams: { news: { drm: { vendor: "irdeto", ic_host: "h", keyserver: null, user_path: null } } },
    });
    expect(desk.shown("/streams/news/drm")).toEqual({ vendor: "irdeto", ic_host: "h" });
  });

  it("keeps an empty list and an absent one apart, unless an annotation makes them one", () => {
    expect(newsDesk().edit("/streams/news/auth/domains", []).patch).toEqual({
      streams: { news: { auth: { domains: [] } } },
    });
    expect(newsDesk().edit("/streams/news/urls", []).edits.size).toBe(0);
    expect(newsDesk({ urls: ["udp://a"] }).edit("/streams/news/urls", []).patch).toEqual({
      streams: { news: { urls: null } },
    });
  });

  it("leaves an untouched empty list as it is, even where an emptied one is absent", () => {
    const desk = newsDesk({ urls: [] }).edit("/streams/news", { name: "news", clients_timeout: 30, urls: [] });
    expect(desk.edits.size).toBe(0);
    expect(desk.edit("/streams/news/urls", ["udp://a"]).edit("/streams/news/urls", []).edits.size).toBe(0);
  });

  it("edits an item of a list by the path of the item", () => {
    const desk = newsDesk({ urls: ["udp://a", { url: "udp://b", priority: "2" }] });
    desk.edit("/streams/news/urls/1/priority", "3").edit("/streams/news/urls/2", { url: "udp://c" });
    expect(desk.shown("/streams/news/urls/1/priority")).toBe("3");
    expect(desk.patch).toEqual({
      streams: { news: { urls: ["udp://a", { url: "udp://b", priority: "3" }, { url: "udp://c" }] } },
    });
  });

  it("begins a list with its first item", () => {
    expect(newsDesk().edit("/streams/news/urls/0", { url: "udp://a" }).patch).toEqual({
      streams: { news: { urls: [{ url: "udp://a" }] } },
    });
  });

  it("takes a bare address and an object of it for the same, and keeps the form that is stored", () => {
    const desk = newsDesk({ urls: ["udp://a", { url: "udp://b" }] });
    expect(desk.edit("/streams/news/urls", [{ url: "udp://a" }, "udp://b"]).edits.size).toBe(0);
    desk.edit("/streams/news/urls", [{ url: "udp://a" }, { url: "udp://b" }, { url: "udp://c" }]);
    expect(desk.patch).toEqual({ streams: { news: { urls: ["udp://a", { url: "udp://b" }, { url: "udp://c" }] } } });
  });

  it("writes only what the form changed, not the news it had not yet shown", () => {
    const before = { name: "news", clients_timeout: 30, title: "Old" };
    const server = { streams: { news: { name: "news", clients_timeout: 30, title: "Changed by another" } } };
    const after = { ...before, clients_timeout: 45 };
    const edits = editDifference(new Map(), server, ["streams", "news"], before, after, testEntities);
    expect(patchOf(edits, server, testEntities)).toEqual({ streams: { news: { clients_timeout: 45 } } });
  });

  it("treats settings of the server itself like any other", () => {
    const desk = new DraftDesk({ http: [80], loglevel: "debug" }).edit("/loglevel", null).edit("/http", [80, 8080]);
    expect(desk.patch).toEqual({ loglevel: null, http: [80, 8080] });
    expect(desk.edit("/http", []).patch).toEqual({ loglevel: null, http: null });
  });
});

describe("creating and deleting in a draft", () => {
  it("creates an entity with its identity field", () => {
    const edits = createEntity(new Map(), {}, "streams", "news", { urls: ["udp://a"] }, testEntities);
    expect(patchOf(edits, {}, testEntities)).toEqual({ streams: { news: { name: "news", urls: ["udp://a"] } } });
    expect(effectiveAt(edits, {}, ["streams", "news", "urls"], testEntities)).toEqual(["udp://a"]);
  });

  it("creates an origin under the key -1", () => {
    const edits = createEntity(new Map(), {}, "sources", "-1", { urls: ["http://o"], cluster_key: "k" }, testEntities);
    expect(patchOf(edits, {}, testEntities)).toEqual({ sources: { "-1": { urls: ["http://o"], cluster_key: "k" } } });
  });

  it("goes on editing what it created", () => {
    const desk = new DraftDesk({});
    desk
      .edit("/streams/news", { name: "news" })
      .edit("/streams/news/title", "News")
      .edit("/streams/news/urls/-", "udp://a");
    expect(desk.edits.size).toBe(1);
    expect(desk.patch).toEqual({ streams: { news: { name: "news", title: "News", urls: ["udp://a"] } } });
  });

  it("saves an entity under the name it was given last", () => {
    const desk = new DraftDesk({}).edit("/streams/new", { name: "new" }).edit("/streams/new/name", "news");
    expect(desk.patch).toEqual({ streams: { news: { name: "news" } } });
  });

  it("deletes an entity by setting its entry to null [C436]", () => {
    const desk = newsDesk();
    desk.edits = deleteEntity(desk.edits, desk.server, "streams", "news", testEntities);
    expect(desk.patch).toEqual({ streams: { news: null } });
    expect(desk.shown("/streams/news")).toBeUndefined();
    expect(desk.shown("/streams")).toEqual({});
  });

  it("deletes each entity of a collection that is emptied or removed, and each setting of a config that is", () => {
    const server = { loglevel: "debug", streams: { a: { name: "a" }, b: { name: "b" } } };
    for (const empty of [undefined, null, {}]) {
      const desk = new DraftDesk(server).edit("/streams", empty);
      expect([...desk.edits.keys()]).toEqual(["/streams/a", "/streams/b"]);
      expect(desk.patch).toEqual({ streams: { a: null, b: null } });
    }
    expect(new DraftDesk(server).edit("", undefined).patch).toEqual({
      loglevel: null,
      streams: { a: null, b: null },
    });
  });

  it("edits the lists of what it created, those that no schema knows too", () => {
    const desk = new DraftDesk({ streams: {} }).edit("/streams/a", { name: "a", odd: [1], pushes: [{ url: "x" }] });
    desk.edit("/streams/a/odd/1", 2).edit("/streams/a/pushes/0/url", "y").edit("/streams/a/urls/0", "udp://a");
    expect(desk.patch).toEqual({
      streams: { a: { name: "a", odd: [1, 2], pushes: [{ url: "y" }], urls: ["udp://a"] } },
    });
  });

  it("forgets an entity that was only created here", () => {
    const desk = new DraftDesk({}).edit("/streams/news", { name: "news" }).edit("/streams/news", undefined);
    expect(desk.edits.size).toBe(0);
  });

  it("deletes what was edited before, and gives the edits up", () => {
    const desk = newsDesk().edit("/streams/news/title", "x").edit("/streams/news", undefined);
    expect([...desk.edits.keys()]).toEqual(["/streams/news"]);
    expect(desk.conflicts).toEqual([]);
  });
});

describe("a part of a draft", () => {
  it("is what one page of some entities places", () => {
    const desk = new DraftDesk({ streams: { a: { name: "a", drm: { vendor: "conax" } }, b: { name: "b" } } });
    desk.edit("/streams/a/title", "A").edit("/streams/a/transcoder/vb/2/bitrate", 5).edit("/streams/a/drm", undefined);
    desk.edit("/streams/b/title", "B").edit("/loglevel", "debug");
    const a = ["streams", "a"];
    expect([...sliceOf(desk.edits, [a], ["/title"]).keys()]).toEqual(["/streams/a/title"]);
    expect([...sliceOf(desk.edits, [a, ["streams", "b"]], ["/title"]).keys()]).toEqual([
      "/streams/a/title",
      "/streams/b/title",
    ]);
    expect([...sliceOf(desk.edits, [a], ["/transcoder/vb/*/bitrate"]).keys()]).toEqual([
      "/streams/a/transcoder/vb/2/bitrate",
    ]);
    expect([...sliceOf(desk.edits, [a], ["/drm/vendor"]).keys()]).toEqual(["/streams/a/drm"]);
    expect([...sliceOf(desk.edits, [[]], ["/loglevel"]).keys()]).toEqual(["/loglevel"]);
    expect(sliceOf(desk.edits, [a]).size).toBe(3);
    expect(sliceOf(desk.edits, [["streams", "c"]]).size).toBe(0);
  });

  it("says of each field, page and entity whether it is changed [S115]", () => {
    const { edits } = newsDesk({ urls: ["udp://a"] }).edit("/streams/news/urls/0", "udp://b");
    const isChanged = (...path: string[]) => hasEdits(edits, path);
    expect([
      isChanged(),
      isChanged("streams"),
      isChanged("streams", "news"),
      isChanged("streams", "news", "urls", "0"),
    ]).toEqual([true, true, true, true]);
    expect([isChanged("streams", "other"), isChanged("streams", "news", "title"), isChanged("http")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("can be reset: a field, an entity, or all", () => {
    const desk = new DraftDesk({ streams: { a: { name: "a" }, b: { name: "b" } } });
    desk.edit("/streams/a/title", "A").edit("/streams/a/disabled", true).edit("/streams/b/title", "B");
    expect([...dropFromDraft(desk.edits, ["streams", "a", "title"]).keys()]).toEqual([
      "/streams/a/disabled",
      "/streams/b/title",
    ]);
    expect([...dropFromDraft(desk.edits, ["streams", "a"]).keys()]).toEqual(["/streams/b/title"]);
    expect(dropFromDraft(desk.edits, []).size).toBe(0);
    expect(dropFromDraft(desk.edits, ["http"])).toBe(desk.edits);
  });
});

describe("editing many entities at once", () => {
  it("does what editing them one after the other does", () => {
    const server = { streams: { a: { name: "a", title: "A" }, b: { name: "b" }, c: { name: "c" } }, loglevel: "debug" };
    const before = editDraft(new Map(), server, ["streams", "a", "title"], "x", testEntities);
    const changes: readonly (readonly [readonly string[], Json | undefined])[] = [
      [["streams", "a", "title"], "A"],
      [["streams", "b", "disabled"], true],
      [["streams", "b"], undefined],
      [["streams", "c", "urls"], ["udp://c"]],
      [["streams", "c", "urls", "1"], "udp://d"],
      [["loglevel"], "error"],
    ];
    const oneByOne = changes.reduce<DraftEdits>(
      (edits, [path, value]) => editDraft(edits, server, path, value, testEntities),
      before,
    );
    const atOnce = editMany(before, server, changes, testEntities);
    expect(new Set(atOnce.values())).toEqual(new Set(oneByOne.values()));
    expect([...atOnce.keys()].sort()).toEqual(["/loglevel", "/streams/b", "/streams/c/urls"]);
  });
});

const none: DraftEdits = new Map();

/** The patch that saves some settings of the fallback of the stream news. */
function patchAfter(backup: JsonObject | undefined, changes: Readonly<Record<string, Json | undefined>>): JsonObject {
  const server = { streams: { news: { name: "news", ...(backup && { backup }) } } };
  const edits = Object.entries(changes).reduce(
    (draft, [key, value]) => editDraft(draft, server, ["streams", "news", "backup", key], value, entities),
    none,
  );
  return patchOf(edits, server, entities);
}

describe("an object that says nothing without one of its properties", () => {
  it("is removed as a whole when that one is emptied [S208]", () => {
    const backup = { file: "vod/backup.mp4", timeout: 5, dvr: true };
    const removed = { streams: { news: { backup: null } } };
    expect(patchAfter(backup, { file: undefined })).toEqual(removed);
    expect(patchAfter(backup, { file: "", timeout: 7 })).toEqual(removed);
    expect(patchAfter({ timeout: 5 }, { dvr: true })).toEqual(removed);
  });

  it("is saved setting by setting while it is there, and as soon as it comes", () => {
    expect(patchAfter({ file: "vod/a.mp4" }, { timeout: 7 })).toEqual({
      streams: { news: { backup: { timeout: 7 } } },
    });
    expect(patchAfter(undefined, { timeout: 7, file: "vod/a.mp4" })).toEqual({
      streams: { news: { backup: { timeout: 7, file: "vod/a.mp4" } } },
    });
  });
});
