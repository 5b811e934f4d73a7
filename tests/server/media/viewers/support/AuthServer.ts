import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server, ServerResponse } from "node:http";

/** One question that came to the backend. */
export interface AskedQuestion {
  readonly method: string;
  readonly path: string;
  /** Parameters of the address or members of the JSON body. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
}

/** How the backend answers. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A real auth backend on loopback: answers as it is told, and keeps what it was asked. */
export class AuthServer {
  readonly asked: AskedQuestion[] = [];
  /** `hang` takes the question and never answers. */
  answer: BackendAnswer | "hang" = { status: 200 };
  /** Questions that are held back until `release`. */
  isHolding = false;
  readonly #held: (() => void)[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        const url = new URL(request.url ?? "/", "http://backend");
        const fields =
          request.method === "POST" ? textsOf(JSON.parse(body)) : Object.fromEntries(url.searchParams.entries());
        this.asked.push({ method: request.method ?? "", path: url.pathname, fields, headers: request.headers });
        if (this.isHolding) this.#held.push(() => this.#reply(response));
        else this.#reply(response);
      });
    });
  }

  static async start(): Promise<AuthServer> {
    const backend = new AuthServer();
    await new Promise<void>((resolve) => backend.#server.listen(0, "127.0.0.1", resolve));
    return backend;
  }

  get host(): string {
    const address = this.#server.address();
    if (typeof address !== "object" || address === null) throw new Error("The backend does not listen.");
    return `127.0.0.1:${address.port}`;
  }

  get url(): string {
    return `http://${this.host}/auth`;
  }

  release(): void {
    this.isHolding = false;
    for (const reply of this.#held.splice(0)) reply();
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #reply(response: ServerResponse): void {
    if (this.answer === "hang") return;
    response.writeHead(this.answer.status, this.answer.headers);
    response.end("x".repeat(100_000));
  }
}

function textsOf(body: unknown): Record<string, string> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}
