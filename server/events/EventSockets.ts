import { WebSocketServer, type WebSocket } from "ws";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { isForeignRequest } from "../security/isForeignRequest.ts";
import { isKnownHost } from "../security/isKnownHost.ts";
import { refuseTwoHosts } from "../security/refuseTwoHosts.ts";
import type { Visitor } from "../security/Visitor.ts";
import type { ServerContext } from "../ServerContext.ts";
import { ServerError } from "../ServerError.ts";
import { ConsoleSocket } from "./ConsoleSocket.ts";
import { refuseUpgrade } from "./refuseUpgrade.ts";
import { sessionsOf } from "./sessionsOf.ts";
import type { SocketLimits } from "./SocketLimits.ts";
import type { TopicSource } from "./TopicSource.ts";

/** What the events socket needs beside the server's context. */
interface EventSocketsParts {
  readonly context: ServerContext;
  readonly topics: readonly TopicSource[];
  readonly limits: SocketLimits;
  readonly hosts: () => ReadonlySet<string>;
  readonly isAdminPort: (port: number | undefined) => boolean;
}

/** All consoles on `/flussonic/api/events`. A socket lives no longer than the login it was opened with. */
export class EventSockets {
  readonly #server: WebSocketServer;
  readonly #sockets = new Map<ConsoleSocket, Visitor>();
  readonly #stops: readonly (() => void)[];

  constructor(private readonly parts: EventSocketsParts) {
    const { context, limits } = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.largestMessageBytes,
      perMessageDeflate: false,
    });
    this.#stops = [
      context.tree.onChange(() => this.#tellAll()),
      context.sessions.onEnd(({ key }) => this.#close(({ session }) => session === key)),
      context.record.onChange(({ patch }) => {
        if (patch["edit_auth"] !== undefined) this.#close((visitor) => !context.door.isStillIn(visitor));
      }),
    ];
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Takes a connection over, or answers why not. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A peer that goes away while it is being looked at is nobody's error.
    socket.on("error", () => undefined);
    try {
      const visitor = await this.#admit(request);
      this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, visitor));
    } catch (error) {
      refuseUpgrade(socket, error);
    }
  }

  /** At the server's end: consoles know from 1001 that they may come back. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    for (const socket of this.#sockets.keys()) socket.close(1001, "the server stops");
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #admit(request: IncomingMessage): Promise<Visitor> {
    const { context, hosts, isAdminPort, limits } = this.parts;
    const { headers } = request;
    refuseTwoHosts(request);
    const isEncrypted = "encrypted" in request.socket;
    if (!isAdminPort(request.socket.localPort)) throw new ServerError("not_found", "Not on this port.");
    if (!isKnownHost(headers.host, hosts())) throw new ServerError("misdirected", "Unknown host.");
    if (isForeignRequest(headers, isEncrypted)) throw new ServerError("forbidden", "Foreign origin.");
    if (this.#sockets.size >= limits.mostSockets) throw new ServerError("unavailable", "Too many sockets.");
    const ticket = new URL(request.url ?? "", "http://localhost").searchParams.get("credentials");
    const visitor = ticket === null ? await context.door.visitorOf(request) : this.#holderOf(ticket);
    if (visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
    return visitor;
  }

  #holderOf(ticket: string): Visitor | undefined {
    const { door, sessions, tickets } = this.parts.context;
    const holder = tickets.take(ticket);
    if (holder === undefined || !door.isStillIn(holder)) return undefined;
    if (holder.session !== undefined) sessions.use(holder.session);
    return holder;
  }

  #open(socket: WebSocket, visitor: Visitor): void {
    const { session } = visitor;
    const { context, topics, limits } = this.parts;
    const { tree, sessions } = context;
    const console = new ConsoleSocket(socket, {
      tree,
      topics,
      limits,
      sessions: (name) => sessionsOf(context, name),
      onUse: () => session !== undefined && sessions.use(session),
    });
    this.#sockets.set(console, visitor);
    socket.once("close", () => {
      this.#sockets.delete(console);
      if (this.#sockets.size === 0) tree.forgetSteps();
    });
  }

  #tellAll(): void {
    if (this.#sockets.size === 0) this.parts.context.tree.forgetSteps();
    for (const socket of this.#sockets.keys()) socket.treeChanged();
  }

  #close(isOver: (visitor: Visitor) => boolean): void {
    for (const [socket, visitor] of this.#sockets) if (isOver(visitor)) socket.close(4401, "the login has ended");
  }
}
