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

  it("has no other secret where none was before", async () => {
    const told = await planned({ streams: { sport: { urls: ["rtsp://ed:canary-6@cam/1"] } } });
    expect(told.edits.map(({ mine }) => mine)).toEqual([["rtsp://••••••@cam/1"]]);
  });

  it("tells a new name as such, and a place only where somebody moved it", async () => {
    const game = { name: "game", position: 1, urls: ["udp://sport"] };
    expect((await planned({ streams: { sport: null, game } })).edits).toEqual([
      { path: ["streams", "sport", "name"], base: "sport", mine: "game" },
    ]);
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
    expect([all.edits.length, all.edits.length + all.unlisted >= 401]).toEqual([300, true]);
  });
});
