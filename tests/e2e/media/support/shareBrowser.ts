import type { Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "../../support/launchBrowser.ts";

/** One Chromium for all tests of a file. */
export function shareBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return {
    get browser() {
      if (!browser) throw new Error("The browser is there within tests only.");
      return browser;
    },
  };
}
