import { watch } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { generate } from "./generate.ts";
import { runOneAtATime } from "./runOneAtATime.ts";
import { writeOutputs } from "./writeOutputs.ts";

/**
 * Runs the generator with Vite: before a build, and in dev at the start and at every edit of a schema, so that the open
 * form follows. A schema error fails a build; in dev it covers the page until it is mended, and the server lives on.
 */
export function schemas(root: string): Plugin {
  const run = async () => writeOutputs(root, await generate(root));
  let isDev = false;
  return {
    name: "sluice-schemas",
    configResolved({ command }) {
      isDev = command === "serve";
    },
    async buildStart() {
      if (!isDev) await run();
    },
    async configureServer(server) {
      await follow(server, root, run);
    },
  };
}

async function follow(server: ViteDevServer, root: string, run: () => Promise<unknown>): Promise<void> {
  const folder = join(root, "schemas");
  let fault: string | undefined;
  const tell = () => {
    // An update, even an empty one, takes the cover off the page again.
    if (fault === undefined) server.ws.send({ type: "update", updates: [] });
    else server.ws.send({ type: "error", err: { message: fault, stack: "", plugin: "sluice-schemas" } });
  };
  const regenerate = async () => {
    const before = fault;
    fault = await run().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (fault !== undefined) server.config.logger.error(fault, { timestamp: true });
    if (fault !== before) tell();
  };
  const ask = runOneAtATime(regenerate);
  // Not Vite's own watcher: that one says nothing of what is saved before it has looked everything through.
  const watcher = watch(folder, { recursive: true }, ask);
  server.httpServer?.once("close", () => watcher.close());
  await regenerate();
  // A page that is opened later has to be told too.
  server.ws.on("connection", () => fault !== undefined && tell());
}
