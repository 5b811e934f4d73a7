import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPlaylist } from "../../server/media/outputs/support/readPlaylist.ts";
import { tsOf } from "../../server/media/support/tsOf.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { playInBrowser } from "./support/playInBrowser.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";
import { TsSource } from "./support/TsSource.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const SECONDS = 20;
const piece = async (options: Parameters<typeof tsOf>[0]) => tsOf({ seconds: SECONDS, gop: 25, ...options });
const media = {
  small: await piece({ size: "640x360" }),
  large: await piece({ size: "1280x720" }),
  hevc: await piece({ size: "640x360", picture: "hevc" }),
  two: await piece({ size: "640x360", sounds: 2 }),
  mute: await piece({ size: "640x360", hasSound: false }),
  heard: await piece({ picture: "none" }),
  old: await piece({ size: "640x360", picture: "mpeg2", sound: "mp2" }),
};

// Longer than the others: under load its end, where the clock jumps, would come before the first change.
const FIRST_SECONDS = 60;
const source = await TsSource.of(await piece({ size: "640x360", seconds: FIRST_SECONDS }), FIRST_SECONDS);
const chromium = shareBrowser();
const here = shareMedia((folder) => ({
  dvrs: { main: { name: "main", root: join(folder, "archive"), dvr_limit: 3600 } },
  streams: {
    news: { name: "news", urls: [{ url: source.url }], dvr: { reference: "main" }, segment_count: 30 },
  },
}));
const at = (path: string) => `${here.client.url}/${path}`;
const patience = { timeout: 40_000, interval: 200 };

beforeAll(async () => {
  await here.client.untilOnline("news");
  here.client.startLog("news");
});
afterAll(() => source.stop());

async function textOf(path: string): Promise<string> {
  const answer = await fetch(at(path));
  expect(answer.status, path).toBe(200);
  return answer.text();
}

const log = () => here.client.logOf("news").join("\n");

/** The source becomes something else: until the master playlist says so. */
async function change(to: keyof typeof media, expected: RegExp): Promise<void> {
  source.become(media[to], SECONDS);
  await expect.poll(() => textOf("news/index.m3u8"), patience).toMatch(expected);
}

/** What a decoder finds in each segment that is listed: `h264 640x360`. */
async function picturesOf(playlist: string): Promise<readonly string[]> {
  const { segments } = readPlaylist(await textOf(playlist));
  const found: string[] = [];
  for (const { address } of segments.slice(-8)) {
    const words = (await watchWithFfmpeg(new URL(address, at(playlist)).href)).words;
    const sizes = new Set(
      [...words.matchAll(/Video: (\w+).*?\b(\d{2,5}x\d{2,5})/g)]
        .filter(([, codec]) => codec !== "wrapped_avframe")
        .map(([, codec, size]) => `${codec} ${size}`),
    );
    found.push([...sizes].join());
  }
  return found;
}

