import { beforeAll, describe, expect, it } from "vitest";
import { readPlaylist } from "../../server/media/outputs/support/readPlaylist.ts";
import { pixelAt } from "../../server/media/transcoder/pixelAt.ts";
import { freePort } from "../support/freePort.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const rtmpPort = await freePort();
const chromium = shareBrowser();
const copy = (name: string, settings: object) => ({ [name]: { name, urls: [{ url: "copy://news" }], ...settings } });
const here = shareMedia(() => ({
  rtmp: rtmpPort,
  streams: {
    news: {
      name: "news",
      urls: [{ url: "fake://fake?size=320x180" }],
      thumbnails: { enabled: true },
      pushes: [{ url: `rtmp://127.0.0.1:${rtmpPort}/static/pushed` }],
    },
    pushed: { name: "pushed", urls: [{ url: "publish://" }] },
    ...copy("live/copied", { add_audio_only: true }),
    ...copy("excepted", { protocols: { mpegts: false, dash: false } }),
    ...copy("only", { protocols: { hls: true } }),
    ...copy("far", { url_prefix: "http://cdn.example.com/" }),
    ...copy("closed", { auth: { url: "false" }, thumbnails: { enabled: true } }),
    off: { name: "off", urls: [{ url: "fake://fake" }], disabled: true },
  },
}));
const at = (path: string) => `${here.client.url}/${path}`;
const statusOf = async (path: string) => (await fetch(at(path))).status;

beforeAll(async () => {
  for (const name of ["news", "live/copied", "excepted", "only", "far", "closed"]) await here.client.untilOnline(name);
});

describe("the outputs of a stream", () => {
  it("are read by another program: HLS, MPEG-TS and DASH, with sound, and RTMP", async () => {
    const direct = [at("news/index.m3u8"), at("news/mpegts"), `rtmp://127.0.0.1:${rtmpPort}/static/news`];
    const all = [...direct, at("news/index.mpd")];
    const watched = await Promise.all(direct.map((address) => watchWithFfmpeg(address, 2)));
    // Where that program lags as it begins, it asks for pieces by the clock that are not there, and never gets out of it.
    const watchDash = () => watchWithFfmpeg(at("news/index.mpd"), 2, 15_000);
    const first = await watchDash();
    watched.push(first.frames > 0 ? first : await watchDash());
    for (const [index, { frames, size, words }] of watched.entries()) {
      expect(size, words).toBe("320x180");
      expect(frames, `${all[index]} ${words}`).toBeGreaterThanOrEqual(44);
      expect(words).toMatch(/Audio: aac/);
    }
  });

  it("have playlists of the best rendition and of the sound alone, for a name with a slash too", async () => {
    const master = await (await fetch(at("live/copied/index.m3u8"))).text();
    expect(master.match(/^mono-\w+\.m3u8/gm)).toEqual(["mono-v1.m3u8", "mono-a1.m3u8"]);
    const sound = new URL(/^mono-a1.*$/m.exec(master)?.[0] ?? "", at("live/copied/index.m3u8")).href;
    const listed = readPlaylist(await (await fetch(sound)).text());
    expect(listed.segments.length).toBeGreaterThan(0);
    const segment = await fetch(new URL(listed.segments[0]?.address ?? "", sound));
    const bytes = Buffer.from(await segment.arrayBuffer());
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(bytes.length).toBeLessThan(100_000);
    const { segments } = readPlaylist(await (await fetch(at("live/copied/video.m3u8"))).text());
    expect(segments.length).toBeGreaterThan(0);
  });

  it("that are not served say so in words, for streams that are there", async () => {
    for (const path of ["news.isml/manifest", "news/manifest.f4m", "news/m4f", "news/m4s"]) {
      const answer = await fetch(at(path));
      expect(answer.status, path).toBe(501);
      expect((await answer.json()).message, path).toMatch(/Use HLS, MPEG-TS, DASH, RTMP or WebRTC/);
    }
    for (const path of ["nobody.isml/manifest", "nobody/index.m3u8", "nobody/mpegts", "off/index.m3u8", "off/mpegts"]) {
      expect(await statusOf(path), path).toBe(404);
    }
  });

  it("are those that the stream's protocols leave on", async () => {
    for (const path of ["excepted/mpegts", "excepted/index.mpd", "only/mpegts", "only/index.mpd"]) {
      const answer = await fetch(at(path));
      expect([answer.status, (await answer.json()).message], path).toEqual([
        403,
        expect.stringContaining("switched off"),
      ]);
    }
    expect(await statusOf("excepted/index.m3u8")).toBe(200);
    expect(await statusOf("only/index.m3u8")).toBe(200);
    const { frames, words } = await watchWithFfmpeg(`rtmp://127.0.0.1:${rtmpPort}/static/only`, 1);
    expect(frames, words).toBe(0);
    expect(words).toContain("not played over RTMP");
  });

  it("send players elsewhere for segments where a url_prefix is set", async () => {
    const { segments } = readPlaylist(await (await fetch(at("far/video.m3u8"))).text());
    expect(segments[0]?.address).toMatch(/^http:\/\/cdn\.example\.com\/far\/v1-\d+-\d+\.ts\?session=/);
  });

  it("reach another stream of the server as a push over RTMP", async () => {
    await here.client.untilOnline("pushed");
    expect(here.client.stats("pushed")).toMatchObject({ published_via: "rtmp", publish_enabled: true });
    const { frames, size, words } = await watchWithFfmpeg(at("pushed/index.m3u8"), 2);
    expect([frames >= 45, size], words).toEqual([true, "320x180"]);
  });
});

