import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../../src/generated/contracts/EntityDescriptor.ts";
import { configEntities } from "../../../../src/model/config/configEntities.ts";
import {
  followRenames,
  followRenamesAt,
  followRenamesIn,
} from "../../../../src/model/entity/references/renamedReferences.ts";
import { referringEntities } from "./referringEntities.ts";

const renames = [
  { from: ["groups", "a"], to: ["groups", "z"] },
  { from: ["streams", "a"], to: ["streams", "other"] },
];

describe("a path on which keys name entities", () => {
  const followed = (...path: readonly string[]) => followRenamesIn(path, renames, referringEntities);

  it("has their new names, wherever it ends", () => {
    expect(followed("streams", "news", "weights", "a")).toEqual(["streams", "news", "weights", "z"]);
    expect(followed("streams", "news", "weights", "a", "deeper")).toEqual([
      "streams",
      "news",
      "weights",
      "z",
      "deeper",
    ]);
  });

  it("keeps what is around a name in a key", () => {
    const keyRef = { collection: "groups", prefix: "group://" };
    const stream: EntityDescriptor = {
      ...referringEntities.stream,
      fields: { "/weights": { title: "Weights", type: "map", keyRef } },
    };
    const at = (key: string) => followRenamesIn(["streams", "news", "weights", key], renames, [stream]).at(-1);
    expect(["group://a?x=1", "a", "group://"].map(at)).toEqual(["group://z?x=1", "a", "group://"]);
  });

  it.each([
    [["streams", "news", "weights", "b"]],
    [["streams", "news", "weights"]],
    [["streams", "news", "title", "a"]],
    [["streams", "a"]],
    [["streams"]],
    [["groups", "a"]],
    [["a"]],
    [[]],
  ])("is the very same where none of its keys was renamed: %j", (path) => {
    expect(followRenamesIn(path, renames, referringEntities)).toBe(path);
  });

  it("is the very same where nothing was renamed", () => {
    const path = ["streams", "news", "weights", "a"];
    expect(followRenamesIn(path, [], referringEntities)).toBe(path);
  });
});

describe("a value after renames", () => {
  it("is the very same where nothing was renamed, or nothing stands there", () => {
    const config = { streams: { news: { groups: ["a"] } } };
    expect(followRenames(config, [], referringEntities)).toBe(config);
    const { groups } = config.streams.news;
    expect(followRenamesAt(["streams", "news", "groups"], groups, [], referringEntities)).toBe(groups);
    expect(followRenamesAt(["streams", "news", "groups"], undefined, renames, referringEntities)).toBeUndefined();
  });

  it("is left where a collection is none", () => {
    for (const odd of ["a", null, ["a"]])
      expect(followRenames({ streams: odd }, renames, referringEntities)).toEqual({ streams: odd });
  });
});

const renamed = (collection: string, from: string, to: string) => [{ from: [collection, from], to: [collection, to] }];

describe("what refers to something that is renamed", () => {
  it("copies the stream under its new name, and no other one", () => {
    const config = {
      streams: {
        twin: { urls: [{ url: "copy://news", priority: "1" }, "copy://news2"] },
        tall: { title: "copy://news", urls: ["copy://news"] },
      },
    };
    expect(followRenames(config, renamed("streams", "news", "world"), configEntities)).toEqual({
      streams: {
        twin: { urls: [{ url: "copy://world", priority: "1" }, "copy://news2"] },
        tall: { title: "copy://news", urls: ["copy://world"] },
      },
    });
  });

  it("plays the files of a VOD at their new address, as source and as fallback video", () => {
    const config = {
      streams: {
        film: { urls: [{ url: "file://films/a.mp4" }, "file://films2/a.mp4"], backup: { file: "films/sorry.mp4" } },
        slate: { urls: [], backup: { file: "/films/sorry.mp4" } },
      },
    };
    expect(followRenames(config, renamed("vods", "films", "cinema"), configEntities)).toEqual({
      streams: {
        film: { urls: [{ url: "file://cinema/a.mp4" }, "file://films2/a.mp4"], backup: { file: "cinema/sorry.mp4" } },
        slate: { urls: [], backup: { file: "/cinema/sorry.mp4" } },
      },
    });
  });

  it("names a renamed DVR and auth backend anew, as the schemas say", () => {
    const config = {
      streams: { news: { dvr: { reference: "main", root: "main" }, auth: { url: "auth://main?x=1" } } },
      lives: { studio: { dvr: { reference: "main" } } },
    };
    const two = [...renamed("dvrs", "main", "archive"), ...renamed("auth_backends", "main", "billing")];
    expect(followRenames(config, two, configEntities)).toEqual({
      streams: { news: { dvr: { reference: "archive", root: "main" }, auth: { url: "auth://billing?x=1" } } },
      lives: { studio: { dvr: { reference: "archive" } } },
    });
  });
});
