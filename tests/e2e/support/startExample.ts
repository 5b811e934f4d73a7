import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleConfig } from "./exampleConfig.ts";
import type { RunningServer } from "./RunningServer.ts";
import { startServer } from "./startServer.ts";

/** A server with something of everything, and a folder for its files; both go with `stop`. */
export async function startExample(): Promise<RunningServer> {
  // The file browser shows a folder that is there.
  const films = await mkdtemp(join(tmpdir(), "films-"));
  const server = await startServer({ configText: exampleConfig.replace("/storage/films", films) });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(films, { recursive: true });
    },
  };
}
