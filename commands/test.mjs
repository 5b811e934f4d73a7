#!/usr/bin/env node
/** `npm test`: installs what is missing, then every check, and a last line `N passed, N failed`. */
import { installDependencies } from "./install/installDependencies.mjs";
import { projectRoot } from "./install/projectRoot.mjs";

const { isReady } = await installDependencies(projectRoot);
if (!isReady) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const { tsImport } = await import("tsx/esm/api");
const { runSteps } = await tsImport("./test/runSteps.ts", import.meta.url);
process.exit(await runSteps(projectRoot, process.argv.slice(2)));
