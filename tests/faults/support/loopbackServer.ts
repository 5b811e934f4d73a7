import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "../../server/media/inputs/listenOnLoopback.ts";

/** A web server of loopback that ends with the test. @returns its host and port */
export async function loopbackServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${port}`;
}
