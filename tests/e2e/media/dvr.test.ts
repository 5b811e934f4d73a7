import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../../src/model/Json.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { playInBrowser } from "./support/playInBrowser.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const chromium = shareBrowser();
const here = shareMedia((folder) => ({
  dvrs: { main: { name: "main", root: join(folder, "archive"), dvr_limit: 3600 } },
  streams: {
    news: { name: "news", urls: [{ url: "fake://fake?size=320x180" }], dvr: { reference: "main" } },
    closed: {
      name: "closed",
      urls: [{ url: "copy://news" }],
      dvr: { reference: "main" },
      auth: { url: "false" },
    },
  },
}));

/** The ranges of an archive as the tree tells them, in seconds. */
function rangesOf(name: string): readonly { readonly from: number; readonly duration: number }[] {
  const { dvr_info: info } = here.client.stats(name);
  const ranges = isPlainObject(info) ? info["ranges"] : undefined;
  return (Array.isArray(ranges) ? ranges.filter(isPlainObject) : []).map(({ from, duration }) => ({
    from: Number(from),
    duration: Number(duration),
  }));
}

async function untilRecorded(name: string, seconds: number): Promise<{ from: number; duration: number }> {
  const last = () => rangesOf(name).at(-1);
  await expect.poll(() => last()?.duration ?? 0, { timeout: 40_000 }).toBeGreaterThanOrEqual(seconds);
  const { from = 0, duration = 0 } = last() ?? {};
  return { from, duration };
}

let recorded = { from: 0, duration: 0 };

/**
 * The seconds that a range of 4 s may play: recorded pieces are given whole. They are the test picture's groups of 2 s,
 * of which 4 s touch two or three; the sound of the last one may end after its picture, by less than a tenth.
 */
const shortest = 4;
const longest = 6.1;

describe("the archive of a stream", () => {
  it("is told with its ranges, size and depth in the stream's stats [C238]", async () => {
    const begun = Math.floor(Date.now() / 1000);
    recorded = await untilRecorded("news", 6);
    expect(Math.abs(recorded.from - begun)).toBeLessThan(10);
    expect(rangesOf("news")).toHaveLength(1);
    const { dvr_enabled: isEnabled, dvr_info: info } = here.client.stats("news");
    expect(isEnabled).toBe(true);
    expect(info).toMatchObject({ depth: 3600, from: recorded.from, duration: expect.any(Number) });
    expect(isPlainObject(info) ? info["disk_size"] : 0).toBeGreaterThan(100_000);
    const status = await fetch(`${here.client.url}/news/recording_status.json`);
    const [{ ranges }] = await status.json();
    expect(ranges[0].from).toBe(recorded.from);
    expect(ranges[0].duration).toBeGreaterThanOrEqual(recorded.duration);
  });

  it("plays a range in a browser over HLS, and exactly that range in another player", async () => {
    const address = `${here.client.url}/news/archive-${recorded.from}-4.m3u8`;
    const page = await playInBrowser(chromium.browser, address);
    await expectPictures(page);
    const length = () => page.evaluate(() => document.querySelector("video")?.duration ?? 0);
    expect(await length()).toBeGreaterThanOrEqual(shortest);
    expect(await length()).toBeLessThanOrEqual(longest);
    await page.close();
    const { seconds, frames, size, words } = await watchWithFfmpeg(address);
    expect(size, words).toBe("320x180");
    expect(seconds, words).toBeGreaterThanOrEqual(shortest);
    expect(seconds, words).toBeLessThanOrEqual(longest);
    expect(Math.abs(frames - seconds * 25), words).toBeLessThan(10);
  });

  it("exports a range as an MP4 that other programs read", async () => {
    const answer = await fetch(`${here.client.url}/news/archive-${recorded.from + 1}-4.mp4`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    const file = join(here.folder, "export.mp4");
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
    const { seconds, frames, words } = await watchWithFfmpeg(file);
    expect(seconds, words).toBeGreaterThanOrEqual(shortest);
    expect(seconds, words).toBeLessThanOrEqual(longest);
    expect(frames, words).toBeGreaterThanOrEqual(100);
    expect(words).toMatch(/Audio: aac/);
    const future = await fetch(`${here.client.url}/news/archive-${recorded.from + 3600}-4.mp4`);
    expect(future.status).toBe(400);
    const before = await fetch(`${here.client.url}/news/archive-${recorded.from - 3600}-4.mp4`);
    expect(before.status).toBe(404);
  });

  it("goes back in time like live, as far as is asked for", async () => {
    const { seconds, words } = await watchWithFfmpeg(`${here.client.url}/news/timeshift_rel-5.m3u8`, 2);
    expect(seconds, words).toBeGreaterThanOrEqual(1.5);
  });

  it("shows nothing of itself to those who may not watch, and everything for the token of the console [C414]", async () => {
    const { from } = await untilRecorded("closed", 2);
    const status = `${here.client.url}/closed/recording_status.json`;
    const range = `${here.client.url}/closed/archive-${from}-2`;
    for (const address of [status, `${range}.m3u8`, `${range}.mp4`]) {
      expect((await fetch(address)).status, address).toBe(403);
    }
    const token = await here.client.viewToken();
    const [{ ranges }] = await (await fetch(`${status}?token=${token}`)).json();
    expect(ranges[0].from).toBe(from);
    const { frames, words } = await watchWithFfmpeg(`${range}.m3u8?token=${token}`);
    expect(frames, words).toBeGreaterThanOrEqual(45);
    expect((await fetch(`${range}.mp4?token=${token}`)).status).toBe(200);
  });

  it("is still there after the server has started again, with the gap between, and goes on", async () => {
    // What is closer together than a second and a half counts as one recording.
    await here.restart(3000);
    await expect.poll(() => rangesOf("news").length, { timeout: 30_000 }).toBe(2);
    expect(rangesOf("news")[0]?.from).toBe(recorded.from);
    expect(rangesOf("news")[1]?.from).toBeGreaterThan(recorded.from + recorded.duration);
    const { frames, words } = await watchWithFfmpeg(`${here.client.url}/news/archive-${recorded.from}-4.m3u8`);
    expect(frames, words).toBeGreaterThanOrEqual(98);
  });
});
