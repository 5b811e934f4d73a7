import { isLoopback } from "../../src/model/ipAddress.ts";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { isPlainObject } from "../../src/model/Json.ts";
import { valueAt } from "../../src/model/configPath.ts";
import { ServerError } from "../ServerError.ts";
import type { ConfigRecord } from "../config/ConfigRecord.ts";
import type { OneUseTickets } from "../security/consoleTokens.ts";
import type { LoginGuard, Visitor } from "../security/LoginGuard.ts";
import type { Sessions } from "../security/Sessions.ts";
import { isForeignRequest, isKnownHost, requireOneHost } from "../security/requestOrigin.ts";
import { ConsoleSocket, frameCompression, type SocketLimits } from "./ConsoleSocket.ts";
import type { LiveTree } from "./LiveTree.ts";
import type { TopicSource } from "../records/TopicSource.ts";

/** What the events socket tells of, and whom it lets in. */
interface EventSocketsParts {
  readonly tree: LiveTree;
  readonly record: Pick<ConfigRecord, "onChange">;
  readonly topics: readonly TopicSource[];
  /** Who watches a stream or a file now. */
  readonly viewersOf: (name: string) => readonly object[];
  readonly sessions: Sessions;
  readonly loginGuard: LoginGuard;
  readonly tickets: OneUseTickets;
  readonly limits: SocketLimits;
  /** Frames go as they are to other machines too. */
  readonly isUncompressed: boolean;
  readonly hosts: () => ReadonlySet<string>;
  readonly isAdminPort: (port: number | undefined) => boolean;
}

/** By whom a socket was opened, and on which port of this server. */
interface Opened extends Visitor {
  readonly port: number | undefined;
}

/** The save that takes a port from the consoles was perhaps sent over it: its answer and its news go out first. */
const LEAVE_PORT_MS = 500;

/**
 * All consoles on `/flussonic/api/events`. A socket lives no longer than the login it was opened with, and no longer than
 * consoles are let in on its port.
 */
export class EventSockets {
  readonly #server: WebSocketServer;
  readonly #sockets = new Map<ConsoleSocket, Opened>();
  readonly #stops: readonly (() => void)[];

  constructor(private readonly parts: EventSocketsParts) {
    const { tree, sessions, record, loginGuard, limits, isUncompressed } = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.largestMessageBytes,
      // A message this short comes in one piece; thousands of empty ones would cost more than the message.
      maxFragments: 16,
      perMessageDeflate: isUncompressed ? false : frameCompression,
    });
    this.#stops = [
      tree.onChange(() => this.#tellAll()),
      sessions.onEnd(({ key }) => this.#close(({ session }) => session === key)),
      record.onChange(({ patch }) => {
        if (patch["edit_auth"] !== undefined) this.#close((visitor) => !loginGuard.isStillIn(visitor));
        setTimeout(() => this.#closePorts(), LEAVE_PORT_MS).unref();
      }),
    ];
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Takes a connection over. @throws ServerError why not */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A peer that goes away while it is being looked at is nobody's error.
    socket.on("error", () => undefined);
    const visitor = await this.#admit(request);
    const isFar = !isLoopback(request.socket.remoteAddress);
    const { localPort: port } = request.socket;
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, { ...visitor, port }, isFar));
  }

  /** At the server's end: consoles know from 1001 that they may come back. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    for (const socket of this.#sockets.keys()) socket.close(1001, "the server stops");
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #admit(request: IncomingMessage): Promise<Visitor> {
    const { loginGuard, hosts, isAdminPort, limits } = this.parts;
    const { headers } = request;
    requireOneHost(request);
    const isEncrypted = "encrypted" in request.socket;
    if (!isAdminPort(request.socket.localPort)) throw new ServerError("not_found", "Not on this port.");
    if (!isKnownHost(headers.host, hosts())) throw new ServerError("misdirected", "Unknown host.");
    if (isForeignRequest(headers, isEncrypted)) throw new ServerError("forbidden", "Foreign origin.");
    if (this.#sockets.size >= limits.mostSockets) throw new ServerError("unavailable", "Too many sockets.");
    const ticket = new URL(request.url ?? "", "http://localhost").searchParams.get("credentials");
    const visitor = ticket === null ? await loginGuard.visitorOf(request) : this.#holderOf(ticket);
    if (visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
    return visitor;
  }

  #holderOf(ticket: string): Visitor | undefined {
    const { loginGuard, sessions, tickets } = this.parts;
    const holder = tickets.take(ticket);
    if (holder === undefined || !loginGuard.isStillIn(holder)) return undefined;
    if (holder.session !== undefined) sessions.use(holder.session);
    return holder;
  }

  #open(socket: WebSocket, visitor: Opened, isFar: boolean): void {
    const { session } = visitor;
    const { tree, topics, sessions, limits } = this.parts;
    const console = new ConsoleSocket(socket, {
      tree,
      topics,
      limits,
      isFar,
      viewers: (name) => this.#viewers(name),
      unsentOfAll: () => [...this.#sockets.keys()].reduce((sum, { unsentBytes }) => sum + unsentBytes, 0),
      onUse: () => session !== undefined && sessions.use(session),
    });
    this.#sockets.set(console, visitor);
    socket.once("close", () => {
      this.#sockets.delete(console);
      if (this.#sockets.size === 0) tree.forgetChanges();
    });
  }

  #tellAll(): void {
    if (this.#sockets.size === 0) this.parts.tree.forgetChanges();
    for (const socket of this.#sockets.keys()) socket.treeChanged();
  }

  #closePorts(): void {
    for (const [socket, { port }] of this.#sockets)
      if (!this.parts.isAdminPort(port)) socket.close(1001, "no consoles on this port");
  }

  #close(isOver: (visitor: Visitor) => boolean): void {
    for (const [socket, visitor] of this.#sockets) if (isOver(visitor)) socket.close(4401, "the login has ended");
  }

  /** Of a location those of all its published streams, each with the stream's name. */
  #viewers(name: string): readonly object[] {
    const { tree, viewersOf } = this.parts;
    const streams = valueAt(tree.tree, ["lives", name, "streams"]);
    const published = isPlainObject(streams) ? Object.keys(streams) : [];
    const below = published.flatMap((stream) => viewersOf(stream).map((viewer) => ({ ...viewer, name: stream })));
    return [...viewersOf(name), ...below];
  }
}
