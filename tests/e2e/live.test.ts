import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { keepSignedIn } from "./support/keepSignedIn.ts";
import { killServer } from "./support/killServer.ts";
import { startServer } from "./support/startServer.ts";
import { shareConsole } from "./support/shareConsole.ts";

const dataDir = await mkdtemp(join(tmpdir(), "sluice-"));
const conf = join(dataDir, "sluice.conf");
const here = shareConsole({ args: ["--streams", "2000"], dataDir });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const words = "Offline mode, connection with server has been lost.";
const banner = (page: Page) => page.getByRole("region", { name: "Connection" });
const grid = (page: Page) => page.getByRole("grid", { name: "Streams" });
const row = (page: Page, name: string) =>
  grid(page)
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
/** The cells of a row after the box that picks it. */
const cells = async (page: Page, name: string) =>
  (await row(page, name).getByRole("gridcell").allInnerTexts()).slice(1);

async function restart(): Promise<void> {
  here.replaceServer(await startServer({ dataDir, port: here.server.port }));
}

describe("the list of 2,000 streams", () => {
  it("shows for each its state, error, delay, bitrate, clients and how long it has been running [C003]", async () => {
    const page = await here.open();
    // The engine has just begun.
    await row(page, "news")
      .getByText(/bit\/s|bps/)
      .waitFor();
    const shown = new Map<string, readonly string[]>();
    for (const name of ["news", "movies", "music", "kids", "science", "history"])
      shown.set(name, await cells(page, name));
    await expect.poll(async () => (await cells(page, "news"))[4]).not.toBe("");
    const all = (await grid(page).getByRole("row").allInnerTexts()).join("\n");
    const [, status, bitrate, clients, runtime] = shown.get("news") ?? [];
    expect(status).toBe("online");
    expect(bitrate).toMatch(/^\d[\d.,\s]*\s?(k|M)/);
    expect(clients).toMatch(/^\d[\d\s]*$/);
    expect(runtime).toMatch(/^\d+\s(s|m|h|d|mo)/);
    expect(shown.get("movies")?.[1]).toBe("disabled");
    expect(all).toMatch(/delay \d+s/);
    expect(all).toMatch(/\(retry \d+/);
  });

  it("moves each second without a reload", async () => {
    const page = await here.open();
    await row(page, "news").waitFor();
    const seen = new Set<string>();
    // Four seconds, or twice that on a machine that other tests keep busy.
    const end = Date.now() + 8000;
    while (Date.now() < end && seen.size < 4) {
      seen.add((await cells(page, "news")).join(" | "));
      await page.waitForTimeout(250);
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  });

  it("draws only the rows in sight, and finds a stream among all by a part of its name", async () => {
    const page = await here.open();
    await row(page, "news").waitFor();
    expect(await grid(page).getAttribute("aria-rowcount")).toBe("2001");
    expect(await grid(page).getByRole("row").count()).toBeLessThan(80);
    await page.getByText("2,000 of 2,000 streams").waitFor();
    await page.getByRole("textbox", { name: "Search media" }).fill("PARLIAMENT-elbasan");
    await row(page, "parliament-elbasan").waitFor();
    const shown = await grid(page)
      .getByRole("row")
      .locator("[role=gridcell]:nth-child(2)")
      .getByRole("link")
      .allInnerTexts();
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter((name) => !name.includes("parliament-elbasan"))).toEqual([]);
    expect(new URL(page.url()).searchParams.get("query")).toBe("PARLIAMENT-elbasan");
    await page.reload();
    await row(page, "parliament-elbasan").waitFor();
    expect(await row(page, "news").count()).toBe(0);
  });

  it("says when nothing is found, and gives the way out", async () => {
    const page = await here.open("?query=no-such-stream");
    await page.getByText("No matching streams found", { exact: true }).waitFor();
    await page.getByText("0 of 2,000 streams").waitFor();
    await page.getByRole("button", { name: "Clear search and filters" }).click();
    await row(page, "news").waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  it("is walked with the arrow keys, and Enter opens the stream under the focus", async () => {
    const page = await here.open();
    await row(page, "news").waitFor();
    await row(page, "news").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-rowindex"))).toBe("4");
    await page.keyboard.press("End");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-rowindex"))).toBe("2001");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "sport", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin/standalone/sport");
  });

  it("takes in a stream that somebody wrote into the config file by hand", async () => {
    const page = await here.open("?query=by-hand");
    await page.getByText("No matching streams found", { exact: true }).waitFor();
    await appendFile(conf, "\nstream by-hand {\n  input udp://239.9.9.9:1234;\n}\n");
    await row(page, "by-hand").waitFor();
    await page.getByText("1 of 2,001 streams").waitFor();
    expect(await row(page, "by-hand").getByTitle("udp://239.9.9.9:1234").count()).toBeGreaterThan(0);
  });
});

describe("a server that is killed", () => {
  it("is told in a banner with the age of the data and a countdown, and everything else stays [C085]", async () => {
    const page = await here.open("/standalone/news/output", (fresh) => keepSignedIn(fresh, here.server));
    const timeout = page.getByRole("textbox", { name: "Client timeout" });
    await timeout.fill("77");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));

    await killServer(here.server);
    await banner(page).getByText(words, { exact: true }).waitFor();
    await banner(page)
      .getByText(/^Last data \d+\s(ms|s) ago\.\s?$/)
      .waitFor();
    await banner(page)
      .getByText(/^Next attempt in [12]\ss\.$|^Connecting…$/)
      .waitFor();
    // The age goes on while attempts fail.
    await banner(page)
      .getByText(/^Last data [4-9]\ss ago\.\s?$/)
      .waitFor();
    await banner(page)
      .getByText(/^Next attempt in 2 s\.$/)
      .waitFor();
    expect(await timeout.inputValue()).toBe("77");
    await timeout.fill("78");
    await page.getByRole("link", { name: "Media", exact: true }).first().click();
    await row(page, "news").getByText("unsaved").waitFor();
    const before = (await cells(page, "sport")).join("|");

    await restart();
    const startedAt = Date.now();
    await banner(page).waitFor({ state: "detached" });
    expect(Date.now() - startedAt).toBeLessThan(3500);
    // Rates come once a second; a loaded machine may miss one.
    await expect.poll(async () => (await cells(page, "sport")).join("|"), { timeout: 5000 }).not.toBe(before);
    expect(await page.evaluate(() => "isOldDocument" in window)).toBe(true);
    await row(page, "news").getByRole("link", { name: "news", exact: true }).click();
    await page.getByRole("link", { name: "Output", exact: true }).click();
    expect(await timeout.inputValue()).toBe("78");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await readFile(conf, "utf8")).toMatch(/stream news \{[^}]*clients_timeout 78;/);
  });

  it("is tried at once on 'Reconnect now', without waiting for the countdown", async () => {
    const page = await here.open("", (fresh) => keepSignedIn(fresh, here.server));
    await row(page, "news").waitFor();
    await page.clock.install();
    await killServer(here.server);
    await banner(page).getByText(words, { exact: true }).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await restart();
    // Time stands still in the page: no timer connects it.
    await page.waitForTimeout(500);
    expect(await banner(page).isVisible()).toBe(true);
    const reconnect = banner(page).getByRole("button", { name: "Reconnect now" });
    if (await reconnect.isEnabled()) await reconnect.click();
    await banner(page).waitFor({ state: "detached" });
  });
});
