import { IncomingMessage, type Server } from "node:http";
import { refuseExpectation, refuseUnreadable } from "./errorAnswers.ts";

/**
 * A request whose wish for another protocol than WebSocket is ignored (RFC 9110, 7.8) and answered as any other: Java's
 * client and `curl --http2` ask for `h2c` first.
 */
class WebRequest extends IncomingMessage {
  /** As the parser says it; no initial value, as the base class sets it while it is made. */
  declare protected wantsUpgrade: unknown;

  /** Node reads this once the headers are known, to decide who answers. */
  get upgrade(): unknown {
    return /^websocket$/i.test(this.headers.upgrade ?? "") || this.method === "CONNECT" ? this.wantsUpgrade : false;
  }

  set upgrade(value: unknown) {
    this.wantsUpgrade = value;
  }
}

/** How every HTTP port of the server reads a connection and what it allows it, be it of the command line or of the config. */
export const httpLimits = {
  IncomingMessage: WebRequest,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16_384,
  // The guard refuses it, with words.
  requireHostHeader: false,
} as const;

export const KEEP_ALIVE_MS = 10_000;

/** The limits that no option sets, and the words of what Node itself refuses. */
export function limitServer(server: Server): void {
  // Fastify has one of its own by now.
  server.removeAllListeners("clientError").on("clientError", refuseUnreadable);
  server.on("checkExpectation", refuseExpectation);
  server.maxConnections = 10_000;
  server.maxHeadersCount = 200;
}
