import type { Server } from "node:http";
import { WebRequest } from "./WebRequest.ts";

/** How every HTTP port of the server reads a connection and what it allows it, be it of the command line or of the config. */
export const httpLimits = {
  IncomingMessage: WebRequest,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
} as const;

export const KEEP_ALIVE_MS = 10_000;

/** The limits that no option sets. */
export function limitServer(server: Server): void {
  server.maxConnections = 10_000;
  server.maxHeadersCount = 200;
}
