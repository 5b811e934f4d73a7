/** `npm run shots`: a picture of every route in both themes, wide and narrow, in shots/; ends with 1 where one has a fault. */
import { join } from "node:path";
import { launchBrowser } from "../tests/e2e/support/launchBrowser.ts";
import { startExample } from "../tests/e2e/support/startExample.ts";
import { buildWhenStale } from "./build/buildWhenStale.ts";
import { projectRoot } from "./install/projectRoot.mjs";
import { takeShots } from "./shots/takeShots.ts";

const built = await buildWhenStale(projectRoot);
if (!built.ok) {
  console.error(built.output);
  process.exit(1);
}
const server = await startExample();
const browser = await launchBrowser();
try {
  const shots = await takeShots(browser, server, join(projectRoot, "shots"));
  for (const { route, theme, width, consoleErrors, overflowPx, violations } of shots) {
    const overflow = overflowPx > 0 ? [`${overflowPx} px too wide`] : [];
    for (const fault of [...consoleErrors, ...overflow, ...violations]) {
      console.log(`${route} ${theme} ${width}: ${fault}`);
      process.exitCode = 1;
    }
  }
  console.log(`${shots.length} pictures in shots/`);
} finally {
  await browser.close();
  await server.stop();
}
