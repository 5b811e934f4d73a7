import { describe, expect, it } from "vitest";
import { findGone, findNameless, forgottenBase } from "../../../../server/config/delta/missingEntities.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { testEntities } from "../../support/testEntities.ts";
import { entities as rows } from "../../../../src/generated/entities.ts";

const { checks: _, ...mirror } = rows.mirror;

/** A kind of thing with keys of the server's that is no mirror. */
const robot = (required: readonly string[]) => ({ ...mirror, name: "robot", collection: "robots", required });

const input = (required: readonly string[], value: { readonly [setting: string]: string }) => ({
  delta: { robots: { "4": value } },
  base: {},
  current: {},
  entities: [robot(required)],
});

it("tells an edit of one that is not there from a whole one by what its schema requires", () => {
  expect(findNameless(input(["arm", "leg"], { arm: "left" }))).toMatchObject([
    { pointer: "/robots/4/arm", message: expect.stringContaining('give it its "arm" under the key "-1"') },
  ]);
  expect(findNameless(input(["arm", "leg"], { arm: "left", leg: "right" }))).toEqual([]);
});

it("takes any as whole where nothing is required", () => {
  expect(findNameless(input([], { colour: "red" }))).toEqual([]);
});

it("says that one is gone which was there", () => {
  const base = { robots: { "4": { arm: "left" } } };
  expect(findGone({ ...input(["arm", "leg"], { arm: "right" }), base })).toEqual(["robots", "4"]);
});

const made = (
  delta: JsonObject,
  { base = {}, current = {} }: Partial<Record<"base" | "current", JsonObject>> = {},
) => ({
  delta,
  base,
  current,
  entities: testEntities,
});
const news = { name: "news", title: "News" };

describe("a delta that speaks of something that is not there", () => {
  it("is told how to make a new one of it: with its name, under whatever setting that is", () => {
    expect(findNameless(made({ streams: { news: { title: "New" } }, vods: { films: { root: "/a" } } }))).toEqual([
      {
        pointer: "/streams/news/name",
        keyword: "required",
        level: "error",
        message: 'There is no "news" in "streams" to edit; to make a new one, give it "name": "news".',
      },
      expect.objectContaining({
        pointer: "/vods/films/prefix",
        message: 'There is no "films" in "vods" to edit; to make a new one, give it "prefix": "films".',
      }),
    ]);
  });

  it("is told how to make one that the server numbers", () => {
    expect(findNameless(made({ sources: { "7": { title: "Up" } } }))).toMatchObject([
      {
        pointer: "/sources/7/urls",
        message: 'There is no "7" in "sources" to edit; to make a new one, give it its "urls" under the key "-1".',
      },
    ]);
    const free = { ...made({ robots: { "7": { colour: null } } }), entities: [robot(["arm"])] };
    expect(findNameless(free)).toMatchObject([{ pointer: "/robots/7/arm" }]);
  });

  it.each<[string, JsonObject]>([
    ["makes it whole", { streams: { news } }],
    ["makes it under a number for a name", { streams: { "5": { name: 5 } } }],
    ["makes one that the server will number", { sources: { "-1": { title: "Up" } } }],
    ["brings one back under its number, with what each must have", { sources: { "7": { urls: ["a"] } } }],
    ["only reports of it", { streams: { news: { stats: { alive: true } } } }],
    ["removes it", { streams: { news: null } }],
    ["removes its whole collection", { streams: null }],
    ["speaks of the server itself", { loglevel: "debug" }],
  ])("is no edit where it %s", (_words, delta) => {
    expect([findNameless(made(delta)), findGone(made(delta))]).toEqual([[], undefined]);
  });

  it("is one where what each must have is null, where it says more than it reports, or where the name is no name", () => {
    for (const delta of [
      { sources: { "7": { urls: null } } },
      { streams: { news: { stats: {}, title: "New" } } },
      { streams: { news: { name: true } } },
    ])
      expect(findNameless(made(delta))).toHaveLength(1);
  });

  it("is none of something that is there", () => {
    const current = { streams: { news } };
    expect(findNameless(made({ streams: { news: { title: "New" } } }, { current }))).toEqual([]);
    expect(findGone(made({ streams: { news: { title: "New" } } }, { base: current, current }))).toBeUndefined();
  });

  it("is told the first one that somebody has deleted since, and nothing of how to make it", () => {
    const edit = made(
      { vods: { films: { root: "/a" } }, streams: { world: { title: "W" }, news: { title: "New" } } },
      { base: { streams: { news } } },
    );
    expect(findGone(edit)).toEqual(["streams", "news"]);
    expect(findNameless(edit).map(({ pointer }) => pointer)).toEqual(["/streams/world/name", "/vods/films/prefix"]);
  });

  it("is taken for one of what was deleted where its revision is not kept any more", () => {
    const edit = made({ streams: { news: { title: "New" } } }, { base: forgottenBase });
    expect([findGone(edit), findNameless(edit)]).toEqual([["streams", "news"], []]);
  });
});
