import { mkdir, readFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

const configText = "stream news {\n  input fake://fake;\n}\nvod films {\n  path films;\n}\n";
const here = shareConsole({ args: ["--engine", "ffmpeg"], configText });

const rows = (page: Page) => page.getByRole("grid", { name: "Entries of the audit log" }).getByRole("row");
const row = (page: Page, words: string | RegExp) => rows(page).filter({ hasText: words });

async function call(page: Page, path: string, options: Parameters<Page["request"]["post"]>[1] = {}): Promise<void> {
  const answer = await page.request.post(`${here.server.url}${path}`, options);
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
}

/** Over whatever stands there, as the console itself may. */
const save = (page: Page, title: string) =>
  call(page, "/flussonic/api/modify_config", {
    headers: { "if-match": "*", "x-sluice-console": "test" },
    data: { streams: { news: { title } } },
  });

describe("the audit log", () => {
  it("has a refused login, a save, an upload and what a program did, and is exported as it is filtered", async () => {
    await mkdir(join(here.server.dataDir, "films"));
    const page = await here.open();
    const stranger = await here.newContext();
    await stranger.request.post(`${here.server.url}/admin/login`, { form: { login: "admin", password: "guessed" } });
    await save(page, "News at ten");
    await call(page, "/flussonic/api/upload", {
      headers: { "x-prefix": "films", "content-type": "application/octet-stream", "x-file-sizes": "trailer.mp4:4" },
      data: Buffer.from("film"),
    });
    await page.getByRole("button", { name: "User menu" }).click();
    await page.getByRole("menuitem", { name: "Audit log" }).click();
    await page.waitForURL(/\/admin\/audit$/);
    await row(page, "Login refused").filter({ hasText: "127.0.0.1" }).waitFor();
    await row(page, "Settings saved")
      .getByRole("link", { name: /^Revision \d+$/ })
      .waitFor();
    await row(page, "Files uploaded").getByRole("link", { name: "films" }).waitFor();

    await page.getByRole("combobox", { name: "Action" }).selectOption("file_uploaded");
    await page.getByText("1 entry", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe("?kind=file_uploaded");
    const begun = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV of what is listed" }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    const [head, first, ...rest] = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect([head, first, rest]).toEqual([
      "id,at,kind,who,address,words,rev,target",
      expect.stringMatching(/,file_uploaded,admin,127\.0\.0\.1,Files uploaded to films: 1 \(trailer\.mp4\)\.,,films$/),
      [],
    ]);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await row(page, "Settings read or exported").first().waitFor();
  });

  it("gains what another administrator does, without moving what is read", async () => {
    const page = await here.open("/audit");
    const other = await here.open();
    // Enough to scroll.
    for (let time = 0; time < 25; time += 1) await save(other, `Title ${time}`);
    // All of them: what is listed later would be new, too.
    const answer = await page.request.get(`${here.server.url}/flussonic/api/audit?limit=1`);
    const { total }: { readonly total: number } = await answer.json();
    await page.getByText(`${total} entries`).waitFor();
    const list = page.getByRole("grid", { name: "Entries of the audit log" });
    await list.evaluate((grid) => grid.scrollTo({ top: 400 }));
    const read = await page.evaluate(() => {
      const [grid] = document.querySelectorAll('[role="grid"]');
      const box = grid?.getBoundingClientRect();
      const found = document.elementFromPoint((box?.left ?? 0) + 400, (box?.top ?? 0) + 200)?.closest('[role="row"]');
      return { top: found?.getBoundingClientRect().top, words: found?.textContent?.replace(/^.*? ago/, "") };
    });
    await other.request.post(`${here.server.url}/admin/logout`);
    const fresh = page.getByRole("button", { name: "1 new: show" });
    await fresh.waitFor();
    const place = () =>
      row(page, read.words ?? "nothing")
        .first()
        .evaluate((one) => one.getBoundingClientRect().top);
    expect(Math.abs((await place()) - (read.top ?? 0))).toBeLessThanOrEqual(2);
    await fresh.click();
    await expect.poll(() => rows(page).nth(1).innerText()).toContain("Logout");
  }, 60_000);

  it("is a search away, and has who was shown out and what was restarted", async () => {
    const page = await here.open("/standalone/news/clients");
    const watching = get(`${here.server.url}/news/mpegts`, (media) => media.on("error", () => undefined).resume());
    watching.on("error", () => undefined);
    const close = page.getByRole("button", { name: /^Disconnect 127/ });
    await close.click({ timeout: 30_000 });
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await close.waitFor({ state: "detached", timeout: 20_000 });
    watching.destroy();
    await call(page, "/flussonic/api/stream_restart/news");
    await page.keyboard.press("Control+K");
    await page.getByRole("combobox", { name: "Search or jump to" }).waitFor();
    await page.keyboard.type("audit");
    await expect.poll(() => page.getByRole("option", { selected: true }).innerText()).toContain("Audit log");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/audit$/);
    await row(page, "Viewers disconnected").filter({ hasText: "Sessions of viewers closed: 1." }).waitFor();
    await row(page, "Stream restarted").getByRole("link", { name: "news" }).click();
    await page.waitForURL(/\/standalone\/news$/);
  }, 90_000);
});
