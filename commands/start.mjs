#!/usr/bin/env node
/** `npm start`: installs and builds what is missing, then serves console and server; all options go to the server. */
import { installDependencies } from "./install/installDependencies.mjs";
import { projectRoot } from "./install/projectRoot.mjs";

const { isReady } = await installDependencies(projectRoot);
if (!isReady) process.exit(1);

const { tsImport } = await import("tsx/esm/api");
const { buildWhenStale } = await tsImport("./build/buildWhenStale.ts", import.meta.url);
const built = await buildWhenStale(projectRoot);
if (!built.ok) {
  console.error(built.output);
  console.error("The build failed; the lines above say where. Mend it and run `npm start` again.");
  process.exit(1);
}

// In this process, so that signals and the exit code are the server's own.
process.argv[1] = built.serverMain;
await import(built.serverMainUrl);
