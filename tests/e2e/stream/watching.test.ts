import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { ffmpegPath } from "../../server/media/support/ffmpegPath.ts";
import { shareConsole } from "../support/shareConsole.ts";

const stream = "stream news {\n  input fake://fake;\n  dvr recordings 1d;\n  segment_duration 1;\n}\n";
const here = shareConsole({ args: ["--engine", "ffmpeg"], configText: stream });
const players: ChildProcess[] = [];
afterAll(() => players.forEach((player) => player.kill("SIGKILL")));

/** A player over MPEG-TS that keeps nothing. */
function watch(agent: string): ChildProcess {
  const address = `${here.server.url}/news/mpegts`;
  const args = [
    "-hide_banner",
    "-loglevel",
    "error",
    "-user_agent",
    agent,
    "-i",
    address,
    "-c",
    "copy",
    "-f",
    "null",
    "-",
  ];
  const player = spawn(ffmpegPath, args);
  players.push(player);
  return player;
}

async function openPage(path: string): Promise<Page> {
  const page = await here.open();
  await page.goto(`${here.server.url}/admin/standalone/news/${path}`);
  return page;
}

const clientRow = (page: Page, agent: string) =>
  page.getByRole("grid", { name: "Clients of news" }).getByRole("row").filter({ hasText: agent });

describe("who watches a stream", () => {
  it("shows a player within seconds, and closing its session really stops it; afterwards it is history [C413] [C450]", async () => {
    const page = await openPage("clients");
    await page.getByText("No information about clients was recorded.").waitFor({ timeout: 20_000 });
    const player = watch("Test player/1");
    const ended = once(player, "exit");
    const row = clientRow(page, "Test player/1");
    await row.waitFor({ timeout: 20_000 });
    await expect
      .poll(() => row.innerText(), { timeout: 10_000 })
      .toMatch(/MPEG-TS[\s\S]*127\.0\.0\.1[\s\S]*[\d.]+ [KM]B/);
    const closing = page.waitForRequest("**/flussonic/api/close_sessions");
    await row.getByRole("button", { name: /^Disconnect 127/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    expect((await closing).method()).toBe("POST");
    await ended;
    await row.waitFor({ state: "detached", timeout: 10_000 });

    await page.getByRole("navigation", { name: "news" }).getByRole("link", { name: "Viewer history" }).click();
    const sessions = page.getByRole("grid", { name: "Sessions" });
    await expect
      .poll(
        async () => {
          await page.getByRole("button", { name: "Refresh" }).click();
          return (await sessions.innerText()).replace(/\s+/g, " ");
        },
        { timeout: 20_000, interval: 500 },
      )
      .toMatch(/MPEG-TS 127\.0\.0\.1 .*\d+ m?s/);
    await page.getByRole("button", { name: "Report" }).click();
    const report = page.getByRole("table");
    await report.waitFor();
    expect(await report.innerText()).toMatch(/MPEG-TS\s+\S+.*\d s[\s\S]*\d B\s+1/);
    await page.reload();
    await page.getByRole("table").waitFor();
    expect(await page.getByRole("button", { name: "Report" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("shows the traffic of now, 400 px high, with its newest values [C193] [C194]", async () => {
    const page = await openPage("history?sessions=false");
    const graph = page.getByRole("img", { name: "Traffic of news" });
    await graph.waitFor({ timeout: 20_000 });
    expect((await graph.boundingBox())?.height).toBe(400);
    await expect.poll(() => graph.innerText(), { timeout: 20_000 }).toMatch(/Input\s+[\d.]+ [KM]b/);
    expect(await graph.locator("path").count()).toBeGreaterThan(0);
  });

  it("downloads the sessions as CSV", async () => {
    const page = await openPage("history?pulse=false");
    await page.getByRole("grid", { name: "Sessions" }).getByText("127.0.0.1").first().waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("news-history.csv");
    const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
    expect(lines[0]).toContain("id,name,protocol,ip,country");
    expect(lines[1]).toMatch(/,news,mpegts,127\.0\.0\.1,/);
  });
});

describe("the recordings of a stream", () => {
  it("are shown as they grow, played from a point, and a range of them is kept as MP4 [S408]", async () => {
    const page = await openPage("dvr");
    const axis = page.getByRole("slider");
    await axis.waitFor({ timeout: 30_000 });
    const endOf = async () => Number(await axis.getAttribute("aria-valuemax"));
    const before = await endOf();
    await expect.poll(endOf, { timeout: 20_000 }).toBeGreaterThan(before + 2);
    expect(
      await page
        .getByRole("img", { name: /^The last 4 hours/ })
        .locator("[data-fill=half], [data-fill=full]")
        .count(),
    ).toBeGreaterThan(0);

    await page.getByRole("button", { name: "Play from here" }).click();
    const frames = () =>
      page
        .frameLocator("iframe")
        .locator("video")
        .evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
    await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(20);
    await page.getByRole("button", { name: "Close player" }).click();
    // Without the player the page is shorter, and the timeline at another place of the window.
    await page.getByTitle("Recording of news").waitFor({ state: "detached" });
    await page.evaluate(() => window.scrollTo(0, 0));

    const box = await axis.boundingBox();
    const recorded = await page.locator("[data-part=recorded]").last().boundingBox();
    if (!box || !recorded) throw new Error("The timeline has no size.");
    await page.mouse.move(recorded.x + 2, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(recorded.x + recorded.width * 0.6, box.y + 10, { steps: 5 });
    await page.mouse.up();
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download MP4" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^news .* UTC \d+ s\.mp4$/);
    expect((await readFile(await file.path())).subarray(4, 8).toString()).toBe("ftyp");
  });

  it("ask for the administrator's view token [S409]", async () => {
    const page = await here.open();
    const asked = page.waitForResponse("**/flussonic/api/generate_admin_view_token");
    await page.goto(`${here.server.url}/admin/standalone/news/dvr`);
    expect(await (await asked).json()).toEqual({ token: expect.stringMatching(/.+/) });
    await page.getByRole("slider").waitFor({ timeout: 20_000 });
  });
});
