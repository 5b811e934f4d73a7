import { createHash } from "node:crypto";
import { mkdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPicture } from "../../server/media/rtmp/support/testPicture.ts";
import { AuthServer } from "../../server/media/viewers/support/AuthServer.ts";
import { browserOffer } from "../../server/media/webrtc/support/browserOffer.ts";
import { freePort } from "../support/freePort.ts";
import { openTs } from "./support/openTs.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";

const playOffer = browserOffer.replaceAll("a=sendonly", "a=recvonly");
const [rtmpPort, backend] = await Promise.all([freePort(), AuthServer.start()]);
afterAll(() => backend.stop());

/** What viewers read where the reason names a backend. */
const plain = "The stream's owner does not allow it.";
const drm = { vendor: "aes128", keyserver: "http://keys.example.com/" };
/** Streams that somebody plays over everything, and what is changed then. */
const changes: readonly (readonly [string, object, number])[] = [
  ["encrypted", { drm }, 403],
  ["disabled", { disabled: true }, 404],
  ["refused", { auth: { url: `${backend.url}/no` } }, 403],
  ["moved", { auth: { domains: ["tv.example.com"] } }, 403],
  ["fenced", { auth: { allowed_countries: ["AL"] } }, 403],
  ["unplayed", { protocols: { hls: false, mpegts: false, dash: false, rtmp: false } }, 403],
];

const copy = (name: string, auth: object) => [name, { name, urls: [{ url: "copy://news" }], auth }] as const;
const here = shareMedia((folder) => ({
  rtmp: rtmpPort,
  auth_backends: {
    desk: {
      name: "desk",
      allow: { tokens: ["gold"] },
      deny: { tokens: ["lead"], uas: ["Robot/1.0"] },
      allow_default: true,
    },
  },
  streams: {
    news: { name: "news", urls: [{ url: "fake://fake?size=320x180" }] },
    ...Object.fromEntries([
      copy("asked", { url: backend.url, extra: { site: "main" } }),
      copy("ruled", { url: "auth://desk" }),
      copy("signed", { url: "securetoken://s3cret" }),
      copy("abroad", { allowed_countries: ["AL", "DE"] }),
      copy("not-at-home", { disallowed_countries: ["AL"] }),
      copy("framed", { domains: ["tv.example.com", "*.example.org"] }),
    ]),
    ...Object.fromEntries(changes.map(([name]) => [name, { name, urls: [{ url: "copy://news" }] }])),
    studio: { name: "studio", urls: [{ url: "publish://" }], password: "open sesame" },
    stage: { name: "stage", urls: [{ url: "publish://" }], on_publish: backend.url },
  },
  vods: { films: { prefix: "films", urls: [{ url: join(folder, "films") }], download: true } },
}));
const names = ["asked", "ruled", "signed", "abroad", "not-at-home", "framed"];
beforeAll(async () => {
  for (const name of names) await here.client.untilOnline(name);
  for (const name of [...names, ...changes.map(([changed]) => changed), "studio", "stage"]) here.client.startLog(name);
});

const address = (path: string) => `${here.client.url}/${path}`;
const log = (name: string) => here.client.logOf(name).join("\n");

/** The answer to a player that asks for a playlist: its status, and the words of a refusal. */
async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<readonly [number, string]> {
  const answer = await fetch(address(path), { headers });
  const text = await answer.text();
  return [answer.status, answer.ok ? "" : String(JSON.parse(text).message)];
}

