import { describe, expect, it } from "vitest";
import { readPlaylist } from "../../server/media/outputs/support/readPlaylist.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { watchWithFfmpeg } from "./support/watchWithFfmpeg.ts";

const chromium = shareBrowser();
const here = shareMedia(() => ({
  streams: {
    source: { name: "source", urls: [{ url: "fake://fake?size=640x360" }] },
    ladder: {
      name: "ladder",
      static: false,
      urls: [{ url: "copy://source" }],
      transcoder: {
        global: { hw: "cpu" },
        audio: { bitrate: 64_000, codec: "aac" },
        video: {
          1: { bitrate: 500_000, codec: "h264", preset: "veryfast", gop: 50, size: { width: -1, height: 270 } },
          2: { bitrate: 150_000, codec: "h264", preset: "veryfast", gop: 50, size: { width: -1, height: 144 } },
        },
      },
    },
  },
}));

interface Variant {
  readonly address: string;
  readonly size: string | undefined;
  readonly bandwidth: number;
}

async function variantsOf(name: string): Promise<readonly Variant[]> {
  const master = `${here.client.url}/${name}/index.m3u8`;
  const lines = (await (await fetch(master)).text()).split("\n");
  return lines.flatMap((line, at) => {
    if (!line.startsWith("#EXT-X-STREAM-INF")) return [];
    return {
      address: new URL(lines[at + 1] ?? "", master).href,
      size: /RESOLUTION=(\d+x\d+)/.exec(line)?.[1],
      bandwidth: Number(/AVERAGE-BANDWIDTH=(\d+)/.exec(line)?.[1]),
    };
  });
}

async function segmentsOf(name: string): Promise<ReturnType<typeof readPlaylist>["segments"]> {
  return readPlaylist(await (await fetch(`${here.client.url}/${name}/video.m3u8`)).text()).segments;
}

describe("a transcoder with two video tracks", () => {
  it("gives a master playlist with a variant a track, each of its size and bitrate, each playable", async () => {
    // Its first viewer keeps this list: it has to be right from the beginning.
    for (const { bandwidth } of await variantsOf("ladder")) expect(bandwidth).toBeGreaterThan(50_000);
    const sizes = async () => (await variantsOf("ladder")).map(({ size }) => size);
    await expect.poll(sizes, { timeout: 10_000 }).toEqual(["480x270", "256x144"]);
    const variants = await variantsOf("ladder");
    const [high, low] = variants;
    expect(high?.bandwidth).toBeGreaterThan(2 * (low?.bandwidth ?? Infinity));
    expect(high?.bandwidth).toBeLessThan(1_000_000);
    const watched = await Promise.all(variants.map(({ address }) => watchWithFfmpeg(address, 2)));
    for (const [at, { frames, size, words }] of watched.entries()) {
      expect(size, words).toBe(variants[at]?.size);
      expect(frames, words).toBeGreaterThanOrEqual(45);
      expect(words).toMatch(/Audio: aac/);
    }
    expect(here.client.stats("ladder")).toMatchObject({ running_transcoder: true });
    expect(here.client.stats("source")).toMatchObject({ running_transcoder: false });
    const media = () => here.client.ask("media_info/ladder");
    await expect.poll(media, { timeout: 10_000 }).toMatchObject({ width: 480, height: 270 });
  });

  it("plays in a browser, which can change between the sizes", async () => {
    const page = await chromium.browser.newPage();
    await page.goto(`${here.client.url}/ladder/embed.html?version=3&autoplay=true`);
    await expectPictures(page);
    const sizes = await page.evaluate(() => document.querySelector("video")?.videoHeight);
    expect([270, 144]).toContain(sizes);
    await page.close();
  });

  it("goes on where nothing of it has changed, while a stream with other settings begins anew", async () => {
    const { client } = here;
    const [before, source] = await Promise.all([segmentsOf("ladder"), segmentsOf("source")]);
    const startedAt = client.stats("source")["start_running_at"];
    const video = { 1: { size: { width: -1, height: 180 } }, 2: null };
    await client.save({ streams: { ladder: { transcoder: { video } } } });
    await expect.poll(() => variantsOf("ladder"), { timeout: 20_000 }).toMatchObject([{ size: "320x180" }]);
    const lastBefore = before.at(-1);
    const after = () => segmentsOf("ladder");
    await expect
      .poll(async () => (await after()).some(({ discontinuity }) => discontinuity > (lastBefore?.discontinuity ?? 0)), {
        timeout: 20_000,
      })
      .toBe(true);
    // The sequence is never begun anew: players go on.
    expect((await after()).at(-1)?.sequence).toBeGreaterThan(lastBefore?.sequence ?? Infinity);
    const newest = new URL((await after()).at(-1)?.address ?? "", `${client.url}/ladder/`).href;
    expect(await watchWithFfmpeg(newest)).toMatchObject({ size: "320x180" });
    const later = await segmentsOf("source");
    expect(later.at(-1)?.sequence).toBeGreaterThan(source.at(-1)?.sequence ?? Infinity);
    expect(new Set([...source, ...later].map(({ discontinuity }) => discontinuity)).size).toBe(1);
    expect(client.stats("source")["start_running_at"]).toBe(startedAt);
  });

  it("cuts longer segments when that is asked for, and lists fewer, while another stream goes on as it was", async () => {
    const { client } = here;
    const before = await segmentsOf("source");
    await client.save({ streams: { ladder: { segment_duration: 4000, segment_count: 2 } } });
    const durations = async () => (await segmentsOf("ladder")).map(({ durationS }) => Math.round(durationS));
    await expect.poll(durations, { timeout: 25_000, interval: 500 }).toContain(4);
    expect(await durations()).toHaveLength(2);
    const source = await segmentsOf("source");
    expect(source.map(({ durationS }) => Math.round(durationS))).toEqual(source.map(() => 2));
    expect(source.at(-1)?.discontinuity).toBe(before.at(-1)?.discontinuity);
    expect(source.at(-1)?.sequence).toBeGreaterThan(before.at(-1)?.sequence ?? Infinity);
  });
});
