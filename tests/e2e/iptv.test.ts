import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

let folder: string;
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sluice-iptv-"));
  server = await startServer({
    configText:
      'stream news {\n  title "The news";\n  input fake://fake;\n}\nstream sport {\n  input fake://fake;\n  auth auth://main;\n}\nauth_backend main {\n  allow default;\n}\n',
  });
  browser = await borrowBrowser();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await logIn(page, server);
  await page.goto(`${server.url}/admin/iptv`);
}, 60_000);

afterAll(async () => {
  await returnBrowser(browser);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const users = () => page.getByRole("grid", { name: "Users" });
const field = (name: string) => users().getByRole("textbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** What the server answers to a player that opens the playlist of a user. */
async function openPlaylist(name: string): Promise<{ readonly status: number; readonly text: string }> {
  const link = users().getByRole("link", { name: `HLS playlist of ${name}` });
  const answer = await fetch((await link.getAttribute("href")) ?? "");
  return { status: answer.status, text: await answer.text() };
}

describe("IPTV, from the first path of a database to the last user", () => {
  it("is enabled with a path, and has no users yet", async () => {
    await page.getByRole("textbox", { name: "Database path" }).fill(`sqlite://${join(folder, "tv.db")}`);
    await button("Enable IPTV").click();
    await page.getByText("There are no users yet").waitFor();
    expect(await button("Enable IPTV").count()).toBe(0);
  });

  it("has a user whose playlist is there, and holds a stream from the moment it is enabled", async () => {
    await button("Add user").click();
    const dialog = page.getByRole("dialog", { name: "New user" });
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Ann");
    await dialog.getByRole("textbox", { name: /^Email/ }).fill("ann@example.com");
    await dialog.getByRole("button", { name: "Add user" }).click();
    await field("Name of Ann").waitFor();
    expect(await openPlaylist("Ann")).toMatchObject({ status: 200, text: expect.not.stringContaining("news") });
    await page.getByRole("switch", { name: "IPTV for news" }).click();
    await expect.poll(async () => (await openPlaylist("Ann")).text, { timeout: 15_000 }).toContain("The news");
    const raw = await page.request.get(`${server.url}/flussonic/api/read_raw_config`, {
      headers: { authorization: `Basic ${btoa(`${server.login}:${server.password}`)}` },
    });
    expect(await raw.text()).toMatch(/auth "?iptv:\/\/localhost"?;/);
  });

  it("saves what is edited by itself, keeps what is refused, and has it after a reload", async () => {
    await button("Add user").click();
    const dialog = page.getByRole("dialog", { name: "New user" });
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Bob");
    await dialog.getByRole("textbox", { name: /^Email/ }).fill("bob@example.com");
    await page.keyboard.press("Enter");
    await field("Name of Bob").fill("Bobby");
    // Its name may be saved by now.
    await users()
      .getByRole("textbox", { name: /^Max sessions of Bob(by)?$/ })
      .fill("2");
    await field("Name of Bobby").waitFor();
    await users().getByText("Saved").waitFor();
    await field("Email of Bobby").fill("bob-at-home");
    await users().getByText("Should be an email address").waitFor();
    expect(await field("Email of Bobby").inputValue()).toBe("bob-at-home");
    await page.reload();
    expect(await field("Max sessions of Bobby").inputValue()).toBe("2");
    expect(await field("Email of Bobby").inputValue()).toBe("bob@example.com");
  });

  it("finds users by a filter, and says when there is none", async () => {
    await page.getByRole("textbox", { name: "Search users" }).fill("ann@");
    await page.getByText("1 found").waitFor();
    expect(await field("Name of Bobby").count()).toBe(0);
    await page.getByRole("textbox", { name: "Search users" }).fill("nobody");
    await page.getByText("No matching users found").waitFor();
    await page.getByRole("textbox", { name: "Search users" }).fill("");
    await field("Name of Bobby").waitFor();
  });

  it("lets nobody in by a key that was made anew, nor by that of a user who is removed", async () => {
    const old = (await users().getByRole("link", { name: "HLS playlist of Ann" }).getAttribute("href")) ?? "";
    await button("Make a new key for Ann").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Make a new key" }).click();
    await expect.poll(async () => (await fetch(old)).status, { timeout: 15_000 }).toBe(403);
    await expect.poll(async () => (await openPlaylist("Ann")).status).toBe(200);
    await button("Remove Bobby").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await field("Name of Bobby").waitFor({ state: "detached" });
    await button("Remove all").click();
    await page.getByRole("textbox", { name: "Type 1 to go on" }).fill("1");
    await page.getByRole("dialog").getByRole("button", { name: "Remove all" }).click();
    await page.getByText("There are no users yet").waitFor();
  });

  it("says on which path a database cannot be opened; the streams go on working", async () => {
    await page
      .getByRole("textbox", { name: "Database path" })
      .fill(`sqlite://${join(folder, "tv.db", "below-a-file.db")}`);
    await button("Save").click();
    const failed = page.getByRole("alert").filter({ hasText: "The users could not be read" });
    await failed.getByText(/unable to access database on path/).waitFor();
    await page.getByRole("switch", { name: "IPTV for sport" }).click();
    await page.getByText("Enabled (2)").waitFor();
    expect(await failed.isVisible()).toBe(true);
  });
});
