import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { startServer } from "../../support/startServer.ts";
import { MediaClient } from "./MediaClient.ts";
import { runningClients } from "./runningClients.ts";

/** What the tests of a file share: a server with real media, and a folder for their files. */
export interface SharedMedia {
  readonly client: MediaClient;
  /** Beside the server's own folder. */
  readonly folder: string;
  /** Ends the server and starts another one on its data, at its port, `downMs` later. */
  readonly restart: (downMs?: number) => Promise<void>;
}

/** Starts a server with ffmpeg for all tests of a file, with a config made for the folder, and ends it. */
export function shareMedia(config: (folder: string) => object | Promise<object>, configText = ""): SharedMedia {
  let client: MediaClient;
  let folder = "";

  const start = (port?: number) =>
    startServer({
      dataDir: join(folder, "data"),
      args: ["--engine", "ffmpeg"],
      ...(port === undefined ? { configText } : { port }),
    });

  async function stop(): Promise<void> {
    client.live.close();
    await client.server.stop();
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sluice-media-"));
    client = await MediaClient.connect(await start());
    await client.save(await config(folder));
  });
  afterAll(async () => {
    for (const child of runningClients) child.kill("SIGKILL");
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get client() {
      return client;
    },
    get folder() {
      return folder;
    },
    async restart(downMs = 0) {
      await stop();
      await setTimeout(downMs);
      client = await MediaClient.connect(await start(client.server.port));
    },
  };
}
