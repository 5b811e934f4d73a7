import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { filmOf } from "../../server/media/vod/filmOf.ts";
import { expectPictures } from "./support/expectPictures.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { TsSource } from "./support/TsSource.ts";

const [first, second, third] = await Promise.all([
  TsSource.start("320x180"),
  TsSource.start("160x90"),
  TsSource.start("160x90"),
]);
afterAll(() => Promise.all([first, second, third].map((source) => source.stop())));

const chromium = shareBrowser();
const here = shareMedia(async (folder) => {
  const films = join(folder, "films");
  await mkdir(films);
  await copyFile(await filmOf(), join(films, "sorry.mp4"));
  return {
    vods: { films: { prefix: "films", urls: [{ url: films }] } },
    streams: {
      news: {
        name: "news",
        urls: [{ url: first.url }, { url: second.url }],
        source_timeout: 4,
        backup: { file: "films/sorry.mp4", timeout: 3 },
      },
      disturbed: { name: "disturbed", urls: [{ url: third.url }] },
    },
  };
});
beforeAll(async () => {
  await here.client.untilOnline("news");
  here.client.startLog("news");
});

const stats = () => here.client.stats("news");
const log = () => here.client.logOf("news").join("\n");

/** Waits for a check; tests that run side by side cannot poll with the `expect` they share. */
const until = (check: () => unknown, timeout = 5000) => vi.waitFor(check, { timeout, interval: 100 });

/** Until the stream is played from an address. @returns how long that took, in milliseconds */
async function untilPlayedFrom(url: string | undefined, timeout: number): Promise<number> {
  const begun = Date.now();
  await until(() => expect(stats()["url"]).toBe(url), timeout);
  return Date.now() - begun;
}

describe("a stream with two sources and a fallback video", () => {
  it.concurrent(
    "goes on with the second when the first falls silent, and comes back to it; its viewer sees no end",
    { timeout: 120_000 },
    async () => {
      // On a busy machine it may have been on the second already.
      await until(() => expect(stats()).toMatchObject({ url: first.url, alive: true }), 25_000);
      const page = await chromium.browser.newPage();
      await page.goto(`${here.client.url}/news/embed.html?version=3&autoplay=true`);
      await expectPictures(page);
      first.isSilent = true;
      // The timeout, the start of the other, and the second between two reports.
      expect(await untilPlayedFrom(second.url, 15_000)).toBeLessThan(11_000);
      await until(() => expect(log()).toMatch(/4 s/));
      await expectPictures(page);
      const height = () => page.evaluate(() => document.querySelector("video")?.videoHeight);
      await until(async () => expect(await height()).toBe(90), 15_000);
      first.isSilent = false;
      expect(await untilPlayedFrom(first.url, 40_000)).toBeLessThan(35_000);
      await until(() => expect(second.players).toBe(0));
      await until(() => expect(stats()).toMatchObject({ alive: true, retry_count: 0 }));
      await expectPictures(page);
      await page.close();
    },
  );

  it.concurrent("is played on by itself after a disturbed picture that a browser cannot decode", async () => {
    const page = await chromium.browser.newPage();
    await page.goto(`${here.client.url}/disturbed/embed.html?version=3&autoplay=true`);
    await expectPictures(page);
    const failed = page.evaluate(
      () => new Promise((resolve) => document.querySelector("video")?.addEventListener("error", resolve)),
    );
    third.isNoise = true;
    await failed;
    third.isNoise = false;
    await expectPictures(page);
    await page.close();
  });

  it("changes to another source by hand, and stays there though the first works [C410] [S401]", async () => {
    const { client } = here;
    const ask = (url: string) => client.api(`stream_switch_source/news?url=${encodeURIComponent(url)}`);
    expect((await ask(second.url)).status).toBe(200);
    await untilPlayedFrom(second.url, 10_000);
    await expect.poll(() => first.players, { timeout: 5000 }).toBe(0);
    const refusal = await ask("tshttp://127.0.0.1:1/nobody-configured-this");
    expect([refusal.status, await refusal.text()]).toEqual([
      400,
      expect.stringContaining("is not a source of this stream"),
    ]);
    expect(stats()["url"]).toBe(second.url);
  });

  it("goes on at once with the other when the one that plays breaks down", async () => {
    await second.close();
    expect(await untilPlayedFrom(first.url, 15_000)).toBeLessThan(9000);
  });

  it("plays the fallback video when all are gone, and leaves it when one is back", async () => {
    await first.close();
    await expect.poll(() => stats()["status"], { timeout: 15_000 }).toBe("backup");
    // It is none of the stream's sources, and no source works.
    await expect.poll(() => stats()["url"]).toBeUndefined();
    expect(Number(stats()["retry_count"])).toBeGreaterThan(0);
    // On a busy machine the second had fallen silent first.
    await expect.poll(() => stats()["source_error"], { timeout: 10_000 }).toMatch(/refused/i);
    const page = await chromium.browser.newPage();
    await page.goto(`${here.client.url}/news/embed.html?version=3&autoplay=true`);
    await expectPictures(page);
    await second.open();
    await untilPlayedFrom(second.url, 20_000);
    expect(stats()).toMatchObject({ status: "running", alive: true });
    await expectPictures(page);
    await page.close();
  });
});
