import type { Page } from "playwright";
import { expect, it } from "vitest";
import { exampleConfig } from "./support/exampleConfig.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({ configText: exampleConfig });

/** What the Tab key comes to from the upper end of a page, of those whose ring something around them cuts off. */
async function cutRings(page: Page, presses: number): Promise<readonly string[]> {
  const cut: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return undefined;
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused);
      const reach = outlineStyle === "none" ? 0 : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const own = focused.getBoundingClientRect();
      for (let around = focused.parentElement; around !== null && around !== document.body;) {
        const { overflowX, overflowY, overflowClipMargin, maskImage, position } = getComputedStyle(around);
        const isCutting = [overflowX, overflowY].some((way) => way !== "visible") || maskImage !== "none";
        const margin = overflowX === "clip" ? Number.parseFloat(overflowClipMargin) || 0 : 0;
        const box = around.getBoundingClientRect();
        const most = Math.max(box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom);
        // What has been scrolled away in part is no matter of its ring; half a pixel is nothing that is seen.
        if (isCutting && most <= margin && most + reach - margin > 0.5) {
          return `${focused.getAttribute("aria-label") ?? focused.textContent} in ${around.className}`;
        }
        if (position === "fixed") break;
        around = around.parentElement;
      }
      return undefined;
    });
    if (name !== undefined) cut.push(name);
  }
  return cut;
}

it.each([
  ["/", 1440, 45],
  ["/", 390, 30],
  ["/?list=locations", 1440, 40],
  ["/history", 1440, 40],
])("the ring of what has the focus is whole: %s at %i", async (path, width, presses) => {
  const page = await here.open(path, (next) => next.setViewportSize({ width, height: 900 }));
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await cutRings(page, presses)).toEqual([]);
});

it("a tab that the focus comes to by keyboard is in sight on a phone", async () => {
  const page = await here.open("/standalone/news", (next) => next.setViewportSize({ width: 390, height: 844 }));
  const tabs = page.getByRole("main").getByRole("navigation").first();
  await tabs.getByRole("link").first().focus();
  const list = await tabs.boundingBox();
  const count = await tabs.getByRole("link").count();
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  for (let at = 1; at < count; at += 1) {
    await page.keyboard.press("Tab");
    await expect
      .poll(async () => {
        const tab = await tabs.locator(":focus").boundingBox();
        return tab && list && tab.x >= list.x && tab.x + tab.width <= list.x + list.width;
      })
      .toBe(true);
  }
});
