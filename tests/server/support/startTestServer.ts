import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createServer, type RunningServer, type ServerParts } from "../../../server/createServer.ts";
import { createLog } from "../../../server/log/serverLog.ts";
import type { ServerOptions } from "../../../server/options.ts";
import { FakeEngine } from "./FakeEngine.ts";
import { jsonLanguage } from "./jsonLanguage.ts";
import { temporaryFolder } from "./temporaryFolder.ts";
import { TestClient } from "./TestClient.ts";
import { testCheck } from "./testCheck.ts";
import { testEntities } from "./testEntities.ts";

/** A real server on a free port with a fake engine, language and check; it stops when the test ends. */
export async function startTestServer({
  options = {},
  parts = {},
}: { readonly options?: Partial<ServerOptions>; readonly parts?: Partial<ServerParts> } = {}): Promise<{
  readonly server: RunningServer;
  readonly engine: FakeEngine;
  readonly lines: readonly string[];
  readonly folder: string;
  /** Logged in. */
  readonly client: TestClient;
}> {
  const folder = options.folder ?? temporaryFolder();
  const consoleFolder = temporaryFolder();
  mkdirSync(join(consoleFolder, "assets"));
  writeFileSync(join(consoleFolder, "index.html"), "<!doctype html><title>Sluice</title>");
  writeFileSync(join(consoleFolder, "assets", "index-Ab3dE6gh.js"), "export {};");
  const engine = new FakeEngine();
  const lines: string[] = [];
  const server = await createServer(
    {
      folder,
      host: "127.0.0.1",
      port: 0,
      engine: "simulated",
      login: "admin",
      password: "correct horse",
      consoleFolder,
      ...options,
    },
    {
      language: jsonLanguage,
      check: testCheck,
      entities: testEntities,
      engine,
      log: createLog((line) => lines.push(line)),
      ...parts,
    },
  );
  onTestFinished(server.stop);
  const client = new TestClient(server.url);
  if (options.password === undefined) await client.logIn("admin", "correct horse");
  return { server, engine, lines, folder, client };
}
