import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({
  configText: `stream news {
  input udp://239.1.1.1:1234;
  title "News of yesterday";
  clients_timeout 30;
  password VERYSECRET;
}

stream sport {
  input udp://239.1.1.2:1234;
}
`,
});

/** A call of another administrator. */
async function ask(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<object> {
  const authorization = `Basic ${btoa(`${here.server.login}:${here.server.password}`)}`;
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${here.server.url}/flussonic/api/${path}`, {
    ...sent,
    headers: { authorization, "content-type": "application/json", ...headers },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return Object(await answer.json());
}

/** @returns the revision */
async function save(delta: object, comment = ""): Promise<number> {
  const { rev } = await newest();
  const headers = { "if-match": `"${rev}"`, "x-comment": encodeURIComponent(comment), "x-way": "form" };
  return Object(await ask("modify_config", delta, headers)).rev;
}

interface Row {
  readonly rev: number;
  readonly way: string;
  readonly comment?: string;
}

async function newest(): Promise<Row> {
  return Object(await ask("revisions?limit=1")).revisions[0];
}

const differences = (page: Page) => page.getByRole("grid", { name: "Differences" });
const review = (page: Page) => page.getByRole("button", { name: "Review", exact: true });

let yesterday = 0;

beforeAll(async () => {
  yesterday = await save({ loglevel: "notice" }, "as it was yesterday");
  await save(
    { streams: { news: { title: "News of today", clients_timeout: 60, password: "OTHERSECRET" } } },
    "for today",
  );
  // One by one: together they would be a rename.
  await save({ streams: { sport: null } });
  await save({ streams: { films: { name: "films", urls: [{ url: "udp://239.1.1.3:1234" }] } } });
});

describe("yesterday's revision compared with now", () => {
  it("says who saved it and why, what differs in words and as text, and no secret", async () => {
    const page = await here.open(`/history/compare?from=${yesterday}&to=now`);
    await page.getByText("“as it was yesterday”").waitFor();
    const list = differences(page);
    await list.getByText("News of yesterday", { exact: true }).waitFor();
    await list.getByText("News of today", { exact: true }).waitFor();
    for (const name of ["Stream news", "Stream sport", "Stream films"])
      await list.getByText(name, { exact: true }).waitFor();
    await list.getByText("changed, not shown").waitFor();
    await page.getByRole("radio", { name: "As text" }).check();
    const text = page.getByRole("grid", { name: "Difference as text" });
    await text.getByText('title "News of yesterday";').waitFor();
    await text.getByText("password ••••••;").first().waitFor();
    await page.getByRole("radio", { name: "One column" }).check();
    await page.reload();
    await text.getByText('title "News of today";').waitFor();
    expect(await page.getByRole("radio", { name: "One column" }).isChecked()).toBe(true);
    expect(await page.content()).not.toMatch(/VERYSECRET|OTHERSECRET/);
  });

  it("gives one of its streams to the draft, which is saved with a comment, and as what comes from the history", async () => {
    const page = await here.open(`/history/compare?from=${yesterday}&to=now`);
    await page.getByRole("button", { name: `Put Stream news into the draft as in revision ${yesterday}` }).click();
    await page.getByText(`3 changes are in the draft, back to revision ${yesterday}.`).waitFor();
    await review(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("How it is saved:").click();
    await dialog.getByText("News of yesterday", { exact: true }).first().waitFor();
    expect(await dialog.getByRole("textbox", { name: "Comment" }).inputValue()).toContain(
      `as in revision ${yesterday}`,
    );
    await dialog.getByRole("button", { name: "Save all" }).click();
    await expect.poll(newest).toMatchObject({ way: "restore", comment: expect.stringContaining("Stream news") });
    const config = await ask("read_config");
    expect(Object(config).streams).toMatchObject({
      news: { title: "News of yesterday", password: "VERYSECRET" },
      films: {},
    });
  });

  it("asks before what came since is deleted and edits are lost, and gives the draft back", async () => {
    const page = await here.open("/standalone/films/output");
    await page.getByRole("textbox", { name: "Client timeout", exact: true }).fill("45");
    await page.getByRole("button", { name: /^Review 1/ }).waitFor();
    await page.goto(`${here.server.url}/admin/history/compare?from=${yesterday}&to=now`);
    await page.getByRole("button", { name: `Put into the draft: revision ${yesterday}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Stream films came later: it is deleted.").waitFor();
    await dialog.getByText("Client timeout").waitFor();
    await dialog.getByRole("button", { name: "Put into the draft" }).click();
    await page.getByText("Stream sport was removed since: it is created again.").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("The draft is as it was before.").waitFor();
    expect(await page.getByRole("button", { name: /^Review 1/ }).count()).toBe(1);
  });
});

