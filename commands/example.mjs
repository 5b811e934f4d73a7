#!/usr/bin/env node
/**
 * `npm run example`: the console of another server, made of that server's JSON Schemas (examples/gateway). Its config is a
 * JSON file, a copy of the example's; options go to the server.
 */
import { constants, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./install/projectRoot.mjs";

const example = join(projectRoot, "examples", "gateway");
const data = join(projectRoot, "data", "gateway");
const config = join(data, "gateway.json");
mkdirSync(data, { recursive: true, mode: 0o700 });
if (!existsSync(config)) copyFileSync(join(example, "gateway.json"), config, constants.COPYFILE_EXCL);

process.argv.splice(2, 0, "--schemas", join(example, "schemas"), "--overlay", join(example, "overlay.json"));
process.argv.push("--config", config, "--data", data);
console.log(`The config is ${config}`);
await import("./start.mjs");
