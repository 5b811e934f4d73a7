import { onTestFinished } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { WebSocket } from "ws";

/** How a socket is opened. */
interface Opening {
  readonly credentials?: string;
  readonly headers?: Record<string, string>;
}

/** A console's socket: sends texts, waits for events. */
export class TestSocket {
  readonly #events: JsonObject[] = [];
  #wake: () => void = () => undefined;
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    socket.on("message", (data) => {
      this.#events.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ""));
      this.#wake();
    });
    this.closed = new Promise((resolve) => socket.once("close", resolve));
    onTestFinished(() => socket.terminate());
  }

  /** Rejects with the HTTP status when the server refuses. */
  static open(url: string, { credentials, headers = {} }: Opening): Promise<TestSocket> {
    const query = credentials === undefined ? "" : `?credentials=${encodeURIComponent(credentials)}`;
    const socket = new WebSocket(`${url.replace("http", "ws")}/flussonic/api/events${query}`, { headers });
    const opened = new TestSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once("open", () => resolve(opened));
      socket.once("unexpected-response", (_request, response) => reject(new Error(String(response.statusCode))));
      socket.once("error", reject);
    });
  }

  send(text: string): void {
    this.socket.send(text);
  }

  async next(): Promise<JsonObject> {
    for (;;) {
      const event = this.#events.shift();
      if (event !== undefined) return event;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async ask(text: string): Promise<JsonObject> {
    this.send(text);
    return this.next();
  }

  /** Events that came within some time and were not taken yet. */
  async waiting(ms: number): Promise<readonly JsonObject[]> {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return this.#events.splice(0);
  }
}
