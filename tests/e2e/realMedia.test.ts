import { type ChildProcess, spawn } from "node:child_process";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { ffmpegPath } from "../server/media/support/ffmpegPath.ts";
import { freePort } from "./support/freePort.ts";
import { shareConsole } from "./support/shareConsole.ts";

const rtmpPort = await freePort();
const here = shareConsole({ args: ["--engine", "ffmpeg"], configText: `rtmp ${rtmpPort};\n` });
const publishers: ChildProcess[] = [];
afterAll(() => publishers.forEach((publisher) => publisher.kill("SIGKILL")));

const row = (page: Page, name: string) =>
  page
    .getByRole("grid", { name: "Streams" })
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

/** How many pictures the player of the open page has shown. */
async function framesShown(page: Page): Promise<number> {
  return page
    .frameLocator("iframe")
    .locator("video")
    .evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
}

async function expectToPlay(page: Page, name: string): Promise<void> {
  await page.goto(`${here.server.url}/admin#play=${name}`);
  await page.frameLocator("iframe").getByRole("button", { name: "Play" }).click();
  await expect.poll(() => framesShown(page), { timeout: 30_000 }).toBeGreaterThan(10);
  const before = await framesShown(page);
  await expect.poll(() => framesShown(page), { timeout: 15_000 }).toBeGreaterThan(before + 25);
}

/** What the server says of a stream's tracks. */
function mediaOf(page: Page, name: string): Promise<unknown> {
  return page.evaluate(async (wanted) => (await fetch(`/flussonic/api/media_info/${wanted}`)).json(), name);
}

async function addPublishedStream(page: Page, name: string): Promise<void> {
  await page.evaluate(async (key) => {
    const { headers } = await fetch("/flussonic/api/read_config");
    await fetch("/flussonic/api/modify_config", {
      method: "POST",
      headers: { "content-type": "application/json", "if-match": headers.get("etag") ?? "" },
      body: JSON.stringify({ streams: { [key]: { name: key, urls: [{ url: "publish://" }] } } }),
    });
  }, name);
}

function publish(address: string): void {
  const picture = ["-re", "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25"];
  const sound = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=44100"];
  const codecs = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "50", "-c:a", "aac"];
  const quiet = ["-hide_banner", "-loglevel", "error", "-nostdin"];
  publishers.push(spawn(ffmpegPath, [...quiet, ...picture, ...sound, ...codecs, "-f", "flv", address]));
}

describe("real streams", () => {
  it("shows an added test stream online within seconds, with its bitrate and media, and plays it", async () => {
    const page = await here.open();
    await page.getByRole("button", { name: "Add a test stream" }).click();
    await page.waitForURL(/\/standalone\/test/);
    await page.getByRole("link", { name: "online", exact: true }).waitFor({ timeout: 20_000 });
    await page.goto(`${here.server.url}/admin`);
    await expect
      .poll(async () => (await row(page, "test").innerText()).replace(/\s+/g, " "), { timeout: 20_000 })
      .toMatch(/online .*\d (k|M)bps/);
    await expect
      .poll(() => mediaOf(page, "test"), { timeout: 20_000 })
      .toMatchObject({
        tracks: [
          { content: "video", codec: "h264" },
          { content: "audio", codec: "aac" },
        ],
      });
    await expectToPlay(page, "test");
    const clients = row(page, "test").getByRole("gridcell").nth(4);
    await expect.poll(() => clients.textContent(), { timeout: 10_000 }).toBe("1");
  });

  it("takes a publisher by RTMP into a stream that accepts publishing, shows it online, and plays it", async () => {
    const page = await here.open();
    await addPublishedStream(page, "news");
    await row(page, "news").waitFor();
    expect(await row(page, "news").innerText()).not.toContain("online");
    publish(`rtmp://127.0.0.1:${rtmpPort}/static/news`);
    await row(page, "news").getByText("online").waitFor({ timeout: 30_000 });
    await expectToPlay(page, "news");
  });
});
