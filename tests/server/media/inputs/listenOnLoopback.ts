import { once } from "node:events";
import type { Server } from "node:http";

/** @returns the port that the server listens at now */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens at no port.");
  return address.port;
}
