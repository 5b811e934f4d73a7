import { describe, expect, it, vi } from "vitest";
import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { makeProof } from "../../../server/cluster/clusterProof.ts";
import { killServer } from "../support/killServer.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { playInBrowser } from "./support/playInBrowser.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { type SharedMedia, shareMedia } from "./support/shareMedia.ts";
import { TcpGate } from "./support/TcpGate.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const KEY = "a key of the whole cluster";
const chromium = shareBrowser();
const origin = shareMedia(() => ({
  cluster_key: KEY,
  streams: {
    news: { name: "news", urls: ["fake://fake?size=320x180"], auth: { max_sessions: 1, url: "false" } },
    sport: { name: "sport", urls: ["copy://news"], protocols: { mpegts: false } },
    hidden: { name: "hidden", urls: ["copy://news"] },
    off: { name: "off", urls: ["copy://news"], disabled: true },
  },
}));
const here = shareMedia(() => ({
  cluster_key: KEY,
  streams: { sport: { name: "sport", urls: ["copy://from/news"], static: false } },
  sources: { "-1": { urls: [origin.client.url], prefix: "from", only: ["n*"], except: ["hid*"] } },
}));

/** Waits for a check, as long as a server may take to ask another one again. */
const until = (check: () => unknown, timeout = 30_000) => vi.waitFor(check, { timeout, interval: 100 });

const objectOf = (value: Json | undefined): JsonObject => (isPlainObject(value) ? value : {});
const mirrorsOf = ({ client }: SharedMedia) => objectOf(client.live.at("sources"));
/** A mirror's key in the config. */
const idOf = (server: SharedMedia) => Object.keys(mirrorsOf(server))[0] ?? "";
const mirrored = (server: SharedMedia) => objectOf(server.client.live.at("sources", idOf(server), "streams"));
const statsOf = (name: string) => objectOf(objectOf(mirrored(here)[name])["stats"]);
const health = () => objectOf(objectOf(here.client.live.at("servers"))[origin.client.url]);
const edit = (changes: object) => here.client.save({ sources: { [idOf(here)]: changes } });

