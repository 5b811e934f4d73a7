import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A port that leads to another one of this machine, and can be closed and opened again. */
export class TcpGate {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  private constructor(private readonly target: number) {}

  static async open(target: number): Promise<TcpGate> {
    const gate = new TcpGate(target);
    await gate.reopen();
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** At the same port as before. */
  async reopen(): Promise<void> {
    const server = createServer((outer) => {
      const inner = connect(this.target, "127.0.0.1");
      for (const [socket, other] of [
        [outer, inner],
        [inner, outer],
      ] as const) {
        this.#sockets.add(socket);
        socket.on("error", () => undefined);
        socket.on("close", () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    this.#port = address !== null && typeof address === "object" ? address.port : 0;
    this.#server = server;
  }

  /** Nobody gets in, and who is in has to go. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.close();
    for (const socket of this.#sockets) socket.destroy();
    if (server) await once(server, "close");
  }
}
