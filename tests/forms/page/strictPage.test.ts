import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../../e2e/support/launchBrowser.ts";
import { servePage } from "../../support/servePage.ts";

declare const axe: { run(): Promise<AxeResults> };

let browser: Browser;
let page: Page;
let close: () => Promise<void>;
const complaints: string[] = [];

beforeAll(async () => {
  const served = await servePage(import.meta.dirname);
  close = () => served.close();
  browser = await launchBrowser();
  // Colours on their way from light to dark are neither: without motion they change at once.
  page = await browser.newPage({ reducedMotion: "reduce" });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(served.url);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await close?.();
});

const value = async () =>
  JSON.parse((await page.getByLabel("value", { exact: true }).textContent()) ?? "{}") as Record<string, unknown>;

describe("a form in Chromium under script-src 'self'", () => {
  it("refuses eval, so that the policy is really there", async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("try-eval")));
    await expect.poll(() => page.evaluate(() => document.body.dataset["eval"])).toBe("refused");
    complaints.length = 0;
  });

  it("draws, takes typing, and switches the branch of a union", async () => {
    await page.getByRole("textbox", { name: /^Name\W*$/ }).fill("sports");
    await page.getByRole("combobox", { name: "Vendor" }).selectOption({ label: "AES-128" });
    await expect.poll(async () => (await value())["name"]).toBe("sports");
    expect((await value())["drm"]).toEqual({ vendor: "aes128" });
  });

  it("keeps the caret behind the letter typed when a rule rewrites the text", async () => {
    const key = page.getByRole("textbox", { name: "Max sessions" });
    await key.fill("1234");
    await key.press("ArrowLeft");
    await key.press("x");
    await key.press("9");
    expect(await key.inputValue()).toBe("12394");
  });

  it("jumps from the summary into a folded item", async () => {
    await page.getByRole("button", { name: "Tracks 2 › Width" }).click();
    const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
    expect(focused).toBe("-2");
  });

  it("has no fault that axe finds, in light and in dark", async () => {
    const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    await page.evaluate(source);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(() => axe.run());
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
    }
  });

  it("says nothing on the console", () => {
    expect(complaints).toEqual([]);
  });
});
