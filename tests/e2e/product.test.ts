import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bringAxe, findViolations } from "../../commands/shots/takeShots.ts";
import { listenForFaults } from "./support/listenForFaults.ts";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

const example = join(import.meta.dirname, "../../examples/gateway");

describe("the console of another server, made of that server's own JSON Schemas", () => {
  let folder: string;
  let file: string;
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sluice-product-"));
    file = join(folder, "gateway.json");
    await copyFile(join(example, "gateway.json"), file);
    const product = ["--schemas", join(example, "schemas"), "--overlay", join(example, "overlay.json")];
    const start = startServer({ product, dataDir: join(folder, "data"), args: ["--config", file] });
    [server, browser] = await Promise.all([start, borrowBrowser()]);
  }, 200_000);
  afterEach(() => context.close());
  afterAll(async () => {
    await returnBrowser(browser);
    await server.stop();
    await rm(folder, { recursive: true });
  });

  async function open(path: string): Promise<Page> {
    context = await browser.newContext();
    context.setDefaultTimeout(10_000);
    const form = { login: server.login, password: server.password };
    await context.request.post(`${server.url}/admin/login`, { form });
    const page = await context.newPage();
    await page.goto(`${server.url}/admin${path}`);
    await page.getByRole("banner").getByText("Harbour").waitFor();
    return page;
  }

  const text = () => readFile(file, "utf8");

  it("has its settings and a list for each of its collections, and nothing of ours", async () => {
    const page = await open("/");
    const faults = await listenForFaults(page, server.url);
    await page.getByRole("heading", { name: "Harbour gateway", level: 1 }).waitFor();
    expect(await page.getByRole("navigation").getByRole("link").allTextContents()).toEqual([
      "Config",
      "Routes",
      "Upstreams",
      "Certificates",
    ]);
    expect(await page.title()).toBe("Harbour gateway · Harbour");
    expect(await page.getByLabel("Port").inputValue()).toBe("8443");
    await page.getByRole("link", { name: "Routes" }).click();
    await page.getByRole("gridcell", { name: "/media/" }).waitFor();
    await bringAxe(context);
    await page.reload();
    await page.getByRole("gridcell", { name: "/media/" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect([faults.errors, faults.foreignRequests, await faults.violations()]).toEqual([[], [], []]);
  });

  it("saves an edit into the JSON file, where comments and all else stay as they are", async () => {
    const before = await text();
    const page = await open("/config");
    await page.getByLabel("Idle timeout", { exact: true }).fill("0");
    await page.keyboard.press("Tab");
    await page
      .getByText(/at least 1/i)
      .first()
      .waitFor();
    await page.getByLabel("Idle timeout", { exact: true }).fill("90");
    await page.getByRole("button", { name: "Review 1 change" }).click();
    await page.getByRole("dialog").getByText('"idleTimeout": 90').waitFor();
    await page.getByRole("button", { name: "Save all" }).click();
    await expect.poll(text).toContain('"idleTimeout": 90');
    expect((await text()).replace(/,\s*"idleTimeout": 90/, "")).toBe(before);
  });

  it("makes an item, whose reference is picked from the other collection", async () => {
    const page = await open("/routes");
    await page.getByRole("button", { name: "New route" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("shop-api");
    await dialog.getByLabel("Path").fill("api");
    const upstream = dialog.getByLabel("Upstream");
    await upstream.fill("sho");
    await page.getByRole("option", { name: "shop" }).click();
    await dialog.getByLabel("Path").fill("/api/");
    await dialog.getByRole("button", { name: "Create" }).click();
    await page.waitForURL(/\/routes\/shop-api$/);
    expect(await text()).toMatch(/"shop-api": \{\s*"path": "\/api\/",\s*"upstream": "shop"\s*\}/);
  });

  it("tells of an edit of the file by hand that is no JSON, and takes one that is", async () => {
    const page = await open("/config");
    const good = await text();
    await writeFile(file, good.replace('"port": 8443,', '"port": 8443'));
    await page.getByText(/gateway\.json cannot be used/).waitFor();
    await writeFile(file, good.replace('"port": 8443', '"port": 8444'));
    await expect.poll(() => page.getByLabel("Port").inputValue(), { timeout: 10_000 }).toBe("8444");
  });
});
