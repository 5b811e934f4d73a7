import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { killServer } from "./support/killServer.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const dataDir = join(tmpdir(), `sluice-confirmation-${process.pid}`);
const configText = `stream news {
  input udp://239.1.1.1:1234;
  clients_timeout 30;
}
`;
const here = shareConsole({ dataDir, configText });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const config = () => readFile(join(dataDir, "sluice.conf"), "utf8");
const timeout = (page: Page) => page.getByRole("textbox", { name: "Client timeout", exact: true });
const review = (page: Page) => page.getByRole("dialog", { name: "Review changes" });
const banner = (page: Page) => page.getByRole("region", { name: "Save on trial" });
const keep = (page: Page) => banner(page).getByRole("button", { name: "Keep" });
const open = () => here.open("/standalone/news/output");

/** The shortest window that is offered is a minute; a test has less. */
async function shorten(page: Page, seconds: number): Promise<void> {
  await page.route("**/flussonic/api/modify_config", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-confirm-within": String(seconds) } }),
  );
}

/** Unfolds how it is saved, which a low window shows as one line. */
async function unfoldHow(page: Page): Promise<void> {
  await review(page).locator("summary", { hasText: "How it is saved:" }).press("Enter");
}

/** Saves another timeout on trial, by keyboard alone. */
async function applyOnTrial(page: Page, value: string): Promise<void> {
  await timeout(page).fill(value);
  await page.getByRole("button", { name: "Review 1 change" }).press("Enter");
  await unfoldHow(page);
  await review(page).getByRole("checkbox", { name: "Ask me to keep it" }).press("Space");
  await review(page).getByRole("button", { name: "Apply on trial" }).press("Enter");
  await keep(page).waitFor();
  expect(await config()).toContain(`clients_timeout ${value};`);
}

describe("a save on trial", () => {
  it("stays when it is kept, also after a reload, and the focus is never lost", async () => {
    const page = await open();
    await applyOnTrial(page, "41");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
      /^Your revision \d+, 1 change, is on/,
    );
    await page.reload();

    // What is refused because of it is told below the buttons of Save, on a phone too.
    await page.setViewportSize({ width: 390, height: 844 });
    await timeout(page).fill("40");
    await page.getByText(/^Client timeout: changed in/i).waitFor();
    await timeout(page).press("Control+s");
    const undo = page.getByRole("main").getByRole("button", { name: "Undo now" });
    await undo.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [button, above] = await Promise.all([
      undo.boundingBox(),
      page.getByRole("main").getByRole("button", { name: "Save", exact: true }).boundingBox(),
    ]);
    expect((button?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(130);
    await page.getByRole("button", { name: "Reset" }).click();

    await keep(page).press("Enter");
    await banner(page)
      .getByText(/^Revision \d+ is kept\.$/)
      .waitFor();
    await banner(page).getByRole("button", { name: "Dismiss" }).press("Enter");
    await banner(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.localName), "the heading of the page").toBe("h1");
    expect(await config()).toContain("clients_timeout 41;");
  });

  it("is counted down by the server's clock, whatever the browser's shows", async () => {
    const page = await here.open("/standalone/news/output", (fresh) =>
      fresh.addInitScript(() => {
        const real = Date.now;
        Date.now = () => real() - 3_600_000;
      }),
    );
    await applyOnTrial(page, "42");
    await expect
      .poll(() => banner(page).getByRole("timer").innerText())
      .toMatch(/^It is undone in 0:\d\d unless it is kept/);
    await keep(page).click();
    await banner(page).getByRole("button", { name: "Dismiss" }).click();
  });

  it("is undone by itself while the line is down, and its changes go into the draft again when asked to", async () => {
    const page = await open();
    const before = await config();
    // A line that is cut is known as such after 15 s without a word from the server.
    await shorten(page, 22);
    await applyOnTrial(page, "43");
    await page.context().setOffline(true);
    await page
      .getByText(/The connection is lost; the change is undone by itself in 0:0\d/)
      .waitFor({ timeout: 20_000 });
    await expect.poll(config, { timeout: 20_000 }).toBe(before);
    await page.getByText(/By now revision \d+ was undone by itself, unless/).waitFor();
    await page.context().setOffline(false);
    await banner(page)
      .getByText(/was taken back; the former configuration is in force/)
      .waitFor({ timeout: 20_000 });
    await expect.poll(() => timeout(page).inputValue()).toBe("42");
    await banner(page).getByRole("button", { name: "Put the changes into the draft again" }).click();
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    expect(await timeout(page).inputValue()).toBe("43");
  });

  it("returns though the server is killed in the window and started again", async () => {
    const page = await open();
    const before = await config();
    await shorten(page, 6);
    await applyOnTrial(page, "44");
    await killServer(here.server);
    here.replaceServer(await startServer({ dataDir, port: here.server.port }));
    await expect.poll(config, { timeout: 15_000 }).toBe(before);
    await banner(page)
      .getByText(/was taken back; the former configuration is in force/)
      .waitFor({ timeout: 20_000 });
    await expect.poll(() => timeout(page).inputValue()).toBe("42");
  });

  it("keeps another save waiting in the draft, and says beside Save why", async () => {
    const page = await open();
    await applyOnTrial(page, "45");
    await timeout(page).fill("46");
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await review(page).getByRole("button", { name: "Save all" }).click();
    await review(page)
      .getByText(/Revision \d+ waits to be confirmed/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await timeout(page).inputValue()).toBe("46");
    await keep(page).click();
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await review(page).getByRole("button", { name: "Save all" }).click();
    await expect.poll(config).toContain("clients_timeout 46;");
  });

  it("is seen by two administrators at once, whose it is and what it is for, and kept by the other", async () => {
    const [mine, theirs] = [await open(), await open()];
    await timeout(mine).fill("47");
    await mine.getByRole("button", { name: "Review 1 change" }).click();
    await unfoldHow(mine);
    await review(mine).getByRole("textbox", { name: "Comment" }).fill("për natën: 100 %");
    await review(mine).getByRole("checkbox", { name: "Ask me to keep it" }).click();
    await review(mine).getByRole("button", { name: "Apply on trial" }).click();
    await banner(theirs)
      .getByText(/^Revision \d+ of admin \(127\.0\.0\.1\), 1 change, is on trial\. “për natën: 100 %”$/)
      .waitFor({ timeout: 3000 });
    await banner(mine).getByText("Your revision").waitFor();
    await keep(theirs).click();
    await banner(mine)
      .getByText(/^Revision \d+ was kept by admin \(127\.0\.0\.1\)\.$/)
      .waitFor({ timeout: 3000 });
    await banner(mine).getByRole("button", { name: "Dismiss" }).click();
    await banner(mine).waitFor({ state: "detached", timeout: 3000 });
    expect(await config()).toContain("clients_timeout 47;");
  });

  it("is taken back at once by either, which both are told, and only the one who made it has its changes again", async () => {
    const [mine, theirs] = [await open(), await open()];
    await applyOnTrial(mine, "48");
    await banner(theirs).getByRole("button", { name: "Undo now" }).click();
    // Who did it knows by whom.
    for (const [page, by] of [
      [mine, " by admin (127.0.0.1)"],
      [theirs, ""],
    ] as const)
      await banner(page)
        .getByText(`was taken back${by}; the former configuration is in force`)
        .waitFor({ timeout: 3000 });
    expect(await config()).toContain("clients_timeout 47;");
    const again = (page: Page) => banner(page).getByRole("button", { name: "Put the changes into the draft again" });
    expect(await again(theirs).count()).toBe(0);
    await again(mine).click();
    await expect.poll(() => timeout(mine).inputValue()).toBe("48");
  });
});

