import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Server } from "../../../src/generated/types/Server.ts";
import { makeProof } from "../../../server/cluster/clusterProof.ts";
import { startSide, type StartedSide } from "./support/startSide.ts";
import { AuthServer } from "./viewers/support/AuthServer.ts";
import { browserOffer } from "./webrtc/support/browserOffer.ts";

/** What may stand in the settings of a stream as in those of a VOD. */
type Settings = Readonly<Record<string, unknown>>;

/** How somebody asks for something at an address. */
interface Ask {
  readonly path: string;
  readonly method?: "POST";
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const key = "of-the-cluster";
const peerPath = "/.well-known/sluice/streams/news.ts";
const own = { thumbnails: { enabled: true }, dvr: { root: "archive" } };

let here: StartedSide;
let backend: AuthServer;
const asks = new Map<string, Ask>();

function configOf(settings: Settings): Server {
  return {
    cluster_key: key,
    auth_backends: { door: { name: "door", deny: { ips: ["127.0.0.1"] } } },
    streams: {
      news: { name: "news", urls: [{ url: "fake://fake?size=320x180" }], ...own, ...settings },
      studio: { name: "studio", urls: [{ url: "publish://" }], password: "sesame" },
    },
    vods: { films: { prefix: "films", urls: [{ url: "films" }], download: true, ...settings } },
  };
}

/** The archive is kept in the folder of the test. */
function follow(settings: Settings): void {
  const config = configOf(settings);
  const news = config.streams?.["news"];
  if (news) news.dvr = { root: `${here.folder}/archive` };
  here.follow(config);
}

async function ask({ path, method = "POST", body, headers = {} }: Ask): Promise<readonly [number, string, Buffer]> {
  const proof = path === peerPath ? { "x-cluster-proof": makeProof(key, path, Date.now()) } : {};
  const init = { headers: { ...proof, ...headers }, ...(body === undefined ? {} : { method, body }) };
  const answer = await fetch(`${here.url}${path}`, init);
  const type = answer.headers.get("content-type") ?? "";
  const reader = answer.body?.getReader();
  // Some answers go on for ever.
  const { value = new Uint8Array() } = (await reader?.read()) ?? {};
  await reader?.cancel().catch(() => undefined);
  return [answer.status, type, Buffer.from(value)];
}

async function linesOf(path: string): Promise<readonly string[]> {
  const [, , body] = await ask({ path });
  return body
    .toString()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
}

beforeAll(async () => {
  backend = await AuthServer.start();
  here = await startSide(() => configOf({}));
  follow({});
  const status = async () => JSON.parse((await ask({ path: "/news/recording_status.json" }))[2].toString());
  const isRecorded = async () => expect(await status()).toMatchObject([{ ranges: [{ from: expect.any(Number) }] }]);
  await vi.waitFor(isRecorded, { timeout: 30_000, interval: 200 });
  const [{ ranges }] = await status();
  const from: number = ranges[0].from;
  const add = (path: string, other: Omit<Ask, "path"> = {}) =>
    asks.set(`${other.method ?? "GET"} ${path.split("?")[0]}`, { path, ...other });
  for (const file of ["index.m3u8", "video.m3u8", "mono-v1.m3u8", "index.mpd", "mpegts", "preview.jpg"]) {
    add(`/news/${file}`);
  }
  add(`/news/${(await linesOf("/news/video.m3u8")).at(-1)}`);
  const [, , manifest] = await ask({ path: "/news/index.mpd" });
  const [, init = ""] = /initialization="([^"]+)"/.exec(manifest.toString()) ?? [];
  add(`/news/${init.replaceAll("&amp;", "&").replace("$RepresentationID$", "0")}`);
  add("/news/recording_status.json");
  add(`/news/archive-${from}-2.m3u8`);
  add(`/news/archive-${from}-2.mp4`);
  add("/news/timeshift_rel-1.m3u8");
  const [list = ""] = await linesOf(`/news/archive-${from}-2.m3u8`);
  const [piece = ""] = await linesOf(`/news/${list}`);
  add(`/news/${piece}`);
  add("/news/whep", {
    method: "POST",
    body: browserOffer.replaceAll("a=sendonly", "a=recvonly"),
    headers: { "content-type": "application/sdp" },
  });
  add("/studio/whip?password=sesame", {
    method: "POST",
    body: browserOffer,
    headers: { "content-type": "application/sdp" },
  });
  add(peerPath);
  for (const file of ["", "/index.m3u8", "/v0/video.m3u8", "/preview.jpg"]) add(`/films/film.mp4${file}`);
  add(`/films/film.mp4/${(await linesOf("/films/film.mp4/index.m3u8"))[0]}`);
}, 60_000);

afterAll(async () => {
  await here.stop();
  await backend.stop();
});

/** Those who ask as viewers of `news` or of a film; servers of the cluster and publishers are let in by other rules. */
function viewersAsks(): readonly (readonly [string, Ask])[] {
  return [...asks].filter(([, { path }]) => path !== peerPath && !path.startsWith("/studio"));
}