describe("the player page of a stream", () => {
  it("plays by itself, and with the token in its address", async () => {
    const page = await chromium.browser.newPage();
    await page.goto(at("news/embed.html?version=3&autoplay=true&token=secret-7"));
    await expectPictures(page);
    const first = await here.client.sessions("news");
    expect(first.map(({ token, type }) => [token, type])).toContainEqual(["secret-7", "hls"]);
    await page.goto(at("news/embed.html?version=3&autoplay=false&token=secret-8"));
    await page.getByRole("button", { name: "Play" }).waitFor();
    expect(JSON.stringify(await here.client.sessions("news"))).not.toContain("secret-8");
    await page.getByRole("button", { name: "Play" }).click();
    const sessions = async () => JSON.stringify(await here.client.sessions("news"));
    await expect.poll(sessions, { timeout: 5000 }).toContain("secret-8");
    await page.close();
  });

  it("says why it may not play, and plays with the token that the console gets [S403]", async () => {
    const page = await chromium.browser.newPage();
    await page.goto(at("closed/embed.html?version=3&autoplay=true"));
    await page.getByText("The stream's owner does not allow it.").waitFor();
    const token = await here.client.viewToken();
    await page.goto(at(`closed/embed.html?version=3&autoplay=true&token=${token}`));
    await expectPictures(page);
    await page.close();
  });
});

describe("pictures of a stream", () => {
  it("are small JPEGs where thumbnails are on, for those who may watch", async () => {
    const answer = await fetch(at("news/preview.jpg"));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { size, words } = await watchWithFfmpeg(at("news/preview.jpg?width=300"));
    expect(size, words).toBe("320x180");
    expect(await statusOf("only/preview.jpg")).toBe(404);
    expect(await statusOf("closed/preview.jpg")).toBe(403);
  });

  it("bear the logo that was uploaded, as long as the stream names it [S395] [S396] [S397]", async () => {
    const { client } = here;
    const magenta = ["-f", "lavfi", "-i", "color=c=0xff00ff:size=64x64", "-frames:v", "1"];
    const png = await startFfmpeg([...magenta, "-c:v", "png", "-f", "image2pipe", "pipe:1"]).ended;
    const put = { method: "PUT", headers: { "content-type": "image/png" }, body: new Uint8Array(png) };
    expect(await client.ask("logo/corner", put)).toMatchObject({ type: "image/png", width: 64, height: 64 });
    const read = await client.api("logo/corner", { headers: { accept: "image/*" } });
    expect(png.equals(new Uint8Array(await read.arrayBuffer()))).toBe(true);
    expect(await isMagenta("only")).toBe(false);
    await client.save({ streams: { only: { logo: { path: "@corner", top: 10, right: 10, width: 64, height: 64 } } } });
    expect(await client.ask("logo")).toMatchObject({ corner: { streams: ["only"], size: png.length } });
    expect((await client.api("logo/corner", { method: "DELETE" })).status).toBe(409);
    await expect.poll(() => isMagenta("only"), { timeout: 20_000, interval: 500 }).toBe(true);
    await client.save({ streams: { only: { logo: null } } });
    expect((await client.api("logo/corner", { method: "DELETE" })).status).toBe(200);
    expect(await client.ask("logo")).toEqual({});
    await expect.poll(() => isMagenta("only"), { timeout: 20_000, interval: 500 }).toBe(false);
  });
});

/** Whether the top right corner of a stream's newest segment is filled with the colour of the logo. */
async function isMagenta(name: string): Promise<boolean> {
  const playlist = at(`${name}/video.m3u8`);
  const { segments } = readPlaylist(await (await fetch(playlist)).text());
  const bytes = await (await fetch(new URL(segments.at(-1)?.address ?? "", playlist))).arrayBuffer();
  const colourAt = await pixelAt(Buffer.from(bytes), 320);
  return [250, 262, 275, 287, 300].every((x) => {
    const [red, green, blue] = colourAt(x, 40);
    return red > 180 && green < 80 && blue > 180;
  });
}
