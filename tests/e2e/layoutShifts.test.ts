import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { saveData } from "./support/launchBrowser.ts";
import { shareConsole } from "./support/shareConsole.ts";

const films = await mkdtemp(join(tmpdir(), "sluice-shifts-"));
await writeFile(join(films, "summer.mp4"), "film");
afterAll(() => rm(films, { recursive: true, force: true }));
const here = shareConsole({ args: ["--engine", "ffmpeg"], configText: exampleConfig.replace("/storage/films", films) });

/** The limit of a page that is felt to stand still (web.dev/cls). */
const most = 0.1;
/** Those that moved, on either screen, before what comes late had its place; of each kind of page one. */
const wide = ["", "vod/films/tree/0", "standalone/news/dvr", "config/editor", "iptv"];
const phone = [...wide, "standalone/news", "standalone/news/input", "standalone/news/output"];

/** Notes what moves on the page without a touch of the operator: how much, and what. */
async function watchShifts(page: Page): Promise<() => Promise<readonly { moved: number; what: string }[]>> {
  await page.addInitScript(() => {
    const noted: { moved: number; what: string }[] = [];
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && entry.hadRecentInput === true) continue;
        const moved = "value" in entry && typeof entry.value === "number" ? entry.value : 0;
        const sources: readonly { node?: Node | null }[] =
          "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        noted.push({ moved, what: sources.map(({ node }) => (node?.textContent ?? "").slice(0, 40)).join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => ("noted" in window && Array.isArray(window.noted) ? window.noted : []));
}

/** A line of 1.6 Mbit/s with nothing kept from before, and a processor of a quarter of this one. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  const line = { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await browser.send("Network.emulateNetworkConditions", line);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

describe("what is loaded late", () => {
  it.each([
    [1440, 900, wide],
    [390, 800, phone],
  ])(
    "moves nothing of what is there, on pages of %i x %i, with a slow line and a slow processor",
    async (width, height, looked) => {
      // With all that users get, the pages that are fetched ahead too.
      const page = await here.open("/watcher", (next) => next.addInitScript(saveData, false));
      await page.setViewportSize({ width, height });
      const shifts = await watchShifts(page);
      await slowDown(page);
      const tooMuch: unknown[] = [];
      for (const path of looked) {
        await page.goto(`${here.server.url}/admin/${path}`, { waitUntil: "commit" });
        await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor({ timeout: 60_000 });
        await page.waitForLoadState("networkidle", { timeout: 30_000 });
        // What is asked of the server over the socket, and graphs that are drawn a moment later.
        await page.waitForTimeout(800);
        const noted = await shifts();
        const sum = noted.reduce((all, { moved }) => all + moved, 0);
        if (sum > most) tooMuch.push({ path, sum, noted });
      }
      expect(tooMuch).toEqual([]);
    },
    400_000,
  );
});
