import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testPicture } from "../../server/media/rtmp/support/testPicture.ts";
import { AuthServer } from "../../server/media/viewers/support/AuthServer.ts";
import { freePort } from "../support/freePort.ts";
import { openTs } from "./support/openTs.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";

const [rtmpPort, backend] = await Promise.all([freePort(), AuthServer.start()]);
afterAll(() => backend.stop());

const copy = (name: string, auth: object) => [name, { name, urls: [{ url: "copy://news" }], auth }] as const;
const here = shareMedia(() => ({
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
    studio: { name: "studio", urls: [{ url: "publish://" }], password: "open sesame" },
    stage: { name: "stage", urls: [{ url: "publish://" }], on_publish: backend.url },
  },
}));
const names = ["asked", "ruled", "signed", "abroad", "not-at-home", "framed"];
beforeAll(async () => {
  for (const name of names) await here.client.untilOnline(name);
  for (const name of [...names, "studio", "stage"]) here.client.startLog(name);
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
    expect([status, words]).toEqual([403, `The auth backend ${backend.host} refused.`]);
    await expect.poll(() => log("asked")).toContain(`The hls viewer 127.0.0.1 was refused. ${words}`);
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
    await expect.poll(() => log("asked")).toContain("has to go.");
  });

  it("is a matter of the rules of a named backend before its default", async () => {
    expect((await ask("ruled/index.m3u8"))[0]).toBe(200);
    expect((await ask("ruled/index.m3u8?token=gold", { "user-agent": "Robot/1.0" }))[0]).toBe(200);
    expect(await ask("ruled/index.m3u8", { "user-agent": "Robot/1.0" })).toEqual([
      403,
      "The auth backend desk denies the viewer by its player.",
    ]);
    expect((await ask("ruled/mpegts?token=lead"))[1]).toContain("denies the viewer by its token");
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
});
