/** The config thread of a server that runs from its sources: a thread of Node knows no TypeScript by itself. */
import { register } from "tsx/esm/api";

register();
await import("./configWorker.ts");
