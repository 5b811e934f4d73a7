import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { shareConsole } from "./support/shareConsole.ts";
import { startServer } from "./support/startServer.ts";

const films = await mkdtemp(join(tmpdir(), "sluice-areas-"));
const here = shareConsole({ configText: exampleConfig.replace("/storage/films", films) });
afterAll(() => rm(films, { recursive: true }));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What the server has saved. */
async function saved(page: Page): Promise<string> {
  return (await page.request.get(`${here.server.url}/flussonic/api/read_raw_config`)).text();
}

/** Makes one of a media list, by its form. */
async function add(page: Page, list: string, make: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${here.server.url}/admin?list=${list}`);
  await button(page, make).first().click();
  for (const [name, value] of Object.entries(fields))
    await page.getByRole("textbox", { name, exact: true }).first().fill(value);
  await button(page, "Create").click();
}

describe("an operator manages", () => {
  it("streams, publishing locations, mirrors, VODs, files, DVR archives, cluster peers and the raw configuration [C001]", async () => {
    const page = await here.open();
    await add(page, "streams", "Add stream", { "Stream name": "weather", "Source URL": "fake://fake" });
    await expect.poll(() => saved(page)).toMatch(/stream weather \{\s+input fake:\/\/fake;/);
    await add(page, "locations", "Add location", { Name: "reporters" });
    await expect.poll(() => saved(page)).toContain("live reporters {");
    await add(page, "mirrors", "Add origin", { URL: "m.example.com" });
    await expect.poll(() => saved(page)).toMatch(/source (http:\/\/)?m\.example\.com/);
    await add(page, "vods", "Add VOD", { Name: "clips" });
    await expect.poll(() => saved(page)).toContain("vod clips");

    await page.goto(`${here.server.url}/admin/vod/films/tree/0`);
    await page.getByLabel("New directory").fill("summer");
    await page.getByLabel("New directory").press("Enter");
    await page.getByRole("link", { name: "summer", exact: true }).waitFor();
    expect(await readdir(films)).toEqual(["summer"]);

    await page.goto(`${here.server.url}/admin/dvrs`);
    await button(page, "Add DVR").click();
    await page.getByRole("heading", { level: 2, name: "NewDvr" }).waitFor();
    await page.getByRole("textbox", { name: "DVR root" }).last().fill("/archive2");
    await button(page, "Save").click();
    await expect.poll(() => saved(page)).toMatch(/dvr NewDvr \{\s+root \/archive2;/);

    await page.goto(`${here.server.url}/admin/cluster/settings`);
    await page.getByRole("textbox", { name: /^New peer/ }).fill("third.example.com");
    await page.keyboard.press("Tab");
    await button(page, "Save").click();
    await expect.poll(() => saved(page)).toContain("peer third.example.com;");

    await page.goto(`${here.server.url}/admin/config/editor`);
    await page.locator(".view-line", { hasText: "An example" }).first().click({ timeout: 30_000 });
    await page.keyboard.press("End");
    await page.keyboard.type(" By hand.");
    await button(page, "Save").click();
    await expect.poll(() => saved(page)).toContain("something of everything. By hand.");
  }, 120_000);
});

/** What stands on a page that the specification tells of in another place than its address: a role and a name. */
type Sign = readonly ["button" | "heading" | "textbox" | "table" | "combobox" | "link" | "group", string | RegExp];

const pages: Readonly<Record<string, readonly Sign[]>> = {
  iptv: [
    ["textbox", "Database path"],
    ["button", "Add user"],
  ],
  watcher: [
    ["heading", "IP Cameras"],
    ["button", "Add a camera"],
    ["link", "Set it up"],
  ],
  logupload: [
    ["textbox", /^Description/],
    ["button", "Submit"],
  ],
  auth: [["button", "Add auth backend"]],
  ad_injector: [
    ["button", "Add schedule"],
    ["heading", "Ad schedules"],
    ["heading", "Files browser"],
  ],
  dvrs: [["button", "Add DVR"]],
  cluster: [["table", "Servers of the cluster"]],
  "cluster/settings": [["textbox", "Cluster key"]],
  "cluster/ingest": [["table", /Streams and the servers/]],
  "cluster/sources": [["button", "Reload"]],
  "cluster/peer/second.example.com": [["button", "Reload"]],
  "standalone/news": [["textbox", "Title"]],
  "standalone/news/input": [["heading", "Sources"]],
  "standalone/news/transcoder": [["button", "Enable transcoder"]],
  "standalone/news/dvr": [["combobox", "DVR config"]],
  "standalone/news/output": [["heading", "Logo"]],
  "standalone/news/auth": [["combobox", "Auth type"]],
  "location/studio/dvr": [["combobox", "DVR config"]],
  "location/studio/auth": [["combobox", "Auth type"]],
  "mirror/1/dvr": [["combobox", "DVR config"]],
  "mirror/1/auth": [["combobox", "Auth type"]],
  "vod/films/auth": [["combobox", "Auth type"]],
};

/** The working areas beside the pages of streams, by the tab or menu entry that leads to each. */
const areas: Readonly<Record<string, readonly string[]>> = {
  ordinary: ["Cluster", "IPTV", "IP Cameras", "Upload debug", "Auth backends", "DVRs", "Ad schedules"],
  chassis: ["Chassis", "Upload debug", "Auth backends", "DVRs", "Ad schedules"],
};

describe("the console", () => {
  it.each(Object.entries(areas))(
    "of a server (%s) leads to its areas by tabs and menus [S001]",
    async (kind, names) => {
      const other = kind === "chassis" ? await startServer({ args: ["--chassis"] }) : undefined;
      try {
        const page = await here.open();
        if (other) {
          const form = { login: other.login, password: other.password };
          await page.request.post(`${other.url}/admin/login`, { form });
        }
        for (const name of names) {
          await page.goto(`${(other ?? here.server).url}/admin/config`);
          await page
            .getByRole("link", { name: new RegExp(`^${name}( \\d+)?$`) })
            .first()
            .click();
          await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toContain(name);
        }
      } finally {
        await other?.stop();
      }
    },
    120_000,
  );

  it("has at each address what the specification says of it elsewhere, and none that is still to come [C023]", async () => {
    const page = await here.open();
    const missing: string[] = [];
    for (const [path, signs] of Object.entries(pages)) {
      await page.goto(`${here.server.url}/admin/${path}`);
      for (const [role, name] of signs) {
        const sign = page.getByRole(role, { name, ...(typeof name === "string" && { exact: true }) });
        await sign
          .first()
          .waitFor({ timeout: 10_000 })
          .catch(() => missing.push(`${path}: ${role} ${String(name)}`));
      }
      const lacking = await page.getByText(/not found|not available yet|later version/i).allInnerTexts();
      missing.push(...lacking.map((words) => `${path}: ${words}`));
    }
    expect(missing).toEqual([]);
  }, 240_000);
});
