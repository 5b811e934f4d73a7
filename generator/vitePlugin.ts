import { watch } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { generate } from "./generate.ts";
import { runOneAtATime } from "./runOneAtATime.ts";
import { writeOutputs } from "./writeOutputs.ts";

/** An editor saves in several steps, and each of them is told. */
const settleMs = 30;

/**
 * Runs the generator with Vite: before a build, and in dev at the start and at every edit of a schema, so that the open
 * form follows. A schema error fails a build; in dev it covers the page until it is mended, and the server lives on.
 */
export function schemas(root: string): Plugin {
  const run = async () => writeOutputs(root, await generate(root));
  const generated = join(root, "src", "generated").replaceAll("\\", "/") + "/";
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
    transform(code, id) {
      return isDev && id.startsWith(generated) ? hotModule(code) : undefined;
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
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(ask, settleMs);
  });
  server.httpServer?.once("close", () => watcher.close());
  await regenerate();
  // A page that is opened later has to be told too.
  server.ws.on("connection", () => fault !== undefined && tell());
}

/**
 * A generated module that takes over what a newer one of itself exports: who has imported it sees that, and is not loaded
 * again. Undefined for one that exports something in another way.
 */
export function hotModule(code: string): string | undefined {
  const names = [...code.matchAll(/\bexport (?:const|(?:async )?function) (\w+)/g)].map(([, name]) => name);
  if (names.length === 0 || names.length !== code.match(/\bexport (?!type |interface )/g)?.length) return undefined;
  const takeOver = names.map((name) => `${name} = fresh.${name};`).join(" ");
  return `${code.replaceAll(/\bexport const (\w+)/g, "export let $1")}
if (import.meta.hot) {
  // The first of them is what was imported; each later one is what a page that is loaded lazily may hold.
  const older = (import.meta.hot.data.older ??= []);
  older.push((fresh) => { ${takeOver} });
  import.meta.hot.accept((fresh) => { if (fresh) for (const take of older) take(fresh); });
}
`;
}
