import { beforeAll, describe, expect, it } from "vitest";
import type { Session } from "../../../src/generated/types/Session.ts";
import { freePort } from "../support/freePort.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { openTs } from "./support/openTs.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";

const rtmpPort = await freePort();
const chromium = shareBrowser();
const here = shareMedia(() => ({
  rtmp: rtmpPort,
  streams: {
    news: { name: "news", urls: [{ url: "fake://fake?size=320x180" }] },
    small: { name: "small", urls: [{ url: "copy://news" }], auth: { max_sessions: 2 } },
  },
}));

/** Plays to nowhere, for as long as it is let. */
const play = (...input: readonly string[]) => startFfmpeg([...input, "-c", "copy", "-f", "null", "-"]);

async function sessionOf(token: string): Promise<Session | undefined> {
  return (await here.client.sessions("news")).find((session) => session.token === token);
}

beforeAll(() => here.client.untilOnline("small"));

describe("the sessions of a stream", () => {
  it("tell of HLS, MPEG-TS and RTMP players who they are and what they have got [C445]", async () => {
    const { url } = here.client;
    play("-user_agent", "Telly/1.0", "-i", `${url}/news/index.m3u8?token=alpha`);
    const ts = await openTs(`${url}/news/mpegts?token=beta`, { "user-agent": "Box/2.0" });
    play("-i", `rtmp://127.0.0.1:${rtmpPort}/static/news?token=gamma`);
    const expected = [
      { token: "alpha", type: "hls", ip: "127.0.0.1", user_agent: "Telly/1.0" },
      { token: "beta", type: "mpegts", ip: "127.0.0.1", user_agent: "Box/2.0" },
      { token: "gamma", type: "rtmp", ip: "127.0.0.1" },
    ];
    for (const session of expected) {
      await expect.poll(() => sessionOf(session.token), { timeout: 15_000 }).toMatchObject(session);
      const before = await sessionOf(session.token);
      const grown = async () => {
        const now = await sessionOf(session.token);
        const { bytes_sent: bytes = 0, duration = 0 } = now ?? {};
        const isMore = bytes > (before?.bytes_sent ?? 0) && duration > (before?.duration ?? 0);
        return now?.id === before?.id && isMore;
      };
      await expect.poll(grown, { timeout: 10_000, message: `${session.type} goes on` }).toBe(true);
    }
    const { bytes_sent: told = 0 } = (await sessionOf("beta")) ?? {};
    expect(Math.abs(told - ts.bytes())).toBeLessThan(200_000);
    await expect.poll(() => here.client.stats("news")["client_count"]).toBe(3);
    await expect.poll(() => here.client.live.at("stats", "total_clients")).toBe(3);
  });

  it("end when they are closed by their ids, one a line: sockets at once, HLS with 403 [C413] [S410]", async () => {
    const { url } = here.client;
    const ts = await openTs(`${url}/news/mpegts?token=kill-ts`);
    const rtmp = play("-i", `rtmp://127.0.0.1:${rtmpPort}/static/news?token=kill-rtmp`);
    const master = await (await fetch(`${url}/news/index.m3u8?token=kill-hls`)).text();
    const variant = new URL(master.split("\n").find((line) => line.startsWith("mono")) ?? "", `${url}/news/`).href;
    expect((await fetch(variant)).status).toBe(200);
    const segment = (await (await fetch(variant)).text()).split("\n").find((line) => line.includes(".ts")) ?? "";
    await expect.poll(() => sessionOf("kill-rtmp"), { timeout: 15_000 }).toBeDefined();
    const sessions = await Promise.all(["kill-ts", "kill-rtmp", "kill-hls"].map((token) => sessionOf(token)));
    const ids = sessions.map((session) => session?.id ?? "");
    expect(await here.client.closeSessions([...ids, "unknown"])).toEqual({ closed: 3 });
    const begun = Date.now();
    await Promise.all([ts.ended, rtmp.ended]);
    expect(Date.now() - begun).toBeLessThan(3000);
    for (const address of [variant, new URL(segment, variant).href]) {
      const answer = await fetch(address);
      expect(answer.status, address).toBe(403);
      expect((await answer.json()).message).toMatch(/closed/);
    }
    expect((await here.client.sessions("news")).map(({ token }) => token)).not.toContain("kill-hls");
  });

  it("end a player in a browser for good until somebody presses play", async () => {
    const page = await chromium.browser.newPage();
    await page.goto(`${here.client.url}/news/embed.html?version=3&autoplay=true&token=page`);
    await expectPictures(page);
    const session = await sessionOf("page");
    expect(session).toMatchObject({ type: "hls", user_agent: expect.stringContaining("Chrome") });
    await here.client.closeSessions([session?.id ?? ""]);
    await page.getByText("The server has ended this session.").waitFor({ timeout: 15_000 });
    const shown = () =>
      page.evaluate(() => document.querySelector("video")?.getVideoPlaybackQuality().totalVideoFrames);
    const last = await shown();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await shown()).toBe(last);
    expect(await sessionOf("page")).toBeUndefined();
    await page.close();
  });

  it("are as many as max_sessions allows; the next one is refused and the log tells it", async () => {
    const { client } = here;
    client.startLog("small");
    const [one, two] = await Promise.all([0, 1].map(() => openTs(`${client.url}/small/mpegts`)));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    const third = await openTs(`${client.url}/small/mpegts`);
    expect(third.status).toBe(403);
    const words = "The limit of 2 viewers at the same time is reached.";
    expect(await third.words).toContain(words);
    expect((await fetch(`${client.url}/small/index.m3u8`)).status).toBe(403);
    await expect.poll(() => client.logOf("small").join("\n")).toContain(words);
    two?.leave();
    await expect.poll(async () => (await client.sessions("small")).length).toBe(1);
    const again = await openTs(`${client.url}/small/mpegts`);
    expect(again.status).toBe(200);
    for (const player of [one, again]) player?.leave();
  });
});
