#!/usr/bin/env node
/**
 * `npm start`: installs and builds what is missing, then serves console and server; all options go to the server, but for
 * `--product DIR`: what the generator made of another product's schemas.
 */
import { installDependencies } from "./install/installDependencies.mjs";
import { projectRoot } from "./install/projectRoot.mjs";

const { isReady } = await installDependencies(projectRoot);
if (!isReady) process.exit(1);

const { tsImport } = await import("tsx/esm/api");
const { buildWhenStale } = await tsImport("./build/buildWhenStale.ts", import.meta.url);
const { product, rest } = takeProduct(process.argv);
const built = await buildWhenStale(projectRoot, product);
if (!built.ok) {
  console.error(built.output);
  console.error("The build failed; the lines above say where. Mend it and run `npm start` again.");
  process.exit(1);
}

// In this process, so that signals and the exit code are the server's own.
process.argv = [process.argv[0], built.serverMain, ...rest];
await import(built.serverMainUrl);

/** The product that is to be served, and the options of the server. */
function takeProduct([, , ...args]) {
  const at = args.indexOf("--product");
  if (at < 0) return { product: undefined, rest: args };
  return { product: args[at + 1], rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}
