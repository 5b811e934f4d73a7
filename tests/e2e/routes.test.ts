import { beforeAll, describe, expect, it } from "vitest";
import { type Shot, shortSeries, takeShots } from "../../commands/shots/takeShots.ts";
import { shotRoutes } from "../../commands/shots/shotRoutes.ts";
import { launchBrowser, savingData } from "./support/launchBrowser.ts";
import { startExample } from "./support/startExample.ts";

/** States of trouble wait for what does not come: `npm run shots` looks at them, as they take too long beside all else. */
const routes = shotRoutes.filter(({ name }) => !name.startsWith("trouble-"));

let shots: readonly Shot[] = [];

beforeAll(async () => {
  const server = await startExample();
  const browser = savingData(await launchBrowser());
  try {
    shots = await takeShots(browser, server, undefined, shortSeries, routes);
  } finally {
    await browser.close();
    await server.stop();
  }
}, 900_000);

describe("every route, light and wide, dark and narrow", () => {
  it.each(routes)("$name reports no error, fits the window and is clean to axe", ({ name }) => {
    const own = shots.filter(({ route }) => route === name);
    expect(own).toHaveLength(2);
    for (const { theme, width, consoleErrors, overflowPx, violations } of own) {
      const where = `${theme}, ${width} px`;
      expect({ where, consoleErrors, overflowPx, violations }).toEqual({
        where,
        consoleErrors: [],
        overflowPx: 0,
        violations: [],
      });
    }
  });
});
