import { describe, expect, it } from "vitest";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { allEntities, type ConfigCheck, eachBy, schemaCheck } from "../../../src/model/config/configCheck.ts";
import { rememberedCheck } from "../../../src/model/config/rememberedCheck.ts";
import { formatPointer, valueAt } from "../../../src/model/configPath.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

/** A check that finds what is wrong where `wrong` names settings, and what it was asked for. */
function remembered(): {
  readonly asked: () => readonly string[];
  readonly find: (config: JsonObject, ...touched: readonly string[][]) => Promise<readonly string[]>;
} {
  const asked: string[] = [];
  const check: ConfigCheck = async (config, touched) => {
    asked.push(...touched.map(formatPointer));
    return touched.flatMap((path) =>
      namesIn(valueAt(config, [...path, "wrong"])).map((name) => ({
        pointer: formatPointer([...path, name]),
        keyword: "type",
        level: "error",
        message: `${name} is wrong`,
      })),
    );
  };
  const own = rememberedCheck(check, testEntities);
  return {
    asked: () => asked.splice(0),
    find: async (config, ...touched) =>
      (await own(config, touched)).map(({ pointer, message }) => `${pointer}: ${message}`),
  };
}

function namesIn(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const news = { wrong: ["title", "urls"] };
const sport = { wrong: ["title"] };
const told = {
  news: ["/streams/news/title: title is wrong", "/streams/news/urls: urls is wrong"],
  sport: ["/streams/sport/title: title is wrong"],
};

describe("A check that remembers", () => {
  it("tells every problem of each entity, in the order they were asked for", async () => {
    const { find, asked } = remembered();
    const config = { streams: { news, sport, fine: {} } };
    expect(await find(config, ["streams", "sport"], ["streams", "fine"], ["streams", "news"])).toEqual([
      ...told.sport,
      ...told.news,
    ]);
    expect(asked()).toEqual(["/streams/sport", "/streams/fine", "/streams/news"]);
  });

  it("looks at no entity again that is the same object, and tells the same of it", async () => {
    const { find, asked } = remembered();
    const paths = [
      ["streams", "news"],
      ["streams", "fine"],
    ];
    const fine = {};
    await find({ streams: { news, fine } }, ...paths);
    asked();
    expect(await find({ streams: { fine, news }, loglevel: "debug" }, ...paths)).toEqual(told.news);
    expect(asked()).toEqual([]);
  });

  it("looks again at the one that is another object, and not at its neighbours", async () => {
    const { find, asked } = remembered();
    const paths = [
      ["streams", "news"],
      ["streams", "sport"],
    ];
    await find({ streams: { news, sport } }, ...paths);
    asked();
    expect(await find({ streams: { news: { title: "Mended" }, sport } }, ...paths)).toEqual(told.sport);
    expect(asked()).toEqual(["/streams/news"]);
  });

  it("tells what is wrong with an entity under the name that it has got meanwhile", async () => {
    const { find, asked } = remembered();
    await find({ streams: { sport: news } }, ["streams", "sport"]);
    asked();
    expect(await find({ streams: { news } }, ["streams", "news"])).toEqual(told.news);
    expect(await find({ sources: { "a/b": sport } }, ["sources", "a/b"])).toEqual([
      "/sources/a~1b/title: title is wrong",
    ]);
    expect(asked()).toEqual(["/sources/a~1b"]);
  });

  it("looks at the server's own settings every time", async () => {
    const { find, asked } = remembered();
    const config = { wrong: ["http", "loglevel"], streams: { news } };
    for (const _time of [1, 2]) {
      expect(await find(config, [], ["streams", "news"])).toEqual([
        "/http: http is wrong",
        "/loglevel: loglevel is wrong",
        ...told.news,
      ]);
    }
    expect(asked()).toEqual(["", "/streams/news", ""]);
  });

  it("tells nothing of server's settings that nobody complains about", async () => {
    const { find } = remembered();
    expect(await find({ loglevel: "debug" }, [])).toEqual([]);
  });

  it("looks every time at what is no entity, and says so where it stands", async () => {
    const check = rememberedCheck(eachBy({ check: schemaCheck, entities: configEntities }), configEntities);
    const config = { lives: 1, streams: { news: "x", sport: null } };
    for (const _time of [1, 2]) {
      const problems = await check(config, [...allEntities(config, configEntities), ["streams", "sport"]]);
      expect(problems.map(({ pointer, keyword }) => `${keyword} ${pointer}`)).toEqual([
        "type /lives",
        "type /streams/news",
        "type /streams/sport",
      ]);
    }
  });
});
