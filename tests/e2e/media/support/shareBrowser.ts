import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { borrowBrowser, returnBrowser } from "../../support/launchBrowser.ts";

/** One Chromium for all tests of a file. */
export function shareBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await borrowBrowser();
  });
  afterAll(() => browser && returnBrowser(browser));
  return {
    get browser() {
      if (!browser) throw new Error("The browser is there within tests only.");
      return browser;
    },
  };
}