describe("who may watch a stream", () => {
  it("is asked of an HTTP backend, which is told who it is; a refusal is a 403 with the reason in the log", async () => {
    backend.answer = { status: 403 };
    const [status, words] = await ask("asked/index.m3u8?token=t1&room=7", { "user-agent": "Telly/1.0" });
    expect([status, words]).toEqual([403, plain]);
    const reason = `The auth backend ${backend.host} refused.`;
    await expect.poll(() => log("asked")).toContain(`The hls viewer 127.0.0.1 was refused. ${reason}`);
    expect(log("asked")).not.toContain("t1");
    const { fields } = backend.asked.at(-1) ?? {};
    expect(fields).toMatchObject({ name: "asked", proto: "hls", ip: "127.0.0.1", token: "t1", site: "main" });
    expect(fields).toMatchObject({ user_agent: "Telly/1.0", request_type: "new_session" });
    expect(fields?.["qs"]).toContain("room=7");
    backend.answer = { status: 200, headers: { "x-userid": "ann", "x-authduration": "60" } };
    const player = await openTs(address("asked/mpegts?token=t2"));
    expect(player.status).toBe(200);
    expect(await here.client.sessions("asked")).toMatchObject([{ type: "mpegts", token: "t2", user_id: "ann" }]);
    player.leave();
  });

  it("is asked of the backend again when its permission ends: then a player that runs is shown out", async () => {
    backend.answer = { status: 200, headers: { "x-authduration": "1" } };
    const player = await openTs(address("asked/mpegts?token=t3"));
    expect(player.status).toBe(200);
    backend.answer = { status: 403, headers: { "x-authduration": "1" } };
    await player.ended;
    expect(backend.asked.at(-1)?.fields).toMatchObject({ token: "t3", request_type: "update_session" });
    await expect.poll(() => log("asked")).toContain("was disconnected.");
  });

  it("is a matter of the rules of a named backend before its default", async () => {
    expect((await ask("ruled/index.m3u8"))[0]).toBe(200);
    expect((await ask("ruled/index.m3u8?token=gold", { "user-agent": "Robot/1.0" }))[0]).toBe(200);
    expect(await ask("ruled/index.m3u8", { "user-agent": "Robot/1.0" })).toEqual([403, plain]);
    expect(await ask("ruled/mpegts?token=lead")).toEqual([403, plain]);
    for (const what of ["player", "token"]) {
      await expect.poll(() => log("ruled")).toContain(`The auth backend desk denies the viewer by its ${what}.`);
    }
  });

  it("is who has a token signed for the stream, the address and the time", async () => {
    const now = Math.floor(Date.now() / 1000);
    const sign = (name: string, start: number, end: number) => {
      const hash = createHash("sha1").update(`${name}127.0.0.1${start}${end}s3cretsalt`).digest("hex");
      return `${hash}-salt-${end}-${start}`;
    };
    const good = sign("signed", now - 60, now + 60);
    expect(await ask(`signed/index.m3u8?token=${good}`)).toEqual([200, ""]);
    expect((await ask("signed/index.m3u8"))[0]).toBe(403);
    expect((await ask(`signed/index.m3u8?token=${sign("other", now - 60, now + 60)}`))[0]).toBe(403);
    expect((await ask(`signed/index.m3u8?token=${good.replace(/^./, "x")}`))[0]).toBe(403);
    expect((await ask(`signed/index.m3u8?token=${sign("signed", now - 60, now - 1)}`))[1]).toMatch(/no longer/);
    expect((await ask(`signed/index.m3u8?token=${sign("signed", now + 30, now + 60)}`))[1]).toMatch(/not hold yet/);
    await expect.poll(() => log("signed")).toContain("The token holds no longer.");
  });

  it("hangs on the country: one that is not known is among no countries", async () => {
    const [status, words] = await ask("abroad/index.m3u8");
    expect([status, words]).toEqual([403, expect.stringContaining("an unknown country")]);
    await expect.poll(() => log("abroad")).toContain(words);
    expect((await ask("not-at-home/index.m3u8"))[0]).toBe(200);
  });

  it("hangs on the page the player is on", async () => {
    const from = (referer: string) => ask("framed/index.m3u8", { referer });
    expect((await from("https://tv.example.com/watch"))[0]).toBe(200);
    expect((await from("https://a.b.example.org/"))[0]).toBe(200);
    expect((await from("https://tv.example.com.evil.net/"))[0]).toBe(403);
    expect((await from("https://example.org.evil.net/?tv.example.com"))[0]).toBe(403);
    await expect.poll(() => log("framed")).toContain("tv.example.com.evil.net");
  });

  it("is no question for the console's own player", async () => {
    const token = await here.client.viewToken();
    for (const name of ["signed", "abroad"]) {
      expect((await ask(`${name}/index.m3u8?token=${token}`))[0], name).toBe(200);
      expect(JSON.stringify(await here.client.sessions(name))).not.toContain(token);
    }
  });
});

