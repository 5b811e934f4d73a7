#!/usr/bin/env node
/**
 * `npm start`: installs and builds what is missing, then serves console and server; all options go to the server, but for
 * those that name another product: `--schemas DIR` or `--openapi FILE`, perhaps with `--overlay FILE`; or `--product DIR`,
 * what `npm run generate -- --out DIR` made.
 */
import { installDependencies } from "./install/installDependencies.mjs";
import { projectRoot } from "./install/projectRoot.mjs";

const { isReady } = await installDependencies(projectRoot);
if (!isReady) process.exit(1);

const { tsImport } = await import("tsx/esm/api");
if (process.argv.some((option) => option === "--help" || option === "-h")) {
  // Who asks does not want to wait for a build.
  const { parseOptions } = await tsImport("../server/options.ts", import.meta.url);
  console.log(parseOptions(["--help"], "").text);
  process.exit();
}

const { buildWhenStale } = await tsImport("./build/buildWhenStale.ts", import.meta.url);
const { generateProduct, takeProduct } = await tsImport("./build/productOptions.ts", import.meta.url);

const { product, serverArguments } = takeProduct(process.argv.slice(2));
const generated = await generateProduct(projectRoot, product);
if (generated.ok && generated.output.trim() !== "") console.log(generated.output.trim());
const built = generated.ok ? await buildWhenStale(projectRoot, generated.folder) : generated;
if (!built.ok) {
  console.error(built.output);
  console.error("The build failed; the lines above say where. Mend it and run `npm start` again.");
  process.exit(1);
}

// In this process, so that signals and the exit code are the server's own.
process.argv = [process.argv[0], built.serverMain, ...serverArguments];
await import(built.serverMainUrl);
