import { onTestFinished } from "vitest";
import { MediaClient } from "../../e2e/media/support/MediaClient.ts";
import { startServer, type ServerOptions } from "../../e2e/support/startServer.ts";

/** The built server with real media, and an administrator at it; both go when the test ends. */
export async function startMedia(options: Omit<ServerOptions, "args">): Promise<MediaClient> {
  const server = await startServer({ args: ["--engine", "ffmpeg"], ...options });
  onTestFinished(server.stop);
  const client = await MediaClient.connect(server);
  onTestFinished(() => client.live.close());
  return client;
}
