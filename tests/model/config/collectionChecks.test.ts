import { describe, expect, it } from "vitest";
import { checkCollections } from "../../../src/model/config/collectionChecks.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import type { ConfigPath } from "../../../src/model/configPath.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

const found = (config: JsonObject, ...touched: readonly ConfigPath[]): readonly string[] =>
  checkCollections(config, touched, configEntities).map(({ pointer, keyword }) => `${keyword} ${pointer}`);

const main = { name: "main", root: "/a" };
const spare = { name: "spare", root: "/a" };

describe("What no two entities may have", () => {
  it("is told at the one that is edited, with all that the form needs", () => {
    expect(checkCollections({ dvrs: { main, spare } }, [["dvrs", "main"]], configEntities)).toEqual([
      {
        pointer: "/dvrs/main/root",
        keyword: "unique",
        level: "error",
        message: "DVR root should be unique, this root is already used as global.",
        page: "dvr",
        section: "storage",
      },
    ]);
  });

  it("is told once of two that are edited, at the later one, even when a path is named twice", () => {
    const touched = [
      ["dvrs", "main"],
      ["dvrs", "spare"],
    ];
    expect(found({ dvrs: { main, spare } }, ...touched, ...touched)).toEqual(["unique /dvrs/spare/root"]);
  });

  it("is no problem of one that is edited in another collection under the same name", () => {
    expect(found({ dvrs: { main, spare }, streams: { main: {} } }, ["streams", "main"], [])).toEqual([]);
  });

  it("is told across collections once for each that is edited", () => {
    const config = {
      dvrs: { "a/b": { name: "a/b", root: "/a" } },
      streams: { news: { dvr: { root: "a/" } }, sport: { dvr: { root: "/a" } }, other: { dvr: { root: "/c" } } },
    };
    expect(found(config, ["streams", "news"], ["streams", "other"], ["streams", "sport"])).toEqual([
      "unlike /streams/news/dvr/root",
      "unlike /streams/sport/dvr/root",
    ]);
    expect(found(config, ["dvrs", "a/b"])).toEqual(["unlike /dvrs/a~1b/root"]);
  });

  it("is looked for in no plain value, be it an entity, its collection or another one", () => {
    expect(found({ dvrs: { main, spare: "x" } }, ["dvrs", "spare"])).toEqual([]);
    expect(found({ dvrs: 1, streams: { news: { dvr: { root: "/a" } } } }, ["dvrs"], ["streams", "news"])).toEqual([]);
    expect(found({ dvrs: { main }, streams: 1, lives: ["/a"] }, ["dvrs", "main"])).toEqual([]);
  });

  it("is looked for in no entity that is gone", () => {
    expect(found({ dvrs: { main } }, ["dvrs", "spare"])).toEqual([]);
  });
});
