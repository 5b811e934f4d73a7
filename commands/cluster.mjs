#!/usr/bin/env node
/** `npm run cluster`: three servers on this machine that know each other; `-- --count 5 --port 9000`, other options go to each server. */
import { installDependencies } from "./install/installDependencies.mjs";
import { projectRoot } from "./install/projectRoot.mjs";

const { isReady } = await installDependencies(projectRoot);
if (!isReady) process.exit(1);

const { tsImport } = await import("tsx/esm/api");
const { runCluster } = await tsImport("./cluster/runCluster.ts", import.meta.url);
process.exit(await runCluster(projectRoot, process.argv.slice(2)));
