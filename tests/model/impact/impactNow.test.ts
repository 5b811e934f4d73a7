import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { impacts } from "../../../src/generated/impacts.ts";
import { type Impact, impactNow, viewersAt } from "../../../src/model/impact/Impact.ts";
import { planImpact } from "../../../src/model/impact/ImpactPlan.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";

const plays = (url: string, clients = 1, more: JsonObject = {}): JsonObject => ({
  stats: { alive: true, running: true, url, client_count: clients, ...more },
});
const byRtmp = { published_from: "10.0.0.1", published_via: "rtmp" };

function impactOf(patch: JsonObject, tree: JsonObject): Impact {
  return impactNow(planImpact(patch, [], { tree, entities, impacts }), tree, entities);
}

/** What a patch of the one stream there is does to it, in words. */
function does(stream: JsonObject, patch: Json): readonly string[] {
  const [found] = impactOf({ streams: { news: patch } }, { streams: { news: { name: "news", ...stream } } }).streams;
  if (found === undefined) return [];
  const told = (word: string, kinds: ReadonlySet<string>) => [...kinds].map((kind) => `${word} ${kind}`);
  return [...(found.restarts ? ["restarts"] : []), ...told("ends", found.ends), ...told("asks", found.asks)];
}

describe("what a change does to a stream that runs", () => {
  const two = { urls: ["udp://a", "udp://b"] };

  it("is nothing where its source is another one than that which changes", () => {
    expect(does({ ...two, ...plays("udp://b") }, { urls: ["udp://b"] })).toEqual([]);
    expect(does({ ...two, ...plays("udp://a") }, { urls: ["udp://b"] })).toEqual(["restarts"]);
    expect(does({ ...two, ...plays("udp://a", 1, { alive: false }) }, { urls: ["udp://b"] })).toEqual([]);
  });

  it("is nothing to the sources while somebody publishes, but for what is read of them all the same", () => {
    const held = { urls: [{ url: "publish://", priority: "1" }], ...plays("publish://", 1, byRtmp) };
    expect(does(held, { urls: [{ url: "publish://", user_agent: "x" }] })).toEqual([]);
    expect(does(held, { urls: [{ url: "publish://", program: 2 }] })).toEqual(["restarts"]);
  });

  it("of its fallback is a break only while that plays", () => {
    const held = { ...two, backup: { file: "vod/a.mp4" } };
    const patch = { backup: { file: "vod/b.mp4" } };
    expect(does({ ...held, stats: { alive: true, client_count: 3 } }, patch)).toEqual(["restarts"]);
    expect(does({ ...held, ...plays("udp://a") }, patch)).toEqual([]);
    expect(does({ ...held, stats: { running: true, alive: false } }, patch)).toEqual([]);
  });

  it("of its pushes ends those, where there are any", () => {
    const held = { ...two, ...plays("udp://a") };
    const pushes = [{ url: "rtmp://x" }];
    expect(does({ ...held, pushes }, { pushes: null })).toEqual(["ends pushes"]);
    expect(does({ ...held, pushes }, null)).toEqual(["ends viewers", "ends pushes"]);
    expect(does({ ...held, pushes: [] }, null)).toEqual(["ends viewers"]);
    expect(does({ ...held, pushes: "none" }, null)).toEqual(["ends viewers"]);
    expect(does(held, null)).toEqual(["ends viewers"]);
  });

  it("that cuts off its publisher stops it until somebody publishes again", () => {
    const open = { urls: ["publish://"], ...plays("publish://", 1, byRtmp) };
    expect(does(open, { disabled: true })).toEqual(["restarts", "ends viewers", "ends publishers"]);
    expect(does(open, { urls: [] })).toEqual(["restarts", "ends publishers"]);
    expect(does({ ...open, publish_enabled: true }, { urls: [] })).toEqual([]);
    expect(does({ ...two, ...plays("udp://a", 1, byRtmp) }, { urls: ["udp://a"] })).toEqual([]);
  });

  it("may cut off only whom its new settings refuse: viewers, or whoever publishes", () => {
    const held = { urls: ["publish://"], ...plays("publish://", 1, byRtmp) };
    expect(does(held, { auth: { url: "http://door" } })).toEqual(["asks viewers"]);
    expect(does(held, { password: "new" })).toEqual(["asks publishers"]);
    expect(does({ urls: ["udp://a"], ...plays("udp://a") }, { password: "new" })).toEqual([]);
  });

  it("is all of it where it does several things", () => {
    const held = { ...two, ...plays("udp://a") };
    expect(does(held, { transcoder: { vb: 1 }, auth: { url: "http://door" } })).toEqual(["restarts", "asks viewers"]);
  });
});

