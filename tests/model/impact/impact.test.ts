import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { impacts } from "../../../src/generated/impacts.ts";
import { type Impact, impactNow } from "../../../src/model/impact/Impact.ts";
import { planImpact } from "../../../src/model/impact/ImpactPlan.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";

const live = (url: string, clients: number, more: JsonObject = {}): JsonObject => ({
  stats: { alive: true, running: true, url, client_count: clients, ...more },
});
const news = { name: "news", urls: ["udp://a", "udp://b"], ...live("udp://a", 80) };
const sport = { name: "sport", urls: ["udp://c"], ...live("udp://c", 54) };
const asleep = { name: "asleep", urls: ["udp://d"], static: false, stats: { alive: false, running: false } };
const published = live("publish://", 7, { published_from: "10.0.0.1", published_via: "rtmp" });
const tree = {
  http: [80, 8080],
  rtmp: 1935,
  streams: { news, sport, asleep },
  lives: { cams: { prefix: "cams", auth: { url: "auth://door" }, streams: { "cams/one": published } } },
  auth_backends: { door: { name: "door", backends: [{ url: "http://10.0.0.9" }] } },
};

function impactOf(patch: JsonObject, renames: readonly Rename[] = [], of: JsonObject = tree): Impact {
  return impactNow(planImpact(patch, renames, { tree: of, entities, impacts }), of, entities);
}

describe("what a save interrupts", () => {
  it("is nothing for a title, another source than the one that plays, a default written out, and a stream that comes", () => {
    const urls = ["udp://a", "udp://b", "udp://new"];
    const patch = { news: { title: "News", urls, disabled: false }, fresh: { name: "fresh", urls: ["udp://z"] } };
    expect(impactOf({ streams: patch })).toMatchObject({ streams: [], listeners: [], untouched: 3 });
  });

  it("may be the end of all who watch for a protocol that becomes the only one, is excepted, or is so no more", () => {
    const asksFor = (before: JsonObject, after: JsonObject): boolean => {
      const held = { ...tree, streams: { news: { ...news, protocols: before } } };
      const { streams } = impactOf({ streams: { news: { protocols: after } } }, [], held);
      return streams.some(({ asks }) => asks.has("viewers"));
    };
    expect(asksFor({ hls: false }, { dash: true })).toBe(true);
    expect(asksFor({ hls: false }, { rtsp: true })).toBe(true);
    expect(asksFor({ hls: false }, { dash: false })).toBe(true);
    expect(asksFor({ hls: true, dash: true }, { dash: null })).toBe(true);
    // Nobody watches over what our server does not play.
    expect(asksFor({ hls: false }, { rtsp: false })).toBe(false);
    expect(asksFor({ hls: false }, { hls: false })).toBe(false);
  });

  it("is a break for those who watch the source that goes, most viewers first", () => {
    const transcoder = { video: { 1: { bitrate: 500_000 } } };
    const { streams, untouched } = impactOf({ streams: { sport: { transcoder }, news: { urls: ["udp://b"] } } });
    expect(streams.map(({ name, viewers, restarts }) => [name, viewers, restarts])).toEqual([
      ["news", 80, true],
      ["sport", 54, true],
    ]);
    expect(untouched).toBe(1);
  });

  it("is the end for those who watch what is removed or switched off, and nothing where nothing runs", () => {
    const { streams } = impactOf({ streams: { news: null, sport: { disabled: true }, asleep: null } });
    expect(streams.map(({ name, ends }) => [name, ends.has("viewers")])).toEqual([
      ["news", true],
      ["sport", true],
    ]);
  });

  it("is nothing for a new name, but for the prefix of a location", () => {
    const renamed = { streams: { news: null, today: { ...news, name: "today" } } };
    expect(impactOf(renamed, [{ from: ["streams", "news"], to: ["streams", "today"] }]).streams).toEqual([]);
    const moved = { lives: { cams: null, eyes: { ...tree.lives.cams, prefix: "eyes" } } };
    const { streams } = impactOf(moved, [{ from: ["lives", "cams"], to: ["lives", "eyes"] }]);
    expect(streams).toMatchObject([{ name: "cams/one", viewers: 7, isPublished: true }]);
  });

  it("concerns the streams that use what is changed: a location's, a backend's, copies of a stream", () => {
    const asked = impactOf({ auth_backends: { door: { backends: [{ url: "http://10.0.0.8" }] } } }).streams;
    expect(asked.map(({ name, asks }) => [name, asks.has("viewers")])).toEqual([["cams/one", true]]);
    const copy = { name: "copy", urls: ["copy://news"], ...live("copy://news", 3) };
    const further = { name: "further", urls: ["copy://copy"], ...live("copy://copy", 2) };
    const copied = { ...tree, streams: { ...tree.streams, copy, further } };
    const { streams } = impactOf({ streams: { news: { urls: ["udp://b"] } } }, [], copied);
    expect(streams.map(({ name }) => name)).toEqual(["news", "copy", "further"]);
  });

  it("tells of ports that open, close and move, and of administrators", () => {
    const { listeners, endsLogins } = impactOf({ http: [80, 8081], rtmp: 1936, edit_auth: { password: "other" } });
    expect(listeners).toEqual([
      { protocol: "http", closes: ["8080"], opens: ["8081"], keepsConnections: false },
      { protocol: "rtmp", closes: ["1935"], opens: ["1936"], keepsConnections: true },
    ]);
    expect(endsLogins).toBe(true);
    expect(impactOf({ rtmp: null }).listeners).toMatchObject([{ closes: ["1935"], keepsConnections: false }]);
  });

  it("tells of a port that the schema says to open, by nothing but what its schema says", () => {
    const { server } = impacts;
    if (server === undefined) throw new Error("the server says what its settings interrupt");
    const rtsp = { is: "listener", protocol: "rtsp", moves: true } as const;
    const grown = { ...impacts, server: { ...server, settings: { ...server.settings, "/rtsp": rtsp } } };
    const before = { ...tree, rtsp: 9000 };
    const { listeners } = planImpact({ rtsp: 9001 }, [], { tree: before, entities, impacts: grown });
    expect(listeners).toEqual([{ protocol: "rtsp", closes: ["9000"], opens: ["9001"], keepsConnections: true }]);
  });

  it("is known within a moment for ten thousand streams", () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `s${index}`);
    const many = Object.fromEntries(names.map((name) => [name, { ...news, name }]));
    const patch = Object.fromEntries(names.map((name) => [name, { urls: ["udp://b"] }]));
    const startMs = performance.now();
    expect(impactOf({ streams: patch }, [], { streams: many }).streams).toHaveLength(10_000);
    expect(performance.now() - startMs).toBeLessThan(8000);
  });
});
