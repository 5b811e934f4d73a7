import { createServer, type Server, type Socket } from "node:net";
import { listenAddress, portReason } from "../../http/ports.ts";
import { rtmpLimits } from "./rtmpLimits.ts";

/** What an RTMP port works with. */
interface RtmpListenerParts {
  /** Where a port without an address listens. */
  readonly host: string;
  readonly onSocket: (socket: Socket) => void;
  /** `undefined` when what the notice was about is mended. */
  readonly onNotice: (topic: string, words: string | undefined) => void;
  readonly retryMs?: number;
}

const TOPIC = "listen rtmp";
const RETRY_MS = 10_000;

/** Follows the config's `rtmp`: opens the port, moves it, closes it; one that cannot be opened is told and tried again. */
export class RtmpListener {
  #server: Server | undefined;
  #wanted: { host: string; port: number } | undefined;
  #retry: NodeJS.Timeout | undefined;
  readonly #sockets = new Set<Socket>();

  constructor(private readonly parts: RtmpListenerParts) {}

  /** At start and after every change of the config. */
  follow(port: number | string | undefined): void {
    const wanted = listenAddress(port, this.parts.host);
    if (wanted?.host === this.#wanted?.host && wanted?.port === this.#wanted?.port) return;
    this.#wanted = wanted;
    this.#close();
    this.parts.onNotice(TOPIC, undefined);
    if (wanted !== undefined) this.#open(wanted);
    // Off means off; a moved port lets those go on who are in.
    else for (const socket of this.#sockets) socket.destroy();
  }

  stop(): void {
    this.follow(undefined);
  }

  #open(address: { host: string; port: number }): void {
    const server = createServer({ pauseOnConnect: false }, (socket) => this.#take(socket));
    server.maxConnections = rtmpLimits.connections;
    this.#server = server;
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (this.#server !== server) return;
      const name = `${address.host}:${address.port}`;
      this.parts.onNotice(
        TOPIC,
        `The RTMP port ${name} cannot be opened: ${portReason(error)}. Free it, or choose another one.`,
      );
      this.#retry = setTimeout(() => this.#open(address), this.parts.retryMs ?? RETRY_MS).unref();
    });
    server.listen(address.port, address.host, () => {
      if (this.#server === server) this.parts.onNotice(TOPIC, undefined);
    });
  }

  #take(socket: Socket): void {
    const { remoteAddress } = socket;
    const others = [...this.#sockets].filter((other) => other.remoteAddress === remoteAddress);
    if (this.#sockets.size >= rtmpLimits.connections || others.length >= rtmpLimits.connectionsOfOneAddress) {
      socket.destroy();
      return;
    }
    this.#sockets.add(socket);
    socket.on("close", () => this.#sockets.delete(socket));
    this.parts.onSocket(socket);
  }

  #close(): void {
    clearTimeout(this.#retry);
    this.#server?.close();
    this.#server = undefined;
  }
}
