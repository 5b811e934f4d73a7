import { createServer, type Server } from "node:http";
import type { JsonObject } from "../../src/model/Json.ts";
import type { Notices } from "../log/Notices.ts";
import { httpLimits, KEEP_ALIVE_MS, limitServer } from "./httpLimits.ts";
import { listenAddress, portReason, listPorts } from "./ports.ts";

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
      [...listPorts(config["http"]), ...listPorts(config["admin_http"])].flatMap((value) => {
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

const withoutTls = "it does not speak TLS. Put a proxy with a certificate in front of one of its";

/** Settings of the config whose ports the server does not open, and what an operator can do about that. */
const unserved: Readonly<Record<string, string>> = {
  https: `${withoutTls} http ports.`,
  admin_https: `${withoutTls} admin_http ports.`,
  rtmps: `${withoutTls} RTMP port.`,
  rtsp: "it does not play over RTSP. Use another protocol, such as HLS, RTMP or WebRTC.",
  rtsps: "it does not play over RTSP. Use another protocol, such as HLS, RTMP or WebRTC.",
};

/** Tells of the ports that the config names and nothing listens on, as long as it names them. */
class UnservedPorts {
  #told: ReadonlyMap<string, string> = new Map<string, string>();

  constructor(private readonly notices: Notices) {}

  /** At start and after every change of the config. */
  follow(config: JsonObject): void {
    const texts = new Map<string, string>(
      Object.entries(unserved).flatMap(([setting, why]) =>
        listPorts(config[setting]).map((port) => [`port ${setting} ${port}`, textOf(setting, port, why)] as const),
      ),
    );
    for (const topic of this.#told.keys()) if (!texts.has(topic)) this.notices.clear(topic);
    for (const [topic, text] of texts) this.notices.set(topic, text);
    this.#told = texts;
  }
}

function textOf(setting: string, port: number | string, why: string): string {
  return `The port ${port} of ${setting} is in the config, but this server does not listen on it: ${why}`;
}
