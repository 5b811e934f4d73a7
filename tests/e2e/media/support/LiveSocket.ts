import { WebSocket } from "ws";
import { isPlainObject, type Json, type JsonObject } from "../../../../src/model/Json.ts";
import { applyMergePatch } from "../../../../src/model/merge/mergePatch.ts";

/** An event of the socket that is not about the config. */
export interface LiveEvent {
  readonly event: string;
  readonly data: JsonObject;
}

/** A console's line to the server: holds the live tree, and keeps every other event. */
export class LiveSocket {
  tree: JsonObject = {};
  readonly events: LiveEvent[] = [];
  readonly #socket: WebSocket;
  readonly #listeners = new Set<(event: LiveEvent) => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (text: Buffer) => this.#take(JSON.parse(text.toString())));
  }

  static async open(url: string, authorization: string): Promise<LiveSocket> {
    const socket = new WebSocket(`${url.replace("http", "ws")}/flussonic/api/events`, { headers: { authorization } });
    const live = new LiveSocket(socket);
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    live.send("read_config");
    return live;
  }

  send(message: string): void {
    this.#socket.send(message);
  }

  /** The answer to a message: the next event of a name. */
  async ask(message: string, event: string): Promise<JsonObject> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${event} came for ${message}.`)), 10_000);
      const listen = (one: LiveEvent): void => {
        if (one.event !== event) return;
        clearTimeout(timer);
        this.#listeners.delete(listen);
        resolve(one.data);
      };
      this.#listeners.add(listen);
      this.send(message);
    });
  }

  /** What stands at a path of the tree. */
  at(...path: readonly string[]): Json | undefined {
    return path.reduce<Json | undefined>((value, key) => (isPlainObject(value) ? value[key] : undefined), this.tree);
  }

  close(): void {
    this.#socket.terminate();
  }

  #take(frame: unknown): void {
    if (!isPlainObject(frame) || typeof frame["event"] !== "string" || !isPlainObject(frame["data"])) return;
    const { event, data } = frame;
    if (event === "current_config" || event === "current_config_delta") {
      this.tree = event === "current_config" ? data : applyMergePatch(this.tree, data);
      this.send("read_config_delta");
      return;
    }
    this.events.push({ event, data });
    for (const listener of this.#listeners) listener({ event, data });
  }
}
