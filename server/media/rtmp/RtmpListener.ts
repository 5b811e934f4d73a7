import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, type Server as TlsServer } from "node:tls";
import type { Certificates } from "../../certificates/Certificates.ts";
import { listenAddress, portReason } from "../../http/ports.ts";
import { tlsOptions } from "../../certificates/certificateFiles.ts";
import { rtmpLimits } from "./rtmpLimits.ts";

/** What an RTMP port works with. */
interface RtmpListenerParts {
  /** Where a port without an address listens. */
  readonly host: string;
  readonly onSocket: (socket: Socket) => void;
  /** `undefined` when what the notice was about is mended. */
  readonly onNotice: (topic: string, words: string | undefined) => void;
  readonly retryMs?: number;
  /** For a port inside TLS. */
  readonly certificates?: Pick<Certificates, "current">;
}

const RETRY_MS = 10_000;
const HANDSHAKE_MS = 10_000;

/** Follows the config's `rtmp` or `rtmps`: opens the port, moves it, closes it; one that cannot be opened is told and tried again. */
export class RtmpListener {
  readonly #topic: string;
  readonly #name: string;
  #server: Server | TlsServer | undefined;
  #wanted: { host: string; port: number } | undefined;
  #retry: NodeJS.Timeout | undefined;
  readonly #sockets = new Set<Socket>();

  constructor(private readonly parts: RtmpListenerParts) {
    this.#name = parts.certificates === undefined ? "RTMP" : "RTMPS";
    this.#topic = `listen ${this.#name.toLowerCase()}`;
  }

  /** At start and after every change of the config. */
  follow(port: number | string | undefined): void {
    const wanted = listenAddress(port, this.parts.host);
    if (wanted?.host === this.#wanted?.host && wanted?.port === this.#wanted?.port) return;
    this.#wanted = wanted;
    this.#close();
    this.parts.onNotice(this.#topic, undefined);
    if (wanted !== undefined) this.#open(wanted);
    // Off means off; a moved port lets those go on who are in.
    else for (const socket of this.#sockets) socket.destroy();
  }

  stop(): void {
    this.follow(undefined);
  }

  /** What is open goes on with the newer certificate; a port that waited for one is opened. */
  takeCertificate(): void {
    const current = this.parts.certificates?.current;
    if (this.#wanted === undefined || current === undefined) return;
    if (this.#server === undefined) this.#open(this.#wanted);
    else if ("setSecureContext" in this.#server) this.#server.setSecureContext(tlsOptions(current));
  }

  #open(address: { host: string; port: number }): void {
    const { certificates } = this.parts;
    const current = certificates?.current;
    if (certificates !== undefined && current === undefined) {
      const words =
        "The RTMPS port is closed, as there is no TLS certificate. Upload one on the Config page, or have it issued there.";
      return this.parts.onNotice(this.#topic, words);
    }
    const server =
      current === undefined
        ? createServer({ pauseOnConnect: false }, (socket) => this.#take(socket))
        : createTlsServer({ ...tlsOptions(current), handshakeTimeout: HANDSHAKE_MS }, (socket) => this.#take(socket));
    server.maxConnections = rtmpLimits.connections;
    this.#server = server;
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (this.#server !== server) return;
      const name = `${address.host}:${address.port}`;
      this.parts.onNotice(
        this.#topic,
        `The ${this.#name} port ${name} cannot be opened: ${portReason(error)}. Free it, or choose another one.`,
      );
      this.#retry = setTimeout(() => this.#open(address), this.parts.retryMs ?? RETRY_MS).unref();
    });
    server.listen(address.port, address.host, () => {
      if (this.#server === server) this.parts.onNotice(this.#topic, undefined);
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
