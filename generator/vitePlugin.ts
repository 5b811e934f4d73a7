import { join } from "node:path";
import type { Plugin } from "vite";
import { generate } from "./index.ts";
import { SchemaErrors } from "./SchemaErrors.ts";
import { writeOutputs } from "./writeOutputs.ts";

/** Runs the generator with Vite: once at the start, and in dev at every schema edit, so that the open form follows. */
export function schemas(root: string): Plugin {
  const folder = join(root, "schemas");
  const run = async () => writeOutputs(root, await generate(root));
  return {
    name: "sluice-schemas",
    async buildStart() {
      await run();
    },
    configureServer(server) {
      server.watcher.add(folder);
      const regenerate = (file: string) => {
        if (!file.startsWith(folder)) return;
        run().catch((error: unknown) => {
          const message = error instanceof SchemaErrors || error instanceof Error ? error.message : String(error);
          server.ws.send({ type: "error", err: { message, stack: "" } });
        });
      };
      for (const event of ["add", "change", "unlink"] as const) server.watcher.on(event, regenerate);
    },
  };
}
