import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findTakenNames } from "../../../../server/config/delta/takenNames.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { openRecord } from "../../support/openRecord.ts";
import { testEntities } from "../../support/testEntities.ts";

const who = "admin";
const nature = { name: "nature", title: "Nature", urls: ["udp://239.0.0.1:1"] };
const news = { name: "news", title: "News", urls: ["udp://239.0.0.2:1"] };

async function opened() {
  const { record, folder } = await openRecord();
  await record.apply({ streams: { nature, news, sport: { name: "sport" } } }, { ifMatch: 1, who });
  return { record, file: () => readFileSync(join(folder, "sluice.conf"), "utf8") };
}

describe("a rename onto the name of another entity", () => {
  it("is refused at the name, and changes nothing", async () => {
    const { record, file } = await opened();
    const [config, text] = [record.current.config, file()];
    const delta = { streams: { nature: null, news: { ...nature, name: "news" } } };
    await expect(record.apply(delta, { ifMatch: 2, who })).rejects.toMatchObject({
      kind: "invalid",
      details: {
        problems: [{ pointer: "/streams/nature/name", keyword: "unique", message: "this name is already used" }],
      },
    });
    expect([record.current.rev, record.current.config, file()]).toEqual([2, config, text]);
  });

  it("is refused also when the same save changes the settings", async () => {
    const { record } = await opened();
    const save = record.apply({ streams: { nature: null, news: { name: "news", title: "New" } } }, { ifMatch: 2, who });
    await expect(save).rejects.toMatchObject({ details: { problems: [{ pointer: "/streams/nature/name" }] } });
  });

  it("is told at the entity that it looks like when others are deleted with it", async () => {
    const { record } = await opened();
    const delta = { streams: { sport: null, nature: null, news: { ...nature, name: "news" } } };
    const save = record.apply(delta, { ifMatch: 2, who });
    await expect(save).rejects.toMatchObject({ details: { problems: [{ pointer: "/streams/nature/name" }] } });
  });

  it("is among the problems of a check", async () => {
    const { record } = await opened();
    const { problems } = await record.checkDelta({ streams: { nature: null, news: { ...nature, name: "news" } } });
    expect(problems.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([["/streams/nature/name", "unique"]]);
  });

  it("is not seen in a deletion saved with an edit of another entity", async () => {
    const { record } = await opened();
    await record.apply({ streams: { nature: null, news: { title: "Nature" } } }, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toMatchObject({ news: { ...news, title: "Nature" } });
    expect(Object.keys(record.current.config["streams"] ?? {})).toEqual(["news", "sport"]);
  });

  it("is not seen in an import, which replaces everything", async () => {
    const { record } = await opened();
    await record.apply({ $reset: true, streams: { nature: null, news } }, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toEqual({ news: { ...news, position: 0 } });
  });
});

const pointersOf = (delta: JsonObject, config: JsonObject) =>
  findTakenNames(delta, config, testEntities).map(({ pointer }) => pointer);

describe("findTakenNames", () => {
  const config = { streams: { nature, news }, sources: { "1": { urls: ["a"] }, "2": { urls: ["b"] } } };
  const renamed = { nature: null, news: { ...nature, name: "news" } };

  it("finds one in any collection whose entities can be renamed, whatever its key is called", () => {
    const vods = { films: { prefix: "films", root: "/a" }, shows: { prefix: "shows", root: "/b" } };
    const delta = { streams: renamed, vods: { films: null, shows: { prefix: "shows", root: "/a" } } };
    expect(pointersOf(delta, { ...config, vods })).toEqual(["/streams/nature/name", "/vods/films/prefix"]);
  });

  it.each<[string, JsonObject]>([
    ["nothing is removed", { streams: { news: { ...nature, name: "news" } } }],
    ["what is removed was not there", { streams: { gone: null, news: { ...nature, name: "news" } } }],
    ["the name is free", { streams: { nature: null, world: { ...nature, name: "world" } } }],
    ["one is edited, as then its name is not told", { streams: { nature: null, news: { title: "Nature" } } }],
    ["the other one goes, too", { streams: { nature: null, news: null } }],
    ["the whole collection goes", { streams: null }],
    ["the entities have no name", { sources: { "1": null, "2": { urls: ["a"] } } }],
    ["everything is replaced", { $reset: true, streams: renamed }],
  ])("finds none where %s", (_words, delta) => {
    expect(pointersOf(delta, config)).toEqual([]);
  });

  it("finds none among entities that cannot be renamed", () => {
    const fixed = testEntities.map(({ renamable: _, ...entity }) => entity);
    expect(findTakenNames({ streams: renamed }, config, fixed)).toEqual([]);
  });

  it("finds none in a collection that was not there", () => {
    expect(pointersOf({ streams: renamed }, {})).toEqual([]);
    expect(pointersOf({ streams: renamed }, { streams: null })).toEqual([]);
  });

  it("compares with the first twenty that go: any of thousands says what is wrong", () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`s${n}`, { name: `s${n}`, title: `T${n}` }]));
    const gone = Object.fromEntries(Object.keys(many).map((name) => [name, null]));
    const onto = (title: string) =>
      pointersOf({ streams: { ...gone, news: { name: "news", title } } }, { streams: { ...many, news } });
    expect([onto("T19"), onto("T20")]).toEqual([["/streams/s19/name"], ["/streams/s0/name"]]);
  });
});
