/**
 * A process that has loaded what the server is made of beside its own code, and becomes the server when it is told where
 * that stands: half of the time that a start takes is spent beforehand.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const libraries = ["fastify", "@fastify/compress", "@fastify/cookie", "@fastify/static", "libsql", "ws", "diff"];
const load = createRequire(import.meta.url);
for (const library of libraries) load(library);

process.once("disconnect", () => process.exit());
process.once("message", ({ main, args }) => {
  process.removeAllListeners("disconnect");
  // Later: Node falls over a channel that is closed by the very message that was waiting in it.
  setImmediate(() => process.disconnect());
  process.argv.splice(1, process.argv.length - 1, main, ...args);
  void import(pathToFileURL(main).href);
});
