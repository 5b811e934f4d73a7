import { createServer, type Server } from "node:http";
import type { JsonObject } from "../../src/model/Json.ts";
import type { Notices } from "../notices/Notices.ts";
import { httpLimits, KEEP_ALIVE_MS, limitServer } from "./httpLimits.ts";
import { listenAddress } from "./listenAddress.ts";
import { portReason } from "./openPort.ts";
import { portsOf } from "./portsOf.ts";
import { UnservedPorts } from "./UnservedPorts.ts";

/** What the listeners serve, and where ports without an address listen. */
interface ConfigListenersParts {
  readonly host: string;
  /** The port of the command line: it is open already. */
  readonly ownPort: number;
  readonly prepare: (server: Server) => void;
  readonly notices: Notices;
}

/** The HTTP ports that the config opens beside the server's own; one that is not open becomes a notification. */
export class ConfigListeners {
  readonly #servers = new Map<string, Server>();

  readonly #unserved: UnservedPorts;

  constructor(private readonly parts: ConfigListenersParts) {
    this.#unserved = new UnservedPorts(parts.notices);
  }

  /** At start and after every change of the config. */
  follow(config: JsonObject): void {
    this.#unserved.follow(config);
    const wanted = new Map(
      [...portsOf(config["http"]), ...portsOf(config["admin_http"])].flatMap((value) => {
        const address = listenAddress(value, this.parts.host);
        if (address === undefined || address.port === this.parts.ownPort) return [];
        return [[String(`${address.host}:${address.port}`), address] as const];
      }),
    );
    for (const name of this.#servers.keys()) if (!wanted.has(name)) this.#close(name);
    for (const [name, { host, port }] of wanted) if (!this.#servers.has(name)) this.#open(name, host, port);
  }

  close(): void {
    for (const name of this.#servers.keys()) this.#close(name);
  }

  #open(name: string, host: string, port: number): void {
    const { notices, prepare } = this.parts;
    const server = createServer({ ...httpLimits, keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 });
    limitServer(server);
    prepare(server);
    this.#servers.set(name, server);
    server.on("error", (error: NodeJS.ErrnoException) => {
      notices.set(`listen ${name}`, `The HTTP port ${name} cannot be opened: ${portReason(error)}.`);
    });
    server.listen(port, host, () => notices.clear(`listen ${name}`));
  }

  #close(name: string): void {
    const server = this.#servers.get(name);
    this.#servers.delete(name);
    this.parts.notices.clear(`listen ${name}`);
    server?.close();
    // The save that closes a port was perhaps sent over it: its answer goes out first.
    setTimeout(() => server?.closeAllConnections(), 500).unref();
  }
}
