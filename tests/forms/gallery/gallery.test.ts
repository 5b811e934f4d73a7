import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EntityName } from "../../../src/generated/entities.ts";
import type { FormDescriptor } from "../../../src/generated/shapes/FormDescriptor.ts";
import { checkEntity } from "../../../src/model/check/checkEntity.ts";
import { launchBrowser } from "../../e2e/support/launchBrowser.ts";
import { servePage } from "../../support/servePage.ts";
import { fullValues } from "../fixtures/fullValues.ts";

declare const axe: { run(options?: { runOnly: string[] }): Promise<AxeResults> };

const modules = import.meta.glob<Record<string, FormDescriptor>>("../../../src/generated/forms/*.ts", { eager: true });
const forms = Object.values(modules).flatMap((module) => Object.values(module));
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser: Browser;
let served: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  served = await servePage(import.meta.dirname);
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

function wordsOf({ violations }: AxeResults): readonly string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

describe("the values the forms are drawn with", () => {
  it.each(Object.entries(fullValues))("are valid for %s", async (name, value) => {
    expect(await checkEntity(name as EntityName, value)).toEqual([]);
  });
});

describe("a generated form in Chromium, full of values and with everything open", () => {
  it.each(forms.map(({ entity, page }) => `${entity}.${page}`))(
    "%s: no fault that axe finds in light and dark, nothing on the console, nothing wider than a phone",
    async (name) => {
      // Colours on their way from light to dark are neither.
      const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.goto(`${served.url}?form=${name}`);
      await page.locator("body[data-ready]").waitFor();
      // One item of a list is open at a time: each round opens what the last one brought to light.
      for (let round = 0; round < 4; round += 1)
        for (const toggle of await page.locator('main > div > section [aria-expanded="false"]').all())
          await toggle.click({ timeout: 1000 }).catch(() => undefined);
      await page.evaluate(axeSource);
      await page.emulateMedia({ colorScheme: "light" });
      expect(wordsOf(await page.evaluate(() => axe.run()))).toEqual([]);
      // Nothing but the colours changes with the theme.
      await page.emulateMedia({ colorScheme: "dark" });
      expect(wordsOf(await page.evaluate(() => axe.run({ runOnly: ["color-contrast"] })))).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await page.close();
    },
    30_000,
  );
});
