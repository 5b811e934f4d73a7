#!/usr/bin/env node
/** `npm run dev`: Vite with hot reload (of schemas too) and the server, started anew when its code changes. */
import { installDependencies } from "./install/installDependencies.mjs";
import { projectRoot } from "./install/projectRoot.mjs";

const { isReady } = await installDependencies(projectRoot);
if (!isReady) process.exit(1);

const { tsImport } = await import("tsx/esm/api");
const { runDev } = await tsImport("./dev/runDev.ts", import.meta.url);
process.exit(await runDev(projectRoot, process.argv.slice(2)));
