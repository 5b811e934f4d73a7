import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { feedInRealTime } from "../server/media/outputs/support/feedInRealTime.ts";
import { type Outputs, startOutputs } from "../server/media/outputs/support/startOutputs.ts";
import { tsOf } from "../server/media/support/tsOf.ts";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";

const waiting = { timeout: 30_000, interval: 200 };
const media = await tsOf({ seconds: 12 });
let browser: Browser;
beforeAll(async () => {
  browser = await borrowBrowser();
});
afterAll(() => returnBrowser(browser));

/** A page that fails the test for what the console of the browser complains about. */
async function openPage(url: string): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width: 640, height: 400 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    // What the player is refused it says itself.
    if (message.type() === "error" && !message.text().includes("Failed to load resource"))
      complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints };
}

async function startLive(outputs: Outputs, name: string): Promise<void> {
  const buses = outputs.add(name).start();
  buses[0]?.write(media);
  buses[0]?.restart();
  await feedInRealTime(buses, media);
}

async function expectPictures(page: Page, frame = page.mainFrame()): Promise<void> {
  const shown = () =>
    frame.locator("video").evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(shown, waiting).toBeGreaterThan(10);
  const before = await shown();
  await expect.poll(shown, waiting).toBeGreaterThan(before + 25);
}

describe("the player page in a browser", () => {
  it("plays by itself without sound where that is asked for, and breaks none of its own rules", async () => {
    const outputs = await startOutputs();
    await startLive(outputs, "live/cam 50%");
    const { page, complaints } = await openPage(`${outputs.url}/live/cam%2050%25/embed.html?version=3&autoplay=true`);
    await expectPictures(page);
    expect(await page.locator("video").evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true);
    expect(await page.title()).toBe("live/cam 50%");
    expect(await page.getByRole("status").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("waits for the press of play, by mouse or key, and asks for nothing before", async () => {
    const outputs = await startOutputs();
    await startLive(outputs, "news");
    const { page } = await openPage(`${outputs.url}/news/embed.html?version=3&autoplay=false&token=abc`);
    const play = page.getByRole("button", { name: "Play" });
    await play.waitFor();
    expect(outputs.viewers.countOf("news")).toBe(0);
    await page.keyboard.press("k");
    await expectPictures(page);
    expect(await play.count()).toBe(0);
    expect(outputs.viewers.sessionsOf("news")[0]?.token).toBe("abc");
    await page.keyboard.press("k");
    await expect.poll(() => page.locator("video").evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  });

  it("says why there is no picture, and begins by itself when there is one", async () => {
    const outputs = await startOutputs();
    outputs.add("news");
    const { page } = await openPage(`${outputs.url}/news/embed.html?autoplay=true`);
    await expect
      .poll(() => page.getByRole("status").textContent(), waiting)
      .toBe("The stream news has no source that works.");
    outputs.streams.remove("news");
    await startLive(outputs, "news");
    await expectPictures(page);
  });

  it("stops when its viewer is killed, and plays on after a press", async () => {
    const outputs = await startOutputs();
    await startLive(outputs, "news");
    const { page } = await openPage(`${outputs.url}/news/embed.html?autoplay=true`);
    await expectPictures(page);
    outputs.viewers.kill(outputs.viewers.sessionsOf("news").map(({ id }) => id));
    await expect.poll(() => page.getByRole("status").textContent(), waiting).toBe("The server has ended this session.");
    expect(outputs.viewers.countOf("news")).toBe(0);
    await page.getByRole("button", { name: "Play" }).click();
    await expectPictures(page);
  });

  it("plays in a frame of another site", async () => {
    const outputs = await startOutputs();
    await startLive(outputs, "news");
    const site = createServer((_request, response) => {
      const source = `${outputs.url}/news/embed.html?autoplay=true`;
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><title>Site</title><iframe allow="autoplay" src="${source}"></iframe>`);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void site.close());
    const { page, complaints } = await openPage(`http://localhost:${(site.address() as AddressInfo).port}/`);
    const [, frame] = page.frames();
    await expectPictures(page, frame);
    expect(complaints).toEqual([]);
  });
});