describe("a revision from before a rename", () => {
  it("gives its settings to the new name, and says so", async () => {
    const before = await save({ streams: { films: { title: "Films" } } });
    const config = await ask("read_config");
    const { stats: _, ...films } = Object(config).streams.films;
    await save({ streams: { films: null, cinema: { ...films, name: "cinema" } } });
    await save({ streams: { cinema: { title: "Cinema" } } });
    const page = await here.open(`/history/compare?from=${before}&to=now`);
    await differences(page).getByText("Stream cinema", { exact: true }).waitFor();
    await page.getByRole("button", { name: `Put Stream cinema into the draft as in revision ${before}` }).click();
    await page.getByText("Stream films is called cinema now").waitFor();
    await page.getByText(`1 change is in the draft, back to revision ${before}.`).waitFor();
    expect(await newest()).not.toMatchObject({ way: "restore" });
  });
});

describe("a damaged revision", () => {
  it("is told as such, and is not taken back", async () => {
    const [older, rev] = [await save({ loglevel: "debug" }), await save({ loglevel: "error" })];
    const folder = join(here.server.dataDir, "revisions");
    const name = (await readdir(folder)).find((file) => file.endsWith(`${older}.conf`)) ?? "";
    await writeFile(join(folder, name), "stream torn {");
    const page = await here.open(`/history/compare?from=${older}&to=${rev}`);
    await page.getByText(`Revision ${older} is damaged`).first().waitFor();
    expect(await page.getByRole("button", { name: `Put into the draft: revision ${older}` }).count()).toBe(0);
    await page.getByRole("radio", { name: "As text" }).check();
    await page.getByText(`Revision ${older} is damaged`).first().waitFor();
  });
});

describe("a value without blanks", () => {
  it("is seen to its end, side by side and on a phone, where the comparison begins on the screen", async () => {
    const title = (end: string) => `${"Long".repeat(60)}${end}`;
    const streams = (end: string) => ({
      long: { name: "long", title: title(end), urls: [{ url: "udp://239.1.1.8:1" }] },
    });
    const before = await save({ streams: streams("Before") });
    const after = await save({ streams: { long: { title: title("After") } } });
    const page = await here.open(`/history/compare?from=${before}&to=${after}`);
    /** How far a text goes beyond what shows of it. */
    const hidden = (name: string) =>
      page.getByRole("grid", { name }).evaluate((grid) => {
        const cells = [...grid.querySelectorAll("code, ins, del")];
        return Math.max(
          0,
          ...cells.map((cell) => cell.getBoundingClientRect().right - grid.getBoundingClientRect().right),
        );
      });
    await page.getByRole("radio", { name: "As text" }).check();
    const text = page.getByRole("grid", { name: "Difference as text" });
    await text.getByText(title("Before")).waitFor();
    expect(await hidden("Difference as text")).toBe(0);
    const half = await text.getByText(title("After")).evaluate((cell) => cell.scrollWidth - cell.clientWidth);
    expect(half).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("radio", { name: "In words" }).check();
    await differences(page).getByText("After").waitFor();
    expect(await hidden("Differences")).toBe(0);
    expect((await differences(page).boundingBox())?.y).toBeLessThan(422);
    await page.locator("summary", { hasText: `Revision ${before}` }).click();
    await page.getByRole("button", { name: "Swap" }).click();
    await page.waitForURL(new RegExp(`from=${after}&to=${before}`));
  });
});

describe("two administrators", () => {
  it("who compares is told when the other saves, and goes on reading until the new one is asked for", async () => {
    const rev = await save({ loglevel: "notice" });
    const page = await here.open(`/history/compare?from=${rev - 1}&to=now`);
    await differences(page).getByText("Server", { exact: true }).waitFor();
    const next = await save({ streams: { late: { name: "late", urls: [{ url: "udp://239.1.1.9:1234" }] } } });
    await page.getByText(`Revision ${next} was saved meanwhile`).waitFor();
    expect(await differences(page).getByText("Stream late").count()).toBe(0);
    await page.getByRole("button", { name: "Compare with it" }).click();
    await differences(page).getByText("Stream late", { exact: true }).waitFor();
  });
});