describe("a source that changes midway", { timeout: 200_000 }, () => {
  it("from 640x360 to 1280x720: playlists, media info and the log say so, and players go on", async () => {
    const jumps = async () => ((await textOf("news/video.m3u8")).match(/^#EXT-X-DISCONTINUITY$/gm) ?? []).length;
    // At the second try it is large.
    if ((await textOf("news/index.m3u8")).includes("1280x720")) await change("small", /RESOLUTION=640x360/);
    const page = await playInBrowser(chromium.browser, at("news/index.m3u8"));
    const width = () => page.evaluate(() => document.querySelector("video")?.videoWidth);
    await expect.poll(width, patience).toBe(640);
    // A change is told of what was known.
    await expect.poll(() => here.client.stats("news")["media_info"], patience).toMatchObject({ width: 640 });
    const viewer = startFfmpeg(["-i", at("news/mpegts"), "-map", "0:v", "-vf", "showinfo", "-f", "null", "-"]);
    const seen = (size: string) => viewer.words().match(new RegExp(` s:${size} `, "g"))?.length ?? 0;
    await expect.poll(() => seen("640x360"), patience).toBeGreaterThan(0);
    const [before, turns] = [await jumps(), source.turns];
    await change("large", /RESOLUTION=1280x720,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
    await expect
      .poll(() => here.client.stats("news")["media_info"], patience)
      .toMatchObject({ width: 1280, height: 720 });
    await expect.poll(log, patience).toMatch(/The media has changed from h264 640x360, .* to h264 1280x720/);
    // The change is one; on a busy machine the source may have come to its end meanwhile.
    const jumped = (await jumps()) - before;
    expect(jumped).toBeGreaterThanOrEqual(1);
    expect(jumped).toBeLessThanOrEqual(1 + source.turns - turns);
    const { segments, targetS } = readPlaylist(await textOf("news/video.m3u8"));
    expect(targetS).toBeLessThanOrEqual(4);
    for (const { durationS } of segments) expect(Math.round(durationS)).toBeLessThanOrEqual(4);
    const pictures = await picturesOf("news/video.m3u8");
    expect(pictures).toEqual(pictures.toSorted().toReversed());
    expect(new Set(pictures)).toEqual(new Set(["h264 640x360", "h264 1280x720"]));
    await expect.poll(width, patience).toBe(1280);
    await page.close();
    // Who reads on goes on reading, some seconds of the new size.
    await expect.poll(() => seen("1280x720"), patience).toBeGreaterThan(75);
    viewer.child.kill();
    await viewer.ended;
    expect(viewer.words().lastIndexOf(" s:640x360 ")).toBeLessThan(viewer.words().indexOf(" s:1280x720 "));
  });

  it("from H.264 to HEVC: the codec is another, no segment holds both, DASH carries it", async () => {
    await change("hevc", /RESOLUTION=640x360,CODECS="hvc1\.1\.6\.L\d+\.[0-9A-F.]+,mp4a\.40\.2"/);
    await expect.poll(log, patience).toMatch(/to hevc 640x360/);
    await expect.poll(() => JSON.stringify(here.client.stats("news")["media_info"]), patience).toContain("hevc");
    const pictures = await picturesOf("news/video.m3u8");
    expect(pictures.at(-1)).toBe("hevc 640x360");
    expect(pictures.join()).not.toContain("h264 640x360,hevc");
    await expect
      .poll(async () => (await fetch(at("news/index.mpd"))).text(), patience)
      .toMatch(/codecs="hvc1\.1\.6\.L\d+/);
  });

  it("to a second sound: players can choose between languages, in DASH too", async () => {
    await change("two", /#EXT-X-MEDIA:TYPE=AUDIO,.*URI="mono-a2\.m3u8/);
    const page = await chromium.browser.newPage();
    await page.goto(at("news/embed.html?autoplay=true"));
    const sounds = page.getByLabel("Sound");
    await expect.poll(() => sounds.locator("option").allTextContents(), patience).toHaveLength(2);
    const second = /mono-a2\.m3u8/;
    await Promise.all([page.waitForRequest(second), sounds.selectOption({ index: 1 })]);
    await expectPictures(page);
    await page.close();
    const watched = await watchWithFfmpeg(at("news/index.m3u8"), 3);
    expect(watched.words.match(/Stream #0:\d+.*Audio: aac/g)?.length, watched.words).toBeGreaterThanOrEqual(2);
    await expect
      .poll(async () => (await (await fetch(at("news/index.mpd"))).text()).match(/contentType="audio"/g), patience)
      .toHaveLength(2);
  });

  it("to no sound, to no picture, and to both again", async () => {
    await change("mute", /RESOLUTION=640x360,CODECS="avc1\.[0-9a-f]{6}"\n/);
    await change("small", /RESOLUTION=640x360,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"\n/);
    await change("heard", /BANDWIDTH=\d+,CODECS="mp4a\.40\.2"\n/);
    await change("small", /RESOLUTION=640x360,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"\n/);
    expect(log()).toMatch(/the audio track disappeared/);
    expect(log()).toMatch(/a video track appeared|not what its own tables say/);
  });

  it("to MPEG-2, which HLS names and DASH refuses in words", async () => {
    await change("old", /CODECS="mp4v\.61,mp4a\.40\.33"/);
    const answer = await fetch(at("news/index.mpd"));
    expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringContaining("MPEG-2")]);
  });

  it("leaves an archive that players can follow over the changes", async () => {
    const now = Math.floor(Date.now() / 1000);
    const master = await textOf(`news/archive-${now - 600}-600.m3u8`);
    const address = /^[^#].*$/m.exec(master)?.[0] ?? "";
    const playlist = address.includes("session=") ? await textOf(`news/${address}`) : master;
    expect(playlist.match(/^#EXT-X-DISCONTINUITY$/gm)?.length).toBeGreaterThanOrEqual(6);
  });

  it("is told under the name that the stream has by then", async () => {
    const world = { name: "world", urls: [{ url: source.url }], dvr: { reference: "main" }, segment_count: 30 };
    await here.client.save({ streams: { news: null, world } });
    here.client.startLog("world");
    source.become(media.large, SECONDS);
    const words = () => here.client.logOf("world").join("\n");
    await expect.poll(words, patience).toMatch(/The media has changed from .* to h264 1280x720/);
  });
});