describe("streams that copy one another", () => {
  const news = { name: "news", urls: ["udp://a"], ...plays("udp://a", 9) };
  const copy = { name: "copy", urls: ["copy://news", "udp://b"], ...plays("copy://news") };
  const told = (patch: JsonObject, streams: JsonObject) =>
    impactOf({ streams: patch }, { streams }).streams.map(({ name, restarts }) => [name, restarts]);

  it("go with what is read anew or cut off, while they play it", () => {
    const anew = { news: { transcoder: { vb: 1 } } };
    expect(told(anew, { news, copy })).toEqual([
      ["news", true],
      ["copy", true],
    ]);
    expect(told({ news: null }, { news, copy })).toEqual([
      ["news", false],
      ["copy", true],
    ]);
    expect(told(anew, { news, copy: { ...copy, ...plays("udp://b") } })).toEqual([["news", true]]);
  });

  it("stay where only viewers of the other one are asked", () => {
    expect(told({ news: { auth: { url: "http://door" } } }, { news, copy })).toEqual([["news", false]]);
  });

  it("have what befalls them beside it too", () => {
    const patch = { copy: { auth: { url: "http://door" } }, news: { transcoder: { vb: 1 } } };
    for (const one of [patch, { news: patch.news, copy: patch.copy }]) {
      const { streams } = impactOf({ streams: one }, { streams: { copy, news } });
      expect(streams).toMatchObject([
        { name: "news", restarts: true },
        { name: "copy", restarts: true, viewers: 1, asks: new Set(["viewers"]) },
      ]);
    }
    const pushing = { ...copy, pushes: [{ url: "rtmp://x" }] };
    const ended = impactOf({ streams: { copy: { pushes: null }, news: null } }, { streams: { copy: pushing, news } });
    expect(ended.streams[1]).toMatchObject({ restarts: true, ends: new Set(["pushes"]), asks: new Set() });
  });

  it("in a circle are told once each", () => {
    const apart = { a: { name: "a", urls: ["udp://a", "copy://b"] }, b: { name: "b", urls: ["udp://b", "copy://a"] } };
    const playing = { a: { ...apart.a, ...plays("udp://a") }, b: { ...apart.b, ...plays("udp://b") } };
    expect(told({ a: null, b: null }, playing)).toEqual([
      ["a", false],
      ["b", false],
    ]);
    const a = { name: "a", urls: ["copy://b"], ...plays("copy://b") };
    const b = { name: "b", urls: ["copy://a"], ...plays("copy://a") };
    expect(told({ a: { transcoder: { vb: 1 } } }, { a, b })).toEqual([
      ["a", true],
      ["b", true],
    ]);
  });
});

describe("the figures of what a save interrupts", () => {
  it("name streams with as many viewers in the order of their names", () => {
    const streams = Object.fromEntries(
      ["c", "a", "e", "b", "d"].map((name) => [
        name,
        { name, urls: ["udp://x"], ...plays("udp://x", name === "b" ? 2 : 1) },
      ]),
    );
    const gone = { a: null, b: null, c: null, d: null, e: null };
    expect(impactOf({ streams: gone }, { streams }).streams.map(({ name }) => name)).toEqual(["b", "a", "c", "d", "e"]);
  });

  it("count all viewers, what runs untouched, and publishers by their protocol", () => {
    const tree = {
      streams: {
        a: { name: "a", ...plays("udp://a", 5) },
        b: { name: "b", ...plays("publish://", 2, byRtmp) },
        c: { name: "c", stats: { running: false, client_count: 0 } },
      },
      lives: {
        cams: {
          prefix: "cams",
          streams: {
            "cams/1": plays("publish://", 1, byRtmp),
            "cams/2": plays("publish://", 1, { published_via: "srt" }),
            "cams/3": plays("publish://", 1, { published_via: 5 }),
          },
        },
      },
    };
    const { viewers, untouched, publishers } = impactOf({ streams: { a: null } }, tree);
    expect([viewers, untouched]).toEqual([10, 4]);
    expect([...publishers]).toEqual([
      ["rtmp", 2],
      ["srt", 1],
    ]);
  });
});

describe("who watches what an entity is or runs", () => {
  const tree = {
    streams: { news: { name: "news", ...plays("udp://a", 5) }, off: { name: "off", stats: { client_count: 7 } } },
    lives: {
      cams: {
        streams: {
          "cams/1": plays("publish://", 2),
          "cams/2": plays("publish://", 3),
          "cams/3": { stats: { client_count: 100 } },
          broken: null,
        },
      },
      empty: { streams: null },
    },
    vods: { films: { files: { "a.mp4": { client_count: 4 }, "b.mp4": null } } },
    auth_backends: { door: { streams: { x: plays("udp://x", 50) } } },
  };
  const viewers = (...paths: readonly string[]) =>
    viewersAt(
      paths.map((path) => path.split("/")),
      tree,
      entities,
    );

  it("are the viewers of a stream, of a location's streams, of a VOD's files, and of several together", () => {
    expect([viewers("streams/news"), viewers("lives/cams"), viewers("vods/films")]).toEqual([5, 5, 4]);
    expect(viewers("streams/news", "lives/cams", "vods/films")).toBe(14);
  });

  it("is nobody where nothing runs, or there is nothing", () => {
    const nobody = ["streams/off", "streams/none", "lives/empty", "auth_backends/door", "streams"];
    expect(nobody.filter((path) => viewers(path) !== 0)).toEqual([]);
    expect(viewers()).toBe(0);
  });
});
