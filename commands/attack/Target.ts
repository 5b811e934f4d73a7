import { type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";

/** Where and as whom to attack. */
export interface TargetOptions {
  readonly base: URL;
  readonly login?: string | undefined;
  readonly password?: string | undefined;
  readonly rtmpPort?: number | undefined;
}

/** What is sent, to the letter: nothing of it is mended on the way. */
export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly timeoutMs?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const PATIENCE_MS = 20_000;
/** More of an answer is not read: media goes on and on. */
const MOST_TEXT = 1_000_000;

/** A server under attack: asks it by HTTP as nobody and as the administrator, and talks to its ports in plain bytes. */
export class Target {
  #cookie: string | undefined;

  constructor(private readonly options: TargetOptions) {}

  get host(): string {
    return this.options.base.hostname.replaceAll(/^\[|\]$/g, "");
  }

  get port(): number {
    return Number(this.options.base.port || 80);
  }

  get rtmpPort(): number | undefined {
    return this.options.rtmpPort;
  }

  get isLoggedIn(): boolean {
    return this.#cookie !== undefined;
  }

  /** Of the administrator; what a browser would add to each request, also to those of foreign pages. */
  get cookie(): Readonly<Record<string, string>> {
    return this.#cookie === undefined ? {} : { cookie: this.#cookie };
  }

  /** @throws Error in words when the server does not take the login */
  async logIn(): Promise<void> {
    const { login, password } = this.options;
    if (login === undefined || password === undefined) return;
    const body = new URLSearchParams({ login, password }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await this.ask("POST", "/admin/login", { headers, body });
    const cookie = answer.headers["set-cookie"]?.[0]?.split(";")[0];
    if (answer.status !== 200 || cookie === undefined)
      throw new Error(`The login was refused with ${answer.status}. Check --login and --password.`);
    this.#cookie = cookie;
  }

  /** Asks for an address as it is written, as nobody unless headers say who. A socket that opens has the status 101. */
  ask(method: string, path: string, { headers = {}, body, timeoutMs = PATIENCE_MS }: Sending = {}): Promise<Answer> {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const all = { ...length, ...headers };
    return new Promise((resolve, reject) => {
      const options = { host: this.host, port: this.port, method, path, headers: all, agent: false };
      const asked = request({ ...options, setHost: !("host" in headers) }, (answer) => {
        let text = "";
        const end = (): void => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        answer.on("data", (bytes: Buffer) => {
          text += bytes.toString("latin1");
          if (text.length > MOST_TEXT) answer.destroy();
        });
        answer.on("error", end).once("close", end);
      });
      asked.setTimeout(timeoutMs, () => asked.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
      asked.once("error", reject);
      asked.once("upgrade", (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode ?? 101, headers: answer.headers, text: "" });
      });
      asked.end(body);
    });
  }

  /** A call of the API as the administrator. */
  api(method: string, call: string, { headers = {}, ...sending }: Sending = {}): Promise<Answer> {
    return this.ask(method, `/flussonic/api/${call}`, { ...sending, headers: { ...this.cookie, ...headers } });
  }

  /** A JSON body, or what is to pass for one. */
  post(call: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.api("POST", call, { headers: { "content-type": "application/json", ...headers }, body });
  }

  open(port: number = this.port): Socket {
    return connect(port, this.host).on("error", () => undefined);
  }

  /** Sends bytes and returns what came until the server closed, or had said its first words. */
  send(bytes: string | Buffer, { port = this.port, timeoutMs = PATIENCE_MS } = {}): Promise<string> {
    const socket = this.open(port);
    socket.write(bytes);
    let answer = "";
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`the connection was still open after ${timeoutMs / 1000} s`));
        socket.destroy();
      }, timeoutMs);
      socket.on("data", (data) => {
        answer += String(data);
        socket.destroy();
      });
      socket.once("close", () => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  /** How long the server takes for the page that everybody may see. */
  async answerMs(): Promise<number> {
    const began = performance.now();
    const { status } = await this.ask("GET", "/admin");
    if (status !== 200 && status !== 503) throw new Error(`/admin was answered with ${status}`);
    return performance.now() - began;
  }
}
