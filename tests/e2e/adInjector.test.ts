import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { clipOf } from "../server/media/ads/support/clipOf.ts";
import { shareConsole } from "./support/shareConsole.ts";

const folder = await mkdtemp(join(tmpdir(), "sluice-ads-"));
await copyFile(await clipOf({ colour: "red", seconds: 4 }), join(folder, "spot.mp4"));
const source = await clipOf({ colour: "blue", seconds: 60, size: "320x180" });
const here = shareConsole({
  args: ["--engine", "ffmpeg"],
  configText: `vod films { storage ${folder}; }\nstream news { input file://${source}; segment_duration 1; }\n`,
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A time of the day so many seconds from now, as the server's clock has it. */
function clockIn(seconds: number): string {
  const at = new Date(Date.now() + seconds * 1000);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Presses Save; answers what was sent, and where it went. */
async function save(page: Page): Promise<{ readonly path: string; readonly body: unknown }> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === "POST" && /save_ad_schedules|modify_config/.test(one.url())),
    page.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  expect((await request.response())?.status()).toBe(200);
  return { path: new URL(request.url()).pathname, body: request.postDataJSON() };
}

describe("the ad injector", () => {
  it("plays a schedule that was made in the console in the stream that names it, and counts the shows [S426] [S427] [S428] [S429]", async () => {
    const listings: URL[] = [];
    const page = await here.open("/ad_injector", async (opened) => {
      opened.on("request", (request) => {
        if (request.url().includes("/list_files")) listings.push(new URL(request.url()));
      });
    });
    await page.getByRole("button", { name: "Add schedule" }).click();
    await page.getByRole("textbox", { name: "Ad schedule name" }).fill("breaks");
    await page.getByRole("button", { name: "Add spot.mp4" }).click();
    expect(Object.fromEntries(listings[0]?.searchParams ?? [])).toEqual({ prefix: "films", path: folder, subpath: "" });
    await page.getByRole("button", { name: "New slot" }).click();
    const schedule = {
      name: "breaks",
      slots: [{ from: "00:00:00", duration: 15 }],
      files: [{ name: "films/spot.mp4", weight: 1 }],
    };
    expect(await save(page)).toEqual({ path: "/flussonic/api/save_ad_schedules", body: [schedule] });
    await expect.poll(() => page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
    const fetched = await page.evaluate(async () => (await fetch("/flussonic/api/fetch_ad_schedules")).json());
    expect(JSON.stringify(fetched)).toContain('"films/spot.mp4"');

    await page.goto(`${here.server.url}/admin/standalone/news/output`);
    const chooser = page.getByRole("combobox", { name: "Ad schedule" });
    // A list closes when the page is scrolled, and the browser tells of that later: then it is opened once more.
    const chosen = async (): Promise<boolean> => {
      await chooser.fill("");
      await chooser.fill("breaks");
      await chooser.press("ArrowDown");
      await chooser.press("Enter");
      return page.getByRole("button", { name: "Save", exact: true }).isEnabled();
    };
    await expect.poll(chosen, { timeout: 20_000 }).toBe(true);
    await save(page);

    await page.goto(`${here.server.url}/admin/ad_injector`);
    await page.getByText(/160x90, stream news is 320x180/).waitFor({ timeout: 30_000 });
    expect(await page.getByRole("link", { name: "news" }).getAttribute("href")).toMatch(/\/standalone\/news\/output$/);
    const start = page.getByRole("textbox", { name: "Start time" });
    await start.fill(clockIn(15).replaceAll(":", ""));
    await page.getByRole("textbox", { name: "Duration" }).fill("4");
    await expect.poll(() => page.getByRole("button", { name: "Save", exact: true }).isEnabled()).toBe(true);
    await save(page);
    await page.getByRole("heading", { name: "Adverted streams" }).click();
    const shown = page.getByRole("grid", { name: "Shows and views by stream and file" }).getByRole("row").nth(1);
    await expect.poll(() => shown.allInnerTexts(), { timeout: 60_000 }).toHaveLength(1);
    expect((await shown.innerText()).split(/\s+/)).toEqual(["news", "films/spot.mp4", "1", "0"]);
  });
});
