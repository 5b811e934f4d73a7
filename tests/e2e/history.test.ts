import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const dataDir = join(tmpdir(), `sluice-history-${process.pid}`);
const configText = `stream news {
  input udp://239.1.1.1:1234;
}
stream "a/b" {
  input udp://239.1.1.2:1234;
}
`;
const here = shareConsole({ dataDir, configText });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const revision = (page: Page, rev: number) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: String(rev), exact: true }) });
const filter = (page: Page, name: string) => page.getByRole("combobox", { name });

/** Saves as a program does. @returns the revision */
async function save(page: Page, rev: number, patch: object, comment: string): Promise<number> {
  const answer = await page.request.post(`${here.server.url}/flussonic/api/modify_config`, {
    data: patch,
    headers: {
      origin: here.server.url,
      "if-match": `"${rev}"`,
      "x-comment": encodeURIComponent(comment),
      "x-way": "form",
    },
  });
  const told: { readonly rev: number } = await answer.json();
  return told.rev;
}

/** Moves a revision into the past, and spoils the text of another, as a disk may: while the server is down. */
async function prepareFolder({ old, spoilt }: { readonly old: number; readonly spoilt: number }): Promise<void> {
  const folder = join(dataDir, "revisions");
  // What it is searched by is made anew from the revisions themselves.
  await rm(join(dataDir, "index"), { recursive: true, force: true });
  for (const name of await readdir(folder)) {
    const rev = Number.parseInt(name, 10);
    const file = join(folder, name);
    const text = await readFile(file, "utf8").catch(() => "");
    if (rev === old && name.endsWith(".json")) {
      const meta: Record<string, unknown> = JSON.parse(text);
      await writeFile(file, JSON.stringify({ ...meta, at: Date.now() - 24 * 3_600_000 }));
    }
    if (rev === spoilt && !name.endsWith(".json")) await writeFile(file, "spoilt");
  }
}

beforeAll(async () => {
  const page = await here.open();
  const titled = await save(page, 1, { streams: { news: { title: "Yesterday's news" } } }, "për natën: 100 %");
  const timed = await save(page, titled, { streams: { "a/b": { clients_timeout: 41 } } }, "");
  await save(page, timed, { streams: { news: { clients_timeout: 42 } } }, "");
  await here.server.stop();
  await prepareFolder({ old: titled, spoilt: timed });
  here.replaceServer(await startServer({ dataDir, port: here.server.port }));
}, 60_000);

describe("the history of the configuration", () => {
  it("finds yesterday's revision by its comment and by the setting it changed, in a link that can be sent", async () => {
    const page = await here.open("/config");
    await page.getByRole("link", { name: "History" }).click();
    await page.getByRole("textbox", { name: /^Search comments/ }).fill("NATËN");
    await page.getByText("1 of 4 revisions").waitFor();
    const row = revision(page, 2);
    expect(await row.innerText()).toMatch(
      /yesterday\s+\w{3} \d{4}-\d\d-\d\d [\d:]{8}\s+admin\s+127\.0\.0\.1 · in forms/,
    );
    expect(await row.innerText()).toContain("“për natën: 100 %”");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await filter(page, "What was changed").fill("Stream news");
    await page.keyboard.press("Tab");
    await page.waitForURL(/entity=/);
    await filter(page, "Setting").fill("Title");
    await page.keyboard.press("Tab");
    await page.getByText("1 of 4 revisions").waitFor();
    await revision(page, 2).waitFor();
    const link = page.url();
    expect(new URL(link).search).toBe("?setting=streams%2Fnews%2Ftitle");
    const other = await here.open(new URL(link).pathname.replace("/admin", "") + new URL(link).search);
    await revision(other, 2).waitFor();
    await other.getByRole("link", { name: "Stream news" }).click();
    await other.waitForURL(/\/standalone\/news/);
  });

  it("marks it as rescue, for all administrators, and puts it into the draft in one press", async () => {
    const page = await here.open("/history");
    await page.getByRole("button", { name: "Actions for revision 2" }).click();
    await page.getByRole("menuitem", { name: "Mark as rescue" }).click();
    await page.getByRole("link", { name: "Rescue is revision 2" }).waitFor();
    const other = await here.open("/history");
    await revision(other, 2).getByText("rescue", { exact: true }).waitFor();
    await other.getByRole("button", { name: "Put the rescue configuration into the draft" }).click();
    await other.getByText("2 changes are in the draft, back to revision 2.").waitFor();
    await other.getByRole("button", { name: "Review 2 changes" }).waitFor();
    await page.getByRole("button", { name: "Actions for revision 2" }).click();
    await page.getByRole("menuitem", { name: "Remove the rescue mark" }).click();
    await page.getByRole("link", { name: "Rescue is revision 2" }).waitFor({ state: "detached" });
    expect(await page.getByText("rescue", { exact: true }).count()).toBe(0);
  });

  it("tells of a damaged revision that it is, and offers nothing that needs its text", async () => {
    const page = await here.open("/history");
    await revision(page, 3).getByText("damaged").waitFor();
    expect(await revision(page, 3).getByRole("link", { name: "Compare" }).count()).toBe(0);
    expect(
      await revision(page, 3)
        .getByRole("button", { name: /^Actions/ })
        .count(),
    ).toBe(0);
  });

  it("gains what another administrator saves, without moving what is read", async () => {
    const [mine, theirs] = [await here.open("/history"), await here.open("/standalone/news/output")];
    await revision(mine, 4).getByText("current").waitFor();
    await theirs.getByRole("textbox", { name: "Client timeout", exact: true }).fill("50");
    await theirs.getByRole("button", { name: "Save", exact: true }).click();
    await revision(mine, 5).getByText("current").waitFor({ timeout: 3000 });
    expect(await revision(mine, 5).innerText()).toContain("Stream news: client timeout");
    expect(await revision(mine, 4).getByText("current").count()).toBe(0);
    await mine.getByText("5 revisions").waitFor();
  });

  it("is told of on the page of an entity and of the setting that has the focus", async () => {
    const page = await here.open("/standalone/a%2Fb/output");
    const ofAll = page.getByText(/of the revisions kept|^Created by/);
    await ofAll.waitFor();
    await page.getByRole("textbox", { name: "Client timeout", exact: true }).focus();
    const ofSetting = page.getByRole("link", { name: /^Client timeout: changed in 1 revision, by admin/ });
    await ofSetting.waitFor();
    // Once is enough.
    expect(await ofAll.isVisible()).toBe(false);
    await ofSetting.click();
    await page.waitForURL(/\/history\?setting=streams%2Fa%7E1b%2Fclients_timeout$/);
    await page.getByText("1 of 5 revisions").waitFor();
    expect(await revision(page, 3).count()).toBe(1);
  });
});
