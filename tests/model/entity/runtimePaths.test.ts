import { describe, expect, it } from "vitest";
import { configOnly, isRuntimePath } from "../../../src/model/entity/runtimePaths.ts";
import type { Json } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

const at = (text: string) => (text === "" ? [] : text.split("/"));
const config = (value: Json | undefined, path = "") => configOnly(value, at(path), testEntities);

describe("what a server reports", () => {
  it.each(["stats", "stats/cpu", "now_ms", "streams/a/stats", "streams/a/stats/alive", "streams/a/meta/seen"])(
    "stands at %s",
    (path) => {
      expect(isRuntimePath(at(path), testEntities)).toBe(true);
    },
  );

  it.each(["", "streams", "streams/stats", "streams/a", "streams/a/title", "streams/a/meta", "sources/1", "loglevel"])(
    "does not stand at %j, which is a setting, an entity of that name, or holds settings",
    (path) => {
      expect(isRuntimePath(at(path), testEntities)).toBe(false);
    },
  );

  it("is nothing of another kind of entity, nor where no server is described", () => {
    expect(isRuntimePath(at("sources/1/streams/x"), testEntities)).toBe(true);
    expect(isRuntimePath(at("streams/a/streams"), testEntities)).toBe(false);
    expect(isRuntimePath(at("stats"), { stream: testEntities.stream })).toBe(false);
  });
});

describe("a value without what is reported", () => {
  it("has its settings alone, whatever part of the config it is", () => {
    const news = { name: "news", meta: { comment: "c", seen: 5 }, stats: { alive: true } };
    const own = { name: "news", meta: { comment: "c" } };
    expect(config({ loglevel: "debug", stats: {}, streams: { news } })).toEqual({
      loglevel: "debug",
      streams: { news: own },
    });
    expect(config(news, "streams/news")).toEqual(own);
    expect(config({ news }, "streams")).toEqual({ news: own });
    expect(config({ alive: true }, "streams/news/stats")).toBeUndefined();
    expect([config(5, "streams/news/meta/seen"), config(5, "now_ms")]).toEqual([undefined, undefined]);
    expect([config("c", "streams/news/meta/comment"), config(false, "streams/a/disabled")]).toEqual(["c", false]);
  });

  it("has no nulls, which mean absent, but in lists, where they have a place", () => {
    expect(config({ title: null, meta: { comment: null }, urls: [null, { url: null }, "a"] }, "streams/a")).toEqual({
      meta: {},
      urls: [null, {}, "a"],
    });
    expect([config(null, "streams/a"), config(undefined, "streams/a")]).toEqual([undefined, undefined]);
  });

  it("leaves out what is reported of the items of a list", () => {
    const state = { title: "State", type: "string", readOnly: true } as const;
    const { stream } = testEntities;
    const entities = { stream: { ...stream, fields: { ...stream.fields, "/urls/*/state": state } } };
    const value = { urls: [{ url: "a", state: "on" }, "b"] };
    expect(configOnly(value, ["streams", "a"], entities)).toEqual({ urls: [{ url: "a" }, "b"] });
    expect(configOnly(value.urls, ["streams", "a", "urls"], entities)).toEqual([{ url: "a" }, "b"]);
  });

  it("shares nothing with what it is a copy of", () => {
    const value = { urls: [{ url: "a" }], meta: { comment: "c" } };
    const copy = config(value, "streams/a");
    expect(copy).toEqual(value);
    value.urls.push({ url: "b" });
    value.meta.comment = "d";
    expect(copy).toEqual({ urls: [{ url: "a" }], meta: { comment: "c" } });
  });
});
