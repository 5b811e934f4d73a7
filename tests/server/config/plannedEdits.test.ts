import { describe, expect, it } from "vitest";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { plannedEdits } from "../../../server/config/plannedEdits.ts";
import { planDelta } from "../../../server/config/delta/planDelta.ts";

const before: JsonObject = {
  loglevel: "info",
  edit_auth: { login: "admin", password: "canary-1" },
  streams: {
    news: { name: "news", position: 0, title: "News", urls: ["rtsp://ed:canary-2@cam/1"] },
    sport: { name: "sport", position: 1, urls: ["udp://sport"] },
    film: { name: "film", position: 2 },
  },
};

function planned(delta: JsonObject) {
  const keys = { sources: { ids: [], last: 0 } };
  const plan = planDelta({ delta, base: before, current: before, rev: 1, keys, entities: configEntities });
  return plannedEdits(before, plan, configEntities);
}

const pathsOf = async (delta: JsonObject) => (await planned(delta)).edits.map(({ path }) => path.join("/"));

describe("what a save would change", () => {
  it("is told old and new, of the server and of each entity, and what comes and goes", async () => {
    const sport = { title: "Sport" };
    expect(
      await planned({ loglevel: "debug", streams: { sport, film: null, made: { name: "made", title: "M" } } }),
    ).toEqual({
      edits: [
        { path: ["loglevel"], base: "info", mine: "debug" },
        { path: ["streams", "film"], base: { name: "film" }, mine: undefined },
        { path: ["streams", "sport", "title"], base: undefined, mine: "Sport" },
        { path: ["streams", "made"], base: undefined, mine: { name: "made", title: "M" } },
      ],
      unlisted: 0,
    });
  });

  it("holds no secret and no login of an address, and still that there is another", async () => {
    const urls = ["rtsp://ed:canary-3@cam/1", "rtsp://cam/2?key=canary-4"];
    const told = await planned({ edit_auth: { password: "canary-5" }, streams: { news: { urls } } });
    expect(JSON.stringify(told)).not.toContain("canary");
    const [password, sources] = told.edits;
    expect(password?.mine).not.toBe(password?.base);
    expect(sources?.base).toEqual(["rtsp://••••••@cam/1"]);
    expect(sources?.mine).toEqual(["rtsp://≠••••••@cam/1", "rtsp://cam/2?key=≠••••••"]);
  });

  it("holds no login of an address that has no scheme either", async () => {
    const urls = ["ed:canary-7@10.0.0.1/live", "//ed:canary-7@h/x", "rtsp:/ed:canary-7@h", "rtsp:ed:canary-7@h"];
    const told = await planned({ streams: { sport: { urls, pushes: [{ url: "ed:canary-8@h/app/canary-9" }] } } });
    expect(JSON.stringify(told)).not.toContain("canary");
    expect(JSON.stringify(told)).toContain("••••••@10.0.0.1/live");
  });

  it("has no other secret where none was before", async () => {
    const told = await planned({ streams: { sport: { urls: ["rtsp://ed:canary-6@cam/1"] } } });
    expect(told.edits.map(({ mine }) => mine)).toEqual([["rtsp://••••••@cam/1"]]);
  });

  it("tells a new name as such, and a place only where somebody moved it", async () => {
    const game = { name: "game", position: 1, urls: ["udp://sport"] };
    expect((await planned({ streams: { sport: null, game } })).edits).toEqual([
      { path: ["streams", "sport", "name"], base: "sport", mine: "game" },
    ]);
    const dvrs = { dvrs: { main: { name: "main", root: "/a" } } };
    const moved = {
      config: { dvrs: { old: { name: "old", root: "/b" } } },
      renames: [{ from: ["dvrs", "main"], to: ["dvrs", "old"] }],
    };
    expect((await plannedEdits(dvrs, moved, configEntities)).edits).toEqual([
      { path: ["dvrs", "main", "name"], base: "main", mine: "old" },
      { path: ["dvrs", "old", "root"], base: "/a", mine: "/b" },
    ]);
    const odd = { config: { other: { b: {} } }, renames: [{ from: ["other", "a"], to: ["other", "b"] }] };
    expect((await plannedEdits({ other: { a: {} } }, odd, configEntities)).edits).toEqual([]);
    expect(await pathsOf({ streams: { news: null } })).toEqual(["streams/news"]);
    expect(await pathsOf({ streams: { film: { position: 0 } } })).toEqual(["streams/film/position"]);
  });

  it("ends before it is too much to read, and says how much is left", async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`s${index}`, { name: `s${index}` }]));
    const { edits, unlisted } = await planned({ streams: many });
    expect([edits.length, unlisted]).toEqual([300, 200]);
    const large = { title: "x".repeat(150_000) };
    const told = await planned({ streams: { news: large, sport: large, film: large } });
    expect([told.edits.length, told.unlisted]).toEqual([2, 1]);
    // Names count as what else is changed does.
    const names = Array.from({ length: 400 }, (_, index) => `s${index}`);
    const named = (prefix: string) =>
      names.map((name) => [`${prefix}${name}`, { name: `${prefix}${name}`, title: name }]);
    const former: JsonObject = { streams: Object.fromEntries(named("")) };
    const config: JsonObject = { streams: Object.fromEntries([...named("new-"), ["more", { name: "more" }]]) };
    const renames = names.map((name) => ({ from: ["streams", name], to: ["streams", `new-${name}`] }));
    const all = await plannedEdits(former, { config, renames }, configEntities);
    expect([all.edits.length, all.unlisted]).toEqual([300, 101]);
  });

  it("tells where one was moved from and to, and no place of what comes or goes", async () => {
    expect((await planned({ streams: { film: { position: 0, title: "Film" } } })).edits).toEqual([
      { path: ["streams", "film", "title"], base: undefined, mine: "Film" },
      { path: ["streams", "film", "position"], base: 2, mine: 0 },
    ]);
    expect(await pathsOf({ streams: { made: { name: "made", position: 0 } } })).toEqual(["streams/made"]);
    expect(await pathsOf({ auth_backends: { gate: { name: "gate" } }, streams: { film: null } })).toEqual([
      "streams/film",
      "auth_backends/gate",
    ]);
  });

  it("tells each of a collection that goes, and nothing where nothing changes", async () => {
    expect(await pathsOf({ streams: null })).toEqual(["streams/news", "streams/sport", "streams/film"]);
    const streams = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`s${at}`, { name: `s${at}` }]));
    const { edits, unlisted } = await plannedEdits({ streams }, { config: {}, renames: [] }, configEntities);
    expect([edits.length, unlisted]).toEqual([300, 200]);
    expect(await planned({ loglevel: "info" })).toEqual({ edits: [], unlisted: 0 });
  });

  it("lists three hundred to the last one, and counts what is left from there", async () => {
    const some = (count: number) =>
      planned({
        streams: Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, { name: `s${at}` }])),
      });
    const [all, more] = [await some(300), await some(301)];
    expect([all.edits.length, all.unlisted, more.edits.length, more.unlisted]).toEqual([300, 0, 300, 1]);
  });

  it("lets others have their turn meanwhile", async () => {
    const streams = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`s${at}`, { name: `s${at}` }]));
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      if (isDone) return;
      turns += 1;
      setImmediate(count);
    };
    setImmediate(count);
    await planned({ streams });
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
