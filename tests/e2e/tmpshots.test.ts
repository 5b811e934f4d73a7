import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { takeShots } from "../../commands/shots/takeShots.ts";
import { launchBrowser } from "./support/launchBrowser.ts";
import { startExample } from "./support/startExample.ts";
it("shots", async () => {
  const server = await startExample();
  const browser = await launchBrowser();
  const own = browser.newContext.bind(browser);
  Object.assign(browser, {
    newContext: async (o: any) => {
      const c = await own(o);
      await c.addInitScript(() => {
        try {
          localStorage.setItem("sluice.preferences", JSON.stringify({ language: "de" }));
        } catch {}
      });
      return c;
    },
  });
  const shots = await takeShots(browser, server, "/tmp/shots-de");
  await writeFile(
    "/tmp/shots-de.json",
    JSON.stringify(
      shots.filter((s) => s.consoleErrors.length + s.overflowPx + s.violations.length > 0),
      null,
      1,
    ),
  );
  await browser.close();
  await server.stop();
  expect(shots.length).toBeGreaterThan(1);
}, 900_000);
