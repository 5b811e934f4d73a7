import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import { checkedHost, type ProbeRules } from "./probeAddress.ts";
import { ServerError } from "../../ServerError.ts";
import type { Told } from "../../Told.ts";

/** What a call comes to where nobody is. */
const unanswered = new Set<unknown>(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"]);

/** Far more than the seconds that are watched take. */
const MOST_BYTES = 64_000_000;

/**
 * The proxy through which one test of a web source goes. A playlist names other addresses and a server sends its clients to
 * others: each is looked up and checked here before it is called, at the number that was checked. It ends with the test.
 */
export class WebGuard {
  /** Why an address was not called, in words; undefined while all were. */
  refusal: Told | undefined;
  /** Whether nobody answered where one was called. */
  isUnanswered = false;
  #bytes = 0;
  #isClosed = false;
  /** Both ends of each tunnel: the server forgets what it has handed over. */
  readonly #tunnels = new Set<Duplex>();
  readonly #server: Server;

  private constructor(private readonly rules: ProbeRules) {
    this.#server = createServer((asked, answer) => void this.#fetch(asked, answer));
    this.#server.on("connect", (asked: IncomingMessage, socket: Duplex) => void this.#tunnel(asked.url ?? "", socket));
    this.#server.on("clientError", (_error, socket) => socket.destroy());
  }

  static async open(rules: ProbeRules): Promise<WebGuard> {
    const guard = new WebGuard(rules);
    await new Promise<void>((resolve) => guard.#server.listen(0, "127.0.0.1", resolve));
    return guard;
  }

  /** As ffmpeg takes it. */
  get address(): string {
    const told: AddressInfo | string | null = this.#server.address();
    return `http://127.0.0.1:${typeof told === "object" && told !== null ? told.port : 0}`;
  }

  close(): void {
    this.#isClosed = true;
    this.#server.close();
    this.#server.closeAllConnections();
    for (const socket of this.#tunnels) socket.destroy();
  }

  async #fetch(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    try {
      const url = new URL(asked.url ?? "");
      if (url.protocol !== "http:" || (asked.method !== "GET" && asked.method !== "HEAD")) throw new Error("no media");
      const host = await this.#check(url.hostname);
      const { "proxy-authorization": _, "proxy-connection": __, ...headers } = asked.headers;
      const options = { host, port: url.port || 80, path: url.pathname + url.search, method: asked.method, headers };
      const call = request({ ...options, setHost: false }, (got) => {
        got.on("data", ({ length }: Buffer) => this.#count(length));
        try {
          answer.writeHead(got.statusCode ?? 502, got.headers);
          got.pipe(answer);
        } catch {
          // A status or heads that no server may send.
          call.destroy();
          answer.writeHead(502).end();
        }
      });
      call.on("error", (error) => {
        this.#note(error);
        answer.destroy();
      });
      answer.on("close", () => call.destroy());
      call.end();
    } catch {
      answer.writeHead(403).end();
    }
  }

  /** HTTPS: what goes through is not seen, where it goes to is. */
  async #tunnel(target: string, socket: Duplex): Promise<void> {
    socket.on("error", () => socket.destroy());
    this.#hold(socket);
    try {
      const { hostname, port } = new URL(`https://${target}`);
      const call = connect({ host: await this.#check(hostname), port: Number(port || 443) }, () => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        socket.pipe(call).pipe(socket);
      });
      this.#hold(call);
      call.on("data", ({ length }: Buffer) => this.#count(length));
      call.on("error", (error) => {
        this.#note(error);
        socket.destroy();
      });
      socket.on("close", () => call.destroy());
    } catch {
      socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    }
  }

  #note(error: Error): void {
    if ("code" in error && unanswered.has(error.code)) this.isUnanswered = true;
  }

  #hold(socket: Duplex): void {
    this.#tunnels.add(socket);
    socket.once("close", () => this.#tunnels.delete(socket));
  }

  /** The number to call in the place of a name. @throws ServerError, which is remembered; Error where the test has ended meanwhile */
  async #check(hostname: string): Promise<string> {
    const host = await this.#lookUp(hostname);
    if (this.#isClosed) throw new Error("The test has ended.");
    return host;
  }

  async #lookUp(hostname: string): Promise<string> {
    try {
      return await checkedHost(hostname, this.rules, "web");
    } catch (error) {
      this.refusal ??= error instanceof ServerError ? error.told : String(error);
      throw error;
    }
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MOST_BYTES) this.close();
  }
}
