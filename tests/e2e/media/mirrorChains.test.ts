import { describe, expect, it, vi } from "vitest";
import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { openTs } from "./support/openTs.ts";
import { type SharedMedia, shareMedia } from "./support/shareMedia.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const KEY = "a key of the whole cluster";
const first = shareMedia(() => ({
  cluster_key: KEY,
  streams: { news: { name: "news", urls: ["fake://fake?size=160x90"] } },
}));
const second = shareMedia(() => ({
  cluster_key: KEY,
  sources: { "-1": { urls: [first.client.url] } },
}));
const third = shareMedia(() => ({
  cluster_key: KEY,
  sources: { "-1": { urls: [second.client.url] } },
}));

const until = (check: () => unknown, timeout = 40_000) => vi.waitFor(check, { timeout, interval: 100 });
const objectOf = (value: Json | undefined): JsonObject => (isPlainObject(value) ? value : {});
function mirrored({ client }: SharedMedia): JsonObject {
  return Object.values(objectOf(client.live.at("sources"))).reduce<JsonObject>(
    (all, mirror) => ({ ...all, ...objectOf(objectOf(mirror)["streams"]) }),
    {},
  );
}
const statsOf = (server: SharedMedia) => objectOf(objectOf(mirrored(server)["news"])["stats"]);

describe("a mirror of a mirror", () => {
  it("plays what the first server has", async () => {
    await until(() => expect(mirrored(third)).toHaveProperty("news"));
    const { frames, words } = await watchWithFfmpeg(`${third.client.url}/news/index.m3u8`, 2);
    expect(frames, words).toBeGreaterThanOrEqual(45);
    expect(await second.client.sessions("news")).toMatchObject([{ type: "mirror" }]);
    expect(await first.client.sessions("news")).toMatchObject([{ type: "mirror" }]);
  });

  it("ends where it began when the first server mirrors the last one", async () => {
    await first.client.save({ sources: { "-1": { urls: [third.client.url], prefix: "back" } } });
    await until(() => expect(first.client.live.at("servers", third.client.url)).toEqual({ stream_names: [] }));
    // Two rounds of questions in the whole ring.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    expect(mirrored(first)).toEqual({});
    expect(Object.keys(mirrored(second))).toEqual(["news"]);
    expect(Object.keys(mirrored(third))).toEqual(["news"]);
  });

  it("says at each server what is wrong there", async () => {
    await first.client.save({ streams: { news: { urls: ["tshttp://127.0.0.1:1/feed"] } } });
    await until(() => expect(first.client.stats("news")["source_error"]).toBe("connection refused"));
    for (const server of [second, third]) {
      await until(() =>
        expect(statsOf(server)).toMatchObject({ alive: false, source_error: "the origin has no picture of it now" }),
      );
    }
    await first.client.save({ streams: { news: { urls: ["fake://fake?size=160x90"] } } });
    await until(() => expect(statsOf(third)).toMatchObject({ alive: true }));
  });

  it("cuts off nobody at its end when the first server renames the stream", async () => {
    const player = await openTs(`${third.client.url}/news/mpegts`);
    await until(() => expect(player.bytes()).toBeGreaterThan(20_000));
    const { stats: _, ...body } = objectOf(first.client.live.at("streams", "news"));
    await first.client.save({ streams: { news: null, world: { ...body, name: "world" } } });
    await until(() => expect(mirrored(third)).toHaveProperty("world"));
    expect(Object.keys(mirrored(third))).toEqual(["world"]);
    const sent = player.bytes();
    await until(() => expect(player.bytes() - sent).toBeGreaterThan(20_000));
    player.leave();
  });

  it("loses what the first server has no more", async () => {
    await first.client.save({ streams: { world: null } });
    await until(() => expect([mirrored(second), mirrored(third)]).toEqual([{}, {}]));
  });
});
