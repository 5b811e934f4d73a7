/** The config's thread of a server that runs from its sources: a thread of Node knows no TypeScript by itself. */
import { workerData } from "node:worker_threads";

const { register } = await import("tsx/esm/api");
register();
await import(workerData.module);