describe("the addresses of the media side", { timeout: 60_000 }, () => {
  it("are all asked for below, or show nothing of a stream", () => {
    const routes = here.side.parts.flatMap(({ routes: all = [] }) => all);
    const decoded = [...asks.values()].map(({ path, method = "GET" }) => [method, path.split("?")[0] ?? ""] as const);
    for (const { method, pattern, shows } of routes) {
      if (shows !== "media") continue;
      const isAsked = decoded.some(([asked, path]) => asked === method && pattern.test(path));
      expect(isAsked, `${method} ${pattern} shows media: write how it is asked for into this test`).toBe(true);
    }
    const open = routes
      .filter(({ shows }) => shows !== "media")
      .map(({ shows, method, pattern }) => `${shows}: ${method} ${pattern.source.replaceAll("\\/", "/")}`);
    expect(open.toSorted()).toEqual([
      "nothing: DELETE ^/(?<name>.+)/whep/(?<id>[0-9a-f-]{36})$",
      "nothing: DELETE ^/(?<name>.+)/whip/(?<id>[0-9a-f-]{36})$",
      "nothing: GET ^/(?<name>.+)/(?:manifest\\.)?m4f$",
      "nothing: GET ^/(?<name>.+)/(?:manifest\\.)?m4s$",
      "nothing: GET ^/(?<name>.+)/manifest\\.f4m$",
      "nothing: GET ^/(?<name>.+)\\.isml/manifest$",
      "nothing: GET ^/(?<name>.+?)(?:/mpegts|/index\\.mpd|/manifest\\.f4m|\\.isml/manifest)$",
      "nothing: GET ^/-/player/hls\\.js$",
      "nothing: GET ^/-/player/player\\.css$",
      "nothing: GET ^/-/player/player\\.js$",
      "nothing: OPTIONS ^/(?<name>.+)/whep$",
      "nothing: OPTIONS ^/(?<name>.+)/whep/(?<id>[0-9a-f-]{36})$",
      "nothing: OPTIONS ^/(?<name>.+)/whip$",
      "nothing: OPTIONS ^/(?<name>.+)/whip/(?<id>[0-9a-f-]{36})$",
      "nothing: PATCH ^/(?<name>.+)/whep/(?<id>[0-9a-f-]{36})$",
      "nothing: PATCH ^/(?<name>.+)/whip/(?<id>[0-9a-f-]{36})$",
      "page: GET ^/(?<name>.+)/embed\\.html$",
      "peers: GET ^/\\.well-known/sluice/streams$",
    ]);
  });

  it("show what is asked for while nothing forbids it", async () => {
    follow({});
    for (const [name, asked] of asks) {
      const [status] = await ask(asked);
      expect([name, status]).toEqual([name, asked.method === "POST" ? 201 : 200]);
    }
  });

  const drm = { vendor: "aes128", keyserver: "http://keys.example.com/" };
  const kinds: Readonly<Record<string, readonly [Settings, number]>> = {
    "of something with DRM": [{ drm }, 403],
    "that nobody is allowed": [{ auth: { url: "false" } }, 403],
    "without the token that is needed": [{ auth: { url: "securetoken://KEY" } }, 403],
    "that the rules of a named backend deny": [{ auth: { url: "auth://door" } }, 403],
    "on pages of no domain that is named": [{ auth: { domains: ["tv.example.com"] } }, 403],
    "from a country that is not among the allowed": [{ auth: { allowed_countries: ["AL"] } }, 403],
    "of something with no place left": [{ auth: { max_sessions: 0 } }, 403],
    "of something that is switched off": [{ disabled: true }, 404],
    "of something that is played over nothing": [
      { protocols: { hls: false, mpegts: false, dash: false, rtmp: false }, download: false },
      403,
    ],
  };

  it.each(Object.entries(kinds))("show nothing %s", async (_, [settings, expected]) => {
    follow(settings);
    for (const [name, asked] of viewersAsks()) {
      const [status, type, body] = await ask(asked);
      expect([name, status], body.toString()).toEqual([name, expected]);
      expect([name, type]).toEqual([name, "application/json; charset=utf-8"]);
    }
    follow({});
  });

  it.each([
    [403, { status: 403 }, "The stream's owner does not allow it."],
    [503, { status: 500 }, "Whether you may watch this cannot be found out now. Try again in a moment."],
  ] as const)(
    "answer %d where the auth backend answers %o, and name it to no viewer",
    async (expected, answer, words) => {
      backend.answer = answer;
      // Answers are kept by the address that gave them.
      follow({ auth: { url: `${backend.url}?is=${expected}` } });
      for (const [name, asked] of viewersAsks()) {
        const [status, , body] = await ask(asked);
        expect([name, status, JSON.parse(body.toString()).message]).toEqual([name, expected, words]);
      }
      const answered = await fetch(`${here.url}/news/index.m3u8`);
      expect(answered.headers.get("retry-after")).toBe(expected === 503 ? "5" : null);
      follow({});
    },
  );

  it.each([
    ["has DRM", { drm }],
    ["is switched off", { disabled: true }],
  ])(
    "give a server of the cluster nothing of a stream that %s, and viewers' rules are not for it",
    async (_, settings) => {
      follow({ auth: { url: "false", max_sessions: 0 }, protocols: { dash: true } });
      expect((await ask({ path: peerPath }))[0]).toBe(200);
      follow(settings);
      expect((await ask({ path: peerPath }))[0]).toBe(404);
      follow({});
    },
  );

  it("take no publisher without the password", async () => {
    const asked = asks.get("POST /studio/whip");
    expect(asked && (await ask({ ...asked, path: "/studio/whip" }))[0]).toBe(403);
  });

  it("hold nothing of the stream in the page around a player, and no picture comes beside it", async () => {
    follow({ drm });
    const [status, type, body] = await ask({ path: "/news/embed.html" });
    expect([status, type]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body.toString()).not.toContain("news");
    expect((await ask({ path: "/news/preview.jpg" }))[0]).toBe(403);
    const askAsAdmin = async () => (await ask({ path: `/news/preview.jpg?token=${here.viewToken}` }))[0];
    await expect.poll(askAsAdmin, { timeout: 20_000 }).toBe(200);
    follow({});
  });
});
