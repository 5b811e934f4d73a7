import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** A support server: keeps what it is sent, and answers as a test says. */
export class TicketServer {
  readonly archives: Buffer[] = [];
  readonly asked: string[] = [];
  answer: (response: ServerResponse) => void = (response) => response.end('{"ticket": "T-17"}');

  private constructor(
    readonly url: URL,
    private readonly server: Server,
  ) {}

  static async start(): Promise<TicketServer> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const started = new TicketServer(new URL(`http://127.0.0.1:${port}/tickets`), server);
    server.on("request", (request: IncomingMessage, response: ServerResponse) => started.#take(request, response));
    onTestFinished(() => started.stop());
    return started;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const pieces: Buffer[] = [];
    this.asked.push(`${request.method} ${request.url} ${request.headers["content-type"]}`);
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      this.archives.push(Buffer.concat(pieces));
      this.answer(response);
    });
  }
}