describe("a mirror of another server", () => {
  it("brings the streams the origin offers, and tells the health of its server [C254]", async () => {
    await until(() => expect(Object.keys(mirrored(here)).toSorted()).toEqual(["from/news", "from/sport"]));
    expect(health()).toEqual({ stream_names: ["news", "sport", "hidden"] });
    expect(mirrorsOf(here)[idOf(here)]).toMatchObject({ url: origin.client.url, source_hostname: expect.any(String) });
    expect(mirrored(here)).toMatchObject({
      "from/news": { name: "from/news", static: true, urls: [`${origin.client.url}/news`] },
      "from/sport": { name: "from/sport", static: false, stats: { alive: false, running: false } },
    });
  });

  it("plays a static one all the time, past the viewers' auth of the origin [C247]", async () => {
    await until(() => expect(statsOf("from/news")).toMatchObject({ alive: true, bitrate: expect.any(Number) }));
    const address = `${here.client.url}/from/news/index.m3u8`;
    const page = await playInBrowser(chromium.browser, address);
    await expectPictures(page);
    await until(() => expect(statsOf("from/news")["client_count"]).toBe(1));
    expect(await here.client.sessions("from/news")).toMatchObject([{ type: "hls" }]);
    await page.close();
    expect((await fetch(`${origin.client.url}/news/index.m3u8`)).status).toBe(403);
    expect(await origin.client.sessions("news")).toMatchObject([{ type: "mirror", ip: "127.0.0.1" }]);
    expect(await here.client.ask("media_info/from/news")).toMatchObject({ width: 320, height: 180 });
  });

  it("starts one on demand with its first viewer, and stops it as it is told to", async () => {
    expect(statsOf("from/sport")["running"]).toBe(false);
    const { frames, size, words } = await watchWithFfmpeg(`${here.client.url}/from/sport/index.m3u8`, 2);
    expect([size, frames >= 45], words).toEqual(["320x180", true]);
    await until(() => expect(statsOf("from/sport")).toMatchObject({ alive: true, running: true }));
    // A player over HLS that is silent counts as there for 15 s.
    await until(() => expect(statsOf("from/sport")["client_count"]).toBe(0));
    await here.client.ask("stream_restart/from/sport", { method: "POST" });
    await until(() => expect(statsOf("from/sport")["running"]).toBe(false));
  });

  it("lets one go that is ignored, at once and without disturbing the others", async () => {
    const { start_running_at: since } = statsOf("from/news");
    await edit({ except: ["sport", "hid*"] });
    await until(() => expect(Object.keys(mirrored(here))).toEqual(["from/news"]), 3000);
    expect(statsOf("from/news")["start_running_at"]).toBe(since);
    await edit({ except: ["hid*"] });
    await until(() => expect(mirrored(here)).toHaveProperty("from/sport"), 3000);
  });

  it("is answered by a server only if it knows the key, and never with what that server mirrors itself", async () => {
    const ask = async ({ client }: SharedMedia, path: string, key?: string) => {
      const headers = key === undefined ? {} : { "x-cluster-proof": makeProof(key, path, Date.now()) };
      const answer = await fetch(`${client.url}${path}`, { headers });
      return [answer.status, objectOf(await answer.json())["reason"]];
    };
    const list = "/.well-known/sluice/streams";
    expect(await ask(origin, list)).toEqual([401, "no_proof"]);
    expect(await ask(origin, `${list}/news.ts`)).toEqual([401, "no_proof"]);
    expect(await ask(origin, list, "guess")).toEqual([401, "wrong_key"]);
    expect(await ask(origin, list, KEY)).toEqual([200, undefined]);
    expect((await ask(here, `${list}/nothing.ts`, KEY))[0]).toBe(404);
    expect((await ask(origin, `${list}/off.ts`, KEY))[0]).toBe(404);
  });

  it("follows what comes and goes on the origin", async () => {
    await origin.client.save({ streams: { late: { name: "late", urls: ["copy://news"] } } });
    await until(() => expect(mirrored(here)).toHaveProperty("from/late"));
    await origin.client.save({ streams: { late: null } });
    await until(() => expect(mirrored(here)).not.toHaveProperty("from/late"));
  });

  it("leaves a name to a stream of this server, for as long as that is there", async () => {
    await here.client.save({ streams: { "from/sport": { name: "from/sport", urls: ["fake://fake?size=160x90"] } } });
    await here.client.untilOnline("from/sport");
    await until(() => expect(mirrored(here)).not.toHaveProperty("from/sport"));
    here.client.startLog("from/sport");
    await until(() => expect(here.client.logOf("from/sport").join()).toContain("the local one counts"));
    await here.client.save({ streams: { "from/sport": null } });
    await until(() => expect(mirrored(here)).toHaveProperty("from/sport"), 5000);
  });

  it("records and previews by the mirror's settings", async () => {
    await edit({ dvr: { root: "archive" }, thumbnails: { enabled: true } });
    const ranges = () => objectOf(statsOf("from/news")["dvr_info"])["ranges"];
    await until(() => expect(ranges()).toMatchObject([{ duration: expect.any(Number) }]));
    await until(() => expect(objectOf(statsOf("from/news")["dvr_info"])["duration"]).toBeGreaterThanOrEqual(4));
    const { from } = objectOf(statsOf("from/news")["dvr_info"]);
    const { frames, words } = await watchWithFfmpeg(`${here.client.url}/from/news/archive-${Number(from)}-2.m3u8`);
    expect(frames, words).toBeGreaterThanOrEqual(45);
    const preview = await fetch(`${here.client.url}/from/news/preview.jpg`);
    expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("says that its key is wrong, in words, and never in the log what it is", async () => {
    await edit({ cluster_key: "canary-key" });
    await until(() => expect(health()["error"]).toBe("wrong cluster key"));
    expect(Object.keys(mirrored(here)).toSorted()).toEqual(["from/news", "from/sport"]);
    await edit({ cluster_key: null });
    await until(() => expect(health()).toEqual({ stream_names: ["news", "sport", "hidden"] }), 40_000);
    expect(here.client.server.output() + origin.client.server.output()).not.toContain("canary-key");
  });

  it("says that its origin is away, and goes on by itself when it is back", async () => {
    await until(() => expect(statsOf("from/news")["alive"]).toBe(true));
    await killServer(origin.client.server);
    await until(() => expect(health()["error"]).toBe("connection refused"));
    await until(() => expect(statsOf("from/news")).toMatchObject({ alive: false, source_error: "connection refused" }));
    expect(mirrored(here)).toHaveProperty("from/sport");
    expect(mirrorsOf(here)[idOf(here)]).toMatchObject({ prefix: "from", urls: [origin.client.url] });
    expect(mirrorsOf(here)[idOf(here)]).not.toHaveProperty("url");
    await origin.restart();
    await until(() => expect(health()).toEqual({ stream_names: ["news", "sport", "hidden"] }));
    await until(() => expect(statsOf("from/news")["alive"]).toBe(true));
    expect(statsOf("from/news")).not.toHaveProperty("source_error");
  });

  it("takes the next server when one fails, and the better one again when it is back", async () => {
    const gate = await TcpGate.open(origin.client.server.port);
    await edit({ urls: [gate.url, origin.client.url] });
    const [better, next] = [gate.url, origin.client.url].map((url) => `${url}/news`);
    await until(() => expect(statsOf("from/news")).toMatchObject({ alive: true, url: better }));
    const { start_running_at: since } = statsOf("from/news");
    await gate.close();
    await until(() => expect(statsOf("from/news")).toMatchObject({ alive: true, url: next }));
    await until(() => expect(mirrorsOf(here)[idOf(here)]).toMatchObject({ url: origin.client.url }));
    await gate.reopen();
    await until(() => expect(statsOf("from/news")).toMatchObject({ alive: true, url: better }));
    expect(statsOf("from/news")["start_running_at"]).toBe(since);
    await edit({ urls: [origin.client.url] });
    await until(() => expect(Object.keys(objectOf(here.client.live.at("servers")))).toEqual([origin.client.url]));
    await gate.close();
  });

  it("brings nothing round a circle: of two servers that mirror each other each has the other's own", async () => {
    await origin.client.save({ sources: { "-1": { urls: [here.client.url], prefix: "back" } } });
    await until(() => expect(Object.keys(mirrored(origin))).toEqual(["back/sport"]));
    // Two more rounds of questions in both directions.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    expect(Object.keys(mirrored(origin))).toEqual(["back/sport"]);
    expect(Object.keys(mirrored(here)).toSorted()).toEqual(["from/news", "from/sport"]);
    expect(statsOf("from/news")["alive"]).toBe(true);
  });

  it("ends its streams with it", async () => {
    await here.client.save({ sources: { [idOf(here)]: null } });
    await until(() => expect(here.client.live.at("servers")).toEqual({}));
    expect((await fetch(`${here.client.url}/from/news/index.m3u8`)).status).toBe(404);
    await until(async () => expect(await origin.client.sessions("news")).toEqual([]));
  });
});
