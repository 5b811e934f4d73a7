import { IncomingMessage } from "node:http";

/**
 * A request whose wish for another protocol than WebSocket is ignored (RFC 9110, 7.8) and answered as any other: Java's
 * client and `curl --http2` ask for `h2c` first.
 */
export class WebRequest extends IncomingMessage {
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
