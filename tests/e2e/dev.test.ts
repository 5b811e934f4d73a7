import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProductCopy } from "../proof/support/ProductCopy.ts";
import { freePort } from "./support/freePort.ts";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { runDev, startDev } from "./support/startDev.ts";

const schemaFile = "schemas/config/stream.json";
const message = "A source is tried at least once.";
const retryLimit = {
  title: "Retry limit",
  description: "How often a source is tried before the next one takes over.",
  type: "integer",
  minimum: 1,
  "x-ui": { page: "input", section: "sources", order: 9, messages: { minimum: message } },
  "x-conf": { shape: "value" },
};
const configText = "stream news {\n  input fake://fake;\n}\n";

let copy: ProductCopy;
let dev: RunningServer;
let browser: Browser;
let schemaText: string;
/** What "at once" means: 3 s, or what a machine under load makes of them. */
let atOnceMs: number;

beforeAll(async () => {
  copy = await ProductCopy.make();
  schemaText = await copy.read(schemaFile);
  dev = await startDev(copy.root, configText);
  browser = await borrowBrowser();
  // The first page of all: Vite prepares what the console imports, and loads anew when it has found more of it.
  await (await signedIn(true)).context().close();
  const began = Date.now();
  await copy.generate();
  atOnceMs = Math.max(3000, 4 * (Date.now() - began));
}, 240_000);

afterAll(async () => {
  if (browser) await returnBrowser(browser);
  await dev?.stop();
  await copy?.remove();
});

/** The schema with a setting more, whose title a test chooses. */
function describeSetting(title: string): Promise<void> {
  const first = schemaText.indexOf('\n  "properties": {') + '\n  "properties": {'.length;
  const setting = JSON.stringify({ ...retryLimit, title });
  return copy.write(
    schemaFile,
    `${schemaText.slice(0, first)}\n    "retry_limit": ${setting},${schemaText.slice(first)}`,
  );
}

/** A page that went through the login page, with or without "Keep me signed in". */
async function signedIn(isKept: boolean): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${dev.url}/admin/standalone/news/output`);
  await page.getByLabel("Përdoruesi", { exact: true }).fill(dev.login);
  await page.getByLabel("Fjalëkalimi", { exact: true }).fill(dev.password);
  if (!isKept) await page.getByText("Keep me signed in").click();
  await page.getByRole("button", { name: "Hyr", exact: true }).click();
  await page.getByRole("textbox", { name: "Client timeout" }).waitFor();
  // From here on nobody is to see the login page again.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('form[action="/admin/login"]') !== null) sessionStorage.setItem("test.login", "seen");
    }).observe(document, { childList: true, subtree: true });
  });
  return page;
}

/** The last edit of a schema has started the server anew: pages show it before that, so it must be up for a while. */
async function serverIsUp(): Promise<void> {
  let since = Number.POSITIVE_INFINITY;
  const upForMs = async () => {
    const { status } = await fetch(`${dev.url}/flussonic/api/server`);
    since = status === 401 ? Math.min(since, Date.now()) : Number.POSITIVE_INFINITY;
    return Date.now() - since;
  };
  await expect.poll(upForMs, { timeout: 60_000, interval: 100 }).toBeGreaterThan(2000);
}

const sawLogin = (page: Page) => page.evaluate(() => sessionStorage.getItem("test.login"));

describe("npm run dev", () => {
  it("shows a setting at once that is added to a schema under a logged-in page: field, check and word of the text", async () => {
    const page = await signedIn(true);
    await page.getByRole("textbox", { name: "Client timeout" }).fill("77");
    await page.getByRole("button", { name: "Review 1 change" }).waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "Input", exact: true }).click();
    await page.getByRole("region", { name: "Sources" }).waitFor();

    const began = Date.now();
    await describeSetting("Retry limit");
    const field = page.getByRole("textbox", { name: "Retry limit" });
    await field.fill("0");
    await field.press("Tab");
    await page.getByText(message).first().waitFor();
    await field.fill("5");
    await field.press("Tab");
    await page.getByText(message).first().waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Review 2 changes" }).click();
    const review = page.getByRole("dialog", { name: "Review changes" });
    await review.getByText("retry_limit 5;").waitFor();
    const took = Date.now() - began;

    await review.getByRole("button", { name: "Save all" }).click();
    await review.waitFor({ state: "detached" });
    const saved = await readFile(join(dev.dataDir, "sluice.conf"), "utf8");
    expect(saved).toMatch(/retry_limit 5;/);
    expect(saved).toMatch(/clients_timeout 77;/);
    expect(await sawLogin(page)).toBeNull();
    expect(took).toBeLessThan(atOnceMs);
    await page.context().close();
  }, 180_000);

  it("keeps a page logged in over one edit after another, though nothing is stored in the browser", async () => {
    await serverIsUp();
    const page = await signedIn(false);
    await page.goto(`${dev.url}/admin/standalone/news/input`);
    for (const title of ["Attempts", "Tries", "Retry limit"]) {
      await describeSetting(title);
      await page.getByRole("textbox", { name: title, exact: true }).waitFor();
    }
    expect(await sawLogin(page)).toBeNull();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["sluice.enter"]);
    await page.context().close();
  }, 180_000);

  it("tells the address of the pages that follow what is edited, and that leads there without its last slash", async () => {
    expect([...dev.output().matchAll(/Sluice is at (\S+)/g)].map(([, address]) => address)).toContain(
      `${dev.url}/admin`,
    );
    const answer = await fetch(`${dev.url}/admin`);
    expect([answer.status, answer.url]).toEqual([200, `${dev.url}/admin/`]);
    expect(await answer.text()).toContain("/@vite/client");
  });

  it("opens the server to no page of another site", async () => {
    await serverIsUp();
    const credentials = Buffer.from(`${dev.login}:${dev.password}`).toString("base64");
    const statusFor = async (headers: Record<string, string>, path = "/flussonic/api/server") => {
      const answer = await fetch(dev.url + path, { headers: { authorization: `Basic ${credentials}`, ...headers } });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      return answer.status;
    };
    expect(await statusFor({ origin: dev.url, "sec-fetch-site": "same-origin" })).toBe(200);
    expect(await statusFor({ origin: "http://evil.test" })).toBe(403);
    expect(await statusFor({ origin: "http://localhost:3000", "sec-fetch-site": "same-site" })).toBe(403);
    expect(await statusFor({ origin: `http://127.0.0.1:${dev.port}` })).toBe(403);
    const form = new URLSearchParams({ login: dev.login, password: dev.password });
    const headers = { origin: "http://evil.test" };
    expect((await fetch(`${dev.url}/admin/login`, { method: "POST", body: form, headers })).status).toBe(403);
  }, 90_000);

  it("passes the addresses of media on, so that player and previews work", async () => {
    await serverIsUp();
    expect((await fetch(`${dev.url}/news/embed.html`)).headers.get("content-type")).toContain("text/html");
    expect(await (await fetch(`${dev.url}/news/embed.html`)).text()).not.toContain("/@vite/");
  }, 90_000);

  it("says in words which of its ports is taken, and how to choose another", async () => {
    const taken = { "--port": dev.port, "--console-port": Number(new URL(dev.url).port) };
    for (const [option, port] of Object.entries(taken)) {
      const other = option === "--port" ? "--console-port" : "--port";
      const second = runDev(copy.root, [option, String(port), other, String(await freePort())]);
      expect(await second.exited).toBe(1);
      expect(second.said()).toContain(
        `Port ${port} of 127.0.0.1 cannot be opened: another program uses it. Free it, or choose another one with ${option}.`,
      );
    }
  }, 120_000);
});