describe("who may publish to a stream", () => {
  const publish = (target: string) =>
    startFfmpeg([...testPicture({}), "-f", "flv", `rtmp://127.0.0.1:${rtmpPort}/static/${target}`]);

  it("is who knows the password", async () => {
    const wrong = publish("studio?password=guess");
    await wrong.ended;
    expect(wrong.child.exitCode).not.toBe(0);
    await expect.poll(() => log("studio")).toContain("The password for publishing is wrong.");
    expect(log("studio")).not.toContain("guess");
    const right = publish("studio?password=open%20sesame");
    await here.client.untilOnline("studio");
    expect(here.client.stats("studio")).toMatchObject({ published_via: "rtmp", published_from: "127.0.0.1" });
    expect(log("studio")).not.toContain("sesame");
    right.child.kill("SIGKILL");
  });

  it("is asked of the stream's on_publish backend", async () => {
    backend.answer = { status: 403 };
    const refused = publish("stage?token=p1");
    await refused.ended;
    expect(refused.child.exitCode).not.toBe(0);
    await expect.poll(() => log("stage")).toContain("The rtmp publisher 127.0.0.1 was refused.");
    const { method, fields } = backend.asked.at(-1) ?? {};
    expect([method, fields?.["name"], fields?.["proto"], fields?.["token"]]).toEqual(["POST", "stage", "rtmp", "p1"]);
    backend.answer = { status: 200 };
    publish("stage?token=p2");
    await here.client.untilOnline("stage");
  });

  it("is no longer who came by a password that was changed", async () => {
    const via = () => here.client.stats("studio")["published_via"];
    await expect.poll(via, { timeout: 20_000 }).not.toBe("rtmp");
    const publisher = publish("studio?password=open%20sesame");
    await expect.poll(via, { timeout: 20_000 }).toBe("rtmp");
    await here.client.save({ streams: { studio: { password: "another" } } });
    await publisher.ended;
    expect(log("studio")).toContain("was disconnected. The password for publishing is wrong.");
  });
});

describe("a change of who may watch", { timeout: 60_000 }, () => {
  /** The first address of media in a playlist, as seen from it. */
  async function firstIn(playlist: string): Promise<string> {
    const lines = (await (await fetch(playlist)).text()).split("\n");
    return new URL(lines.find((line) => line !== "" && !line.startsWith("#")) ?? "", playlist).href;
  }

  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

  it.each(changes)("reaches everybody who plays the stream %s", async (name, change, status) => {
    await here.client.untilOnline(name);
    const player = await openTs(address(`${name}/mpegts`));
    const rtmp = startFfmpeg(["-i", `rtmp://127.0.0.1:${rtmpPort}/static/${name}`, "-c", "copy", "-f", "null", "-"]);
    const offer = { method: "POST", headers: { "content-type": "application/sdp" }, body: playOffer };
    expect((await fetch(address(`${name}/whep`), offer)).status).toBe(201);
    const list = await firstIn(address(`${name}/index.m3u8`));
    const segment = await firstIn(list);
    expect([await statusOf(list), await statusOf(segment), await statusOf(address(`${name}/index.mpd`))]).toEqual([
      200, 200, 200,
    ]);
    const protocols = async () => new Set((await here.client.sessions(name)).map(({ type }) => type));
    const playing = async () => {
      // Those who ask for nothing for some seconds count as gone.
      await Promise.all([statusOf(list), statusOf(address(`${name}/index.mpd`))]);
      return protocols();
    };
    await expect.poll(playing, { timeout: 20_000 }).toEqual(new Set(["hls", "dash", "mpegts", "rtmp", "webrtc"]));
    backend.answer = { status: 403 };
    await here.client.save({ streams: { [name]: change } });
    const changedAt = Date.now();
    await Promise.all([player.ended, rtmp.ended]);
    await expect.poll(protocols).toEqual(new Set());
    expect(Date.now() - changedAt).toBeLessThan(2000);
    for (const path of [list, segment, address(`${name}/index.mpd`)])
      expect([path, await statusOf(path)]).toEqual([path, status]);
    expect(log(name)).toContain("was disconnected.");
  });

  it("ends a download that is under way", async () => {
    await mkdir(join(here.folder, "films"));
    const file = join(here.folder, "films", "long.mp4");
    await writeFile(file, "");
    await truncate(file, 300_000_000);
    const answer = await fetch(address("films/long.mp4"));
    expect(answer.status).toBe(200);
    await here.client.save({ vods: { films: { drm } } });
    await expect(answer.arrayBuffer()).rejects.toThrow("terminated");
  });

  it("is told to operators where the backend is silent, and to viewers without its address", async () => {
    const notices = () => JSON.stringify(here.client.live.at("notifications", "errors") ?? {});
    backend.answer = { status: 500 };
    const answer = await fetch(address("asked/index.m3u8?token=silent"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.text()).not.toContain("127.0.0.1");
    await expect.poll(notices).toContain(`The auth backend ${backend.host} answered 500`);
    const rtmp = startFfmpeg(["-i", `rtmp://127.0.0.1:${rtmpPort}/static/asked?token=other`, "-f", "null", "-"]);
    await rtmp.ended;
    expect(rtmp.words()).toContain("cannot be found out now. Try again in a moment.");
    backend.answer = { status: 200 };
    expect((await ask("asked/index.m3u8?token=answered"))[0]).toBe(200);
    await expect.poll(notices, { timeout: 20_000 }).not.toContain(backend.host);
  });
});