describe("a save at a time", () => {
  const sign = (page: Page) => page.getByRole("button", { name: /^1 save waits for / });

  /** Saves another timeout in an hour. */
  async function saveLater(page: Page, value: string): Promise<void> {
    await timeout(page).fill(value);
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await unfoldHow(page);
    await review(page).getByRole("radio", { name: "At a time" }).click();
    await review(page).getByRole("button", { name: "In 1 h" }).click();
    await review(page)
      .getByRole("button", { name: /^Save for / })
      .click();
    await review(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^Review/ }).waitFor({ state: "detached" });
  }

  it("leaves draft and config alone, is listed for all, and is cancelled into the draft it came from", async () => {
    const [mine, theirs] = [await open(), await open()];
    const before = [await config(), await timeout(mine).inputValue()];
    await saveLater(mine, "49");
    expect([await config(), await timeout(mine).inputValue()]).toEqual(before);
    await sign(theirs).click({ timeout: 3000 });
    const dialog = (page: Page) => page.getByRole("dialog", { name: "Saves that wait for their time" });
    // What it changes is told by the server a moment after who made it.
    await dialog(theirs).getByText("49 s", { exact: true }).waitFor();
    await dialog(theirs).getByText("1 change by admin (127.0.0.1)").waitFor();
    await sign(mine).click();
    await dialog(mine)
      .getByRole("button", { name: /^Cancel this save: / })
      .press("Enter");
    await dialog(mine).getByRole("button", { name: "Put the changes into the draft again" }).press("Enter");
    await expect.poll(() => timeout(mine).inputValue()).toBe("49");
    await dialog(theirs).getByText("No save waits any more.").waitFor({ timeout: 3000 });
  });

  it("is made when its time has come, over what others saved meanwhile", async () => {
    const [mine, theirs] = [await open(), await open()];
    await mine.route("**/flussonic/api/modify_config", (route) =>
      route.continue({ headers: { ...route.request().headers(), "x-save-at": String(Date.now() + 6000) } }),
    );
    await saveLater(mine, "50");
    await theirs.getByRole("textbox", { name: "URL prefix", exact: true }).fill("http://cdn.example.com");
    await theirs.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(config, { timeout: 15_000 }).toContain("clients_timeout 50;");
    expect(await config()).toContain("url_prefix http://cdn.example.com;");
    await expect.poll(() => timeout(mine).inputValue()).toBe("50");
    await sign(mine).waitFor({ state: "detached", timeout: 3000 });
  });
});
