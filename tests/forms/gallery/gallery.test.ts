import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EntityName } from "../../../src/generated/entities.ts";
import type { FormDescriptor } from "../../../src/generated/contracts/FormDescriptor.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { launchBrowser } from "../../e2e/support/launchBrowser.ts";
import { servePage } from "../../support/servePage.ts";
import { fullValues } from "../fixtures/fullValues.ts";

declare const axe: { run(options?: { runOnly: string[] }): Promise<AxeResults> };

const modules = import.meta.glob<Record<string, FormDescriptor>>("../../../src/generated/forms/*.ts", { eager: true });
const forms = Object.values(modules).flatMap((module) => Object.values(module));
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  served = await servePage(import.meta.dirname);
  browser = await launchBrowser();
  // Colours on their way from light to dark are neither.
  page = await browser.newPage({ reducedMotion: "reduce" });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(served.url);
  await page.locator("body[data-ready]").waitFor();
  await page.evaluate(axeSource);
  expect(complaints).toEqual([]);
}, 120_000);

beforeEach(() => {
  complaints = [];
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

function wordsOf({ violations }: AxeResults): readonly string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/**
 * Opens each section, group and item once, in their order. One item of a list is open at a time: an item's own things
 * are opened before the next item, and the last one stays open with all it holds.
 */
async function openEverything(): Promise<void> {
  const opened = new Set<Element>();
  const next = () =>
    [...document.querySelectorAll<HTMLElement>('main > div > section [aria-expanded="false"]')].find(
      (toggle) => !opened.has(toggle),
    );
  for (let toggle = next(); toggle !== undefined; toggle = next()) {
    opened.add(toggle);
    toggle.click();
    // React draws what a press brings to light before the next task.
    await new Promise((done) => setTimeout(done));
  }
}

describe("the values the forms are drawn with", () => {
  it.each(Object.entries(fullValues))("are valid for %s", async (name, value) => {
    expect(await checkEntity(name as EntityName, value)).toEqual([]);
  });
});

describe("a generated form in Chromium, full of values and with everything open", () => {
  it.each(forms.map((form) => `${form.entity}.${form.page}`))(
    "%s: no fault that axe finds in light and dark, nothing on the console, nothing wider than a phone",
    async (name) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate((form) => document.dispatchEvent(new CustomEvent("draw-form", { detail: form })), name);
      await page.locator(`body[data-drawn="${name}"]`).waitFor();
      await page.evaluate(openEverything);
      await page.emulateMedia({ colorScheme: "light" });
      expect(wordsOf(await page.evaluate(() => axe.run()))).toEqual([]);
      // Nothing but the colours changes with the theme.
      await page.emulateMedia({ colorScheme: "dark" });
      expect(wordsOf(await page.evaluate(() => axe.run({ runOnly: ["color-contrast"] })))).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    },
    30_000,
  );
});
