import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer({ args: ["--streams", "50"] });
  browser = await borrowBrowser();
});

afterAll(async () => {
  await returnBrowser(browser);
  await server.stop();
});

async function openConsole(): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, server);
  return page;
}

async function configText(): Promise<string> {
  return readFile(join(server.dataDir, "sluice.conf"), "utf8");
}

describe("a setting, from its form to every console", () => {
  it("is edited, reviewed and saved, and stands in a second browser and on disk within two seconds", async () => {
    const [mine, theirs] = [await openConsole(), await openConsole()];
    const name = await mine.getByRole("row").nth(1).getByRole("link").first().innerText();
    const before = await configText();
    for (const page of [mine, theirs])
      await page.goto(`${server.url}/admin/standalone/${encodeURIComponent(name)}/output`);
    await theirs.getByLabel("Client timeout").waitFor();

    await mine.getByLabel("Client timeout").fill("77");
    await mine.getByRole("button", { name: "Review 1 change" }).click();
    const review = mine.getByRole("dialog", { name: "Review changes" });
    await review.getByText("Client timeout").waitFor();
    await review.getByText("77 s").waitFor();
    await review.getByRole("button", { name: "Save all" }).click();
    const savedAt = Date.now();

    await theirs.waitForFunction(
      () => [...document.querySelectorAll("input")].some((input) => input.value === "77"),
      undefined,
      { timeout: 2000 },
    );
    expect(Date.now() - savedAt).toBeLessThan(2500);
    const after = await configText();
    const lines = new Set(before.split("\n"));
    expect(after.split("\n").filter((line) => !lines.has(line))).toEqual([
      expect.stringMatching(/^\s*clients_timeout 77;$/),
    ]);
    expect(commentsOf(after)).toEqual(commentsOf(before));
    expect(commentsOf(after).length).toBeGreaterThan(0);
  });

  it("is still there after the page is loaded again and the server has been started anew [S004]", async () => {
    const page = await openConsole();
    const name = await page.getByRole("row").nth(1).getByRole("link").first().innerText();
    await page.goto(`${server.url}/admin/standalone/${encodeURIComponent(name)}/output`);
    await page.reload();
    expect(await page.getByLabel("Client timeout").inputValue()).toBe("77");
    const again = await restarted();
    server = again;
    await page.goto(`${server.url}/admin/standalone/${encodeURIComponent(name)}/output`);
    await logInAgainIfAsked(page);
    expect(await page.getByLabel("Client timeout").inputValue()).toBe("77");
  });
});

/** The same port and data, another process; the folder outlives the first. */
async function restarted(): Promise<RunningServer> {
  const { dataDir, port } = server;
  process.kill(server.pid ?? 0, "SIGTERM");
  await server.exited;
  return startServer({ dataDir, port });
}

async function logInAgainIfAsked(page: Page): Promise<void> {
  const field = page.getByLabel("Client timeout");
  const login = page.getByLabel("Përdoruesi", { exact: true });
  await field.or(login).first().waitFor();
  if (await login.isVisible()) {
    await login.fill(server.login);
    await page.getByLabel("Fjalëkalimi", { exact: true }).fill(server.password);
    await page.getByRole("button", { name: "Hyr", exact: true }).click();
    await field.waitFor();
  }
}

function commentsOf(configuration: string): readonly string[] {
  return configuration.split("\n").filter((line) => line.trim().startsWith("#"));
}
