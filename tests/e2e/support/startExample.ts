import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleConfig } from "./exampleConfig.ts";
import type { RunningServer } from "./RunningServer.ts";
import { startServer } from "./startServer.ts";

/** The users of its IPTV database. */
const viewers = ["Anna Berg", "Bo Lind", "Cleo Maximiliane von und zu Hohenstein-Sonderburg"];

/** A server with something of everything, and a folder for its files; both go with `stop`. */
export async function startExample(): Promise<RunningServer> {
  // The file browser shows a folder that is there.
  const films = await mkdtemp(join(tmpdir(), "films-"));
  const server = await startServer({ configText: exampleConfig.replace("/storage/films", films) });
  for (const name of viewers) {
    const body = JSON.stringify({ name, email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com` });
    const authorization = `Basic ${btoa(`${server.login}:${server.password}`)}`;
    const headers = { authorization, "content-type": "application/json" };
    await fetch(`${server.url}/flussonic/api/iptv/users`, { method: "POST", headers, body });
  }
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(films, { recursive: true });
    },
  };
}
