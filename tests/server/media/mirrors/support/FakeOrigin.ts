import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/** Something that answers where a mirror expects an origin. */
export class FakeOrigin {
  /** Paths that were asked for, with the headers. */
  readonly asked: { readonly url: string; readonly headers: object }[] = [];

  private constructor(private readonly server: Server) {}

  static async start(answer: RequestListener): Promise<FakeOrigin> {
    const server = createServer();
    const origin = new FakeOrigin(server);
    server.on("request", (request, response) => {
      origin.asked.push({ url: request.url ?? "", headers: request.headers });
      answer(request, response);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return origin;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    if (this.server.listening) await once(this.server, "close");
  }
}
