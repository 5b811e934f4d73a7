import { describe, expect, it } from "vitest";
import { asSaved, effectiveAt, isGone, isSameValue, laidOver } from "../../../src/model/draft/draftValues.ts";
import { editsNear, type FieldEdit, hasEdits } from "../../../src/model/draft/fieldEdits.ts";
import { createEntity } from "../../../src/model/draft/wholeEntities.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";

describe("what an operator sees", () => {
  it("is the draft where the server put a list in the place of an object meanwhile, as a patch would do it", () => {
    const desk = new DraftDesk({ streams: { a: { name: "a", drm: { vendor: "conax" } } } });
    desk.edit("/streams/a/drm/vendor", "aes128");
    desk.server = { streams: { a: { name: "a", drm: ["x"] } } };
    expect(desk.shown("/streams/a/drm")).toEqual({ vendor: "aes128" });
    expect(laidOver(["x"], ["vendor"], undefined), "to remove there is nothing").toEqual(["x"]);
    expect(laidOver({ a: { b: 1 } }, ["a", "b"], 2)).toEqual({ a: { b: 2 } });
    expect(laidOver(undefined, ["a"], 2)).toEqual({ a: 2 });
  });

  it("is the part of what was created here that is asked for", () => {
    const desk = new DraftDesk({}).edit("/streams/a", { name: "a", meta: { comment: "c" } });
    expect(desk.shown("/streams/a/meta/comment")).toBe("c");
    expect(desk.shown("/streams")).toEqual({ a: { name: "a", meta: { comment: "c" } } });
    expect(desk.shown("")).toEqual({ streams: { a: { name: "a", meta: { comment: "c" } } } });
  });

  it("is no ghost of what another deleted, and the rest of the draft beside it", () => {
    const desk = new DraftDesk({ streams: { a: { name: "a" }, b: { name: "b" } } });
    desk
      .edit("/streams/a/title", "A")
      .edit("/streams/b/title", "B")
      .receive({ streams: { a: null } });
    expect(desk.shown("/streams")).toEqual({ b: { name: "b", title: "B" } });
    expect(effectiveAt(desk.edits, desk.server, ["streams", "a", "title"], testEntities)).toBeUndefined();
  });
});

describe("an edit whose entity is gone", () => {
  const edit = (path: readonly string[], base?: string): FieldEdit => ({ path, base, mine: "x" });
  const server = { streams: { a: { name: "a" }, empty: null } };

  it("is one of an entity that the server has no longer, and that the edit does not create", () => {
    const isLost = (one: FieldEdit) => isGone(one, server, testEntities);
    expect(isLost(edit(["streams", "b", "title"]))).toBe(true);
    expect(isLost(edit(["streams", "b"], "b"))).toBe(true);
    expect(isLost(edit(["streams", "empty", "title"]))).toBe(true);
    expect(isLost(edit(["streams", "b"]))).toBe(false);
    expect([isLost(edit(["streams", "a", "title"])), isLost(edit(["loglevel"], "a"))]).toEqual([false, false]);
  });
});

describe("a value as it is saved", () => {
  it("has no empty lists where those are absent, at any depth, and others as they are", () => {
    const value = { urls: [], auth: { domains: [] }, title: "" };
    expect(asSaved(value, ["streams", "a"], testEntities)).toEqual({ auth: { domains: [] }, title: "" });
    expect(asSaved({ a: { urls: [] } }, ["streams"], testEntities)).toEqual({ a: {} });
    expect(asSaved([], ["streams", "a", "urls"], testEntities)).toBeUndefined();
    expect(asSaved(["udp://a"], ["streams", "a", "urls"], testEntities)).toEqual(["udp://a"]);
  });

  it("says the same in either form of its items, and another thing in another order", () => {
    const urls = ["streams", "a", "urls"];
    expect(isSameValue(["udp://a"], [{ url: "udp://a" }], urls, testEntities)).toBe(true);
    expect(isSameValue(["a", "b"], ["b", "a"], urls, testEntities)).toBe(false);
    expect(isSameValue([{ x: 1 }], [{ x: 1 }], ["streams", "a", "odd"], testEntities)).toBe(true);
    expect(isSameValue(["a"], undefined, urls, testEntities)).toBe(false);
  });
});

describe("the edits near a place", () => {
  const desk = new DraftDesk({ streams: { a: { name: "a" }, b: { name: "b" } }, edit_auth: { login: "x" } })
    .edit("/streams/a/title", "A")
    .edit("/streams/b", undefined)
    .edit("/loglevel", "debug")
    .edit("/edit_auth/login", "root");
  const near = (...path: readonly string[]) => editsNear(desk.edits, path).map((one) => one.path.join("/"));

  it("are those at it, below it and above it, and no others", () => {
    expect(near("streams", "a")).toEqual(["streams/a/title"]);
    expect(near("streams", "b", "title")).toEqual(["streams/b"]);
    expect(near("streams")).toEqual(["streams/a/title", "streams/b"]);
    expect(near("loglevel", "deeper")).toEqual(["loglevel"]);
    expect(near("edit_auth", "login")).toEqual(["edit_auth/login"]);
    expect(near()).toHaveLength(4);
    expect([near("streams", "c"), near("edit_auth", "password"), near("stream", "sa")]).toEqual([[], [], []]);
  });

  it("say whether anything is changed there", () => {
    expect([hasEdits(desk.edits, ["streams", "a"]), hasEdits(desk.edits, ["streams", "c"])]).toEqual([true, false]);
    expect(hasEdits(new Map(), [])).toBe(false);
  });
});

describe("a new entity", () => {
  it("repeats its key only where its schema has a property for it", () => {
    const made = (collection: string) =>
      [...createEntity(new Map(), {}, collection, "k", { title: "x" }, testEntities).values()].map(({ mine }) => mine);
    expect(made("streams")).toEqual([{ name: "k", title: "x" }]);
    expect(made("sources")).toEqual([{ title: "x" }]);
  });

  it("keeps the name that it was given", () => {
    const edits = createEntity(new Map(), {}, "streams", "k", { name: "other" }, testEntities);
    expect(edits.get("/streams/k")?.mine).toEqual({ name: "other" });
  });
});
