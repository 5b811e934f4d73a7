/** The config thread of a server that runs from its sources: a thread of Node knows no TypeScript by itself. */
const { register } = await import("tsx/esm/api");
register();
await import("./configWorker.ts");
