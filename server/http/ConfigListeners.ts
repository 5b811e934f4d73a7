import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { createServer as createHttpsServer, type Server as HttpsServer } from "node:https";
import type { Duplex } from "node:stream";
import type { JsonObject } from "../../src/model/Json.ts";
import type { Certificates } from "../certificates/Certificates.ts";
import type { Notices } from "../log/Notices.ts";
import { httpLimits, KEEP_ALIVE_MS, limitServer } from "./httpLimits.ts";
import { listenAddress, portReason, listPorts } from "./ports.ts";
import { tlsOptions } from "../certificates/certificateFiles.ts";

/** What the listeners serve, and where ports without an address listen. */
interface ConfigListenersParts {
  readonly host: string;
  /** The port of the command line: it is open already. */
  readonly ownPort: number;
  readonly prepare: (server: HttpServer | HttpsServer) => void;
  readonly notices: Notices;
  readonly certificates: Pick<Certificates, "current" | "onChange">;
  /** When a port that could not be opened is tried again; 10 s when absent. */
  readonly retryMs?: number;
}

const RETRY_MS = 10_000;

/** A port that the config wants. */
interface WantedPort {
  readonly host: string;
  readonly port: number;
  readonly isEncrypted: boolean;
}

/** The HTTP and HTTPS ports that the config opens beside the server's own; one that is not open becomes a notification. */
export class ConfigListeners {
  readonly #servers = new Map<string, HttpServer | HttpsServer>();
  /** Connections that became sockets: their server no longer knows them. */
  readonly #upgraded = new WeakMap<HttpServer | HttpsServer, Set<Duplex>>();
  #config: JsonObject = {};
  /** Ports that could not be opened, and are tried again. */
  readonly #failed = new Set<string>();
  #retry: NodeJS.Timeout | undefined;
  readonly #stopFollowing: () => void;

  constructor(private readonly parts: ConfigListenersParts) {
    this.#stopFollowing = parts.certificates.onChange(() => this.#takeCertificate());
  }

  /** At start and after every change of the config. */
  follow(config: JsonObject): void {
    this.#config = config;
    const wanted = new Map([...this.#wanted("http", false), ...this.#wanted("https", true)]);
    this.#tellMissing([...wanted.values()].some(({ isEncrypted }) => isEncrypted));
    for (const name of this.#servers.keys()) if (!wanted.has(name)) this.#close(name);
    for (const name of this.#failed) if (!wanted.has(name)) this.#settle(name);
    for (const [name, port] of wanted) if (!this.#servers.has(name)) this.#open(name, port);
  }

  close(): void {
    this.#stopFollowing();
    clearTimeout(this.#retry);
    for (const name of this.#servers.keys()) this.#close(name);
  }

  #wanted(scheme: "http" | "https", isEncrypted: boolean): readonly (readonly [string, WantedPort])[] {
    const { host, ownPort } = this.parts;
    return [...listPorts(this.#config[scheme]), ...listPorts(this.#config[`admin_${scheme}`])].flatMap((value) => {
      const address = listenAddress(value, host);
      if (address === undefined || address.port === ownPort) return [];
      return [[`${scheme} ${address.host}:${address.port}`, { ...address, isEncrypted }] as const];
    });
  }

  #tellMissing(isWanted: boolean): void {
    const { notices, certificates } = this.parts;
    if (!isWanted || certificates.current !== undefined) return notices.clear("https");
    notices.set(
      "https",
      "The HTTPS ports are closed, as there is no TLS certificate. Upload one on the Config page, or have it issued there.",
    );
  }

  /** What is open goes on with the newer one; what waited for one is opened. */
  #takeCertificate(): void {
    const { current } = this.parts.certificates;
    for (const server of this.#servers.values())
      if (current !== undefined && "setSecureContext" in server) server.setSecureContext(tlsOptions(current));
    this.follow(this.#config);
  }

  #open(name: string, { host, port, isEncrypted }: WantedPort): void {
    const { notices, prepare, certificates } = this.parts;
    const limits = { ...httpLimits, keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 };
    const { current } = certificates;
    if (isEncrypted && current === undefined) return;
    const server =
      isEncrypted && current !== undefined
        ? createHttpsServer({ ...limits, ...tlsOptions(current) })
        : createHttpServer(limits);
    limitServer(server);
    prepare(server);
    const upgraded = new Set<Duplex>();
    this.#upgraded.set(server, upgraded);
    server.on("upgrade", (_request, socket: Duplex) => {
      upgraded.add(socket);
      socket.once("close", () => upgraded.delete(socket));
    });
    this.#servers.set(name, server);
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (this.#servers.get(name) !== server) return;
      const words = isEncrypted ? "HTTPS" : "HTTP";
      notices.set(topicOf(name), `The ${words} port ${host}:${port} cannot be opened: ${portReason(error)}.`);
      if (!server.listening) this.#openLater(name);
    });
    server.listen(port, host, () => this.#settle(name));
  }

  /** Who holds the port may go. */
  #openLater(name: string): void {
    this.#servers.delete(name);
    this.#failed.add(name);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.follow(this.#config), this.parts.retryMs ?? RETRY_MS).unref();
  }

  /** It is open, or nobody wants it any more. */
  #settle(name: string): void {
    this.#failed.delete(name);
    this.parts.notices.clear(topicOf(name));
  }

  #close(name: string): void {
    const server = this.#servers.get(name);
    this.#servers.delete(name);
    this.#settle(name);
    server?.close();
    // The save that closes a port was perhaps sent over it: its answer goes out first.
    setTimeout(() => {
      if (server === undefined) return;
      server.closeAllConnections();
      for (const socket of this.#upgraded.get(server) ?? []) socket.destroy();
    }, 500).unref();
  }
}

function topicOf(name: string): string {
  return `listen ${name}`;
}
