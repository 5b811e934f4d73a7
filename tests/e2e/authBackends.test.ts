import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuthServer } from "../server/media/viewers/support/AuthServer.ts";
import { borrowBrowser, returnBrowser } from "./support/launchBrowser.ts";
import { logIn } from "./support/logIn.ts";
import type { RunningServer } from "./support/RunningServer.ts";
import { startServer } from "./support/startServer.ts";

let backend: AuthServer;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  backend = await AuthServer.start();
  backend.answer = { status: 403 };
  const tokens = Array.from({ length: 10_000 }, (_, index) => `token-${index}`).join(" ");
  server = await startServer({
    configText: `stream news {\n  input publish://;\n  auth auth://main;\n}\nauth_backend main {\n  allow token ${tokens};\n  backend ${backend.url};\n}\n`,
  });
  browser = await borrowBrowser();
});

afterAll(async () => {
  await returnBrowser(browser);
  await server.stop();
  await backend.stop();
});

/** Presses Tab until something of a name has the focus, as who has no mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const own = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? (element.labels?.[0]?.textContent ?? own)
        : own;
    });
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press("Tab");
    if ((await focused()).trim() === name) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

describe("the auth backends, by keyboard", () => {
  it("get a rule among 10,000, are tried with it before it is saved, and are saved", async () => {
    const page = await (await browser.newContext()).newPage();
    await logIn(page, server);
    await page.goto(`${server.url}/admin/auth`);
    await page.getByRole("heading", { name: "Add a value" }).waitFor();
    await tabTo(page, "Kind");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, "Value");
    await page.keyboard.type("192.0.2.0/24");
    const begun = Date.now();
    await page.keyboard.press("Enter");
    await page.getByText("Added to main: IP, Allow.").waitFor();
    expect(Date.now() - begun, "10,000 tokens beside it").toBeLessThan(5000);

    await tabTo(page, "IP address");
    await page.keyboard.type("192.0.2.9");
    await page.keyboard.press("Enter");
    await page.getByText("its address, in main").waitFor();
    await page.getByText("Allow, IPs: 192.0.2.0/24").waitFor();
    expect(backend.asked, "a rule spares the question").toEqual([]);
    expect(await readFile(join(server.dataDir, "sluice.conf"), "utf8"), "nothing is saved").not.toContain("192.0.2");

    await page.getByLabel("IP address").fill("203.0.113.9");
    await page.keyboard.press("Enter");
    await page.getByText("what its backends answered").waitFor();
    expect(backend.asked).toHaveLength(1);

    await tabTo(page, "Save");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => readFile(join(server.dataDir, "sluice.conf"), "utf8"), { timeout: 10_000 })
      .toContain("allow ip 192.0.2.0/24;");
  });
});
