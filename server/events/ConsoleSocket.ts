import { randomBytes } from "node:crypto";
import type { PerMessageDeflateOptions, WebSocket } from "ws";
import type { ConsoleFrame, SyncCursor } from "./DeltaBatch.ts";
import type { LiveTree } from "./LiveTree.ts";
import type { TopicSource } from "../records/TopicSource.ts";

/** How much a console's socket may cost. */
export interface SocketLimits {
  /** Unsent bytes after which a socket that does not read is closed with 1013. */
  readonly mostUnsentBytes: number;
  /** Of all sockets together, after which the next one to be sent more than a little is closed so too. */
  readonly mostUnsentBytesOfAll: number;
  readonly largestMessageBytes: number;
  readonly messagesPerSecond: number;
  readonly pingEveryMs: number;
  readonly mostSockets: number;
}

/** What a console's socket may cost, unless a test says otherwise. A whole tree of 10,000 streams must fit. */
export const defaultSocketLimits: SocketLimits = {
  mostUnsentBytes: 64_000_000,
  mostUnsentBytesOfAll: 256_000_000,
  largestMessageBytes: 16_384,
  messagesPerSecond: 200,
  pingEveryMs: 20_000,
  mostSockets: 2000,
};

/**
 * How frames to other machines are compressed (decision 26). Each is for each console anew, and has a price of its own that
 * up to three packets do not earn. No context stays between frames, but the library keeps the room for one for as long as the
 * socket lives: 64 KB with this window, 256 KB with the usual one.
 */
export const frameCompression: PerMessageDeflateOptions = {
  threshold: 4096,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 13,
  zlibDeflateOptions: { level: 3, memLevel: 6 },
  concurrencyLimit: 4,
};

/** What a console's socket can ask for. */
interface SocketParts {
  readonly tree: LiveTree;
  readonly topics: readonly TopicSource[];
  readonly viewers: (name: string) => readonly object[];
  readonly limits: SocketLimits;
  /** Whether long frames are worth compressing: not to this machine itself. */
  readonly isFar: boolean;
  /** Unsent bytes of all sockets. */
  readonly unsentOfAll: () => number;
  /** Told with each message: whoever works keeps the login alive. */
  readonly onUse: () => void;
}

/** Unsent bytes that every line has now and then. */
const LITTLE = 1_000_000;
/** A list on a tall screen has a small graph in each row. */
const MOST_TOPICS = 200;
const LONGEST_TOPIC = 512;

/** One console on the events socket: answers what it asks for, and remembers where in the tree's life it stands. */
export class ConsoleSocket {
  /** Undefined until the console has asked for the config. */
  #cursor: SyncCursor | undefined;
  #isWaiting = false;
  /** Whether it has asked for config since the last ping. */
  #hasAsked = false;
  #allowance: number;
  /** What the pong to the last ping has to bring; undefined once it has come. One that nobody asked for says nothing. */
  #awaitedPong: string | undefined;
  readonly #topics = new Map<string, () => void>();
  readonly #timers: NodeJS.Timeout[];

  constructor(
    private readonly socket: WebSocket,
    private readonly parts: SocketParts,
  ) {
    const { limits } = parts;
    this.#allowance = limits.messagesPerSecond;
    this.#timers = [
      setInterval(() => (this.#allowance = limits.messagesPerSecond), 1000),
      setInterval(() => this.#ping(), limits.pingEveryMs),
    ];
    socket.on("message", (data, isBinary) =>
      this.#receive(isBinary || !Buffer.isBuffer(data) ? undefined : data.toString()),
    );
    socket.on("pong", (data) => {
      if (data.toString() === this.#awaitedPong) this.#awaitedPong = undefined;
    });
    socket.on("close", () => this.#end());
    // A broken frame or a reset: the close that follows says all there is to say.
    socket.on("error", () => undefined);
  }

  get unsentBytes(): number {
    return this.socket.bufferedAmount;
  }

  /** The tree has changed: answers a delta that was asked for. */
  treeChanged(): void {
    if (this.#isWaiting) this.#answerDelta();
  }

  close(code: number, reason: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.close(code, reason);
    // A peer that does not answer the close is cut off.
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  #receive(message: string | undefined): void {
    // What was on its way when the socket was closed is not worked on.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.parts.onUse();
    this.#allowance -= 1;
    if (this.#allowance < 0) return this.close(1008, "too many messages");
    if (message === "read_config") return this.#answerWhole("whole");
    if (message === "read_config_parts") return this.#answerWhole("parts");
    if (message === "read_config_delta") return this.#answerDelta();
    const [verb, rest] = split(message ?? "");
    if (verb === "sessions" && rest.startsWith("name=")) return this.#answerSessions(rest.slice("name=".length));
    if (verb === "subscribe" || verb === "pulse_subscribe") return this.#subscribe(rest);
    if (verb === "unsubscribe" || verb === "pulse_unsubscribe") return this.#unsubscribe(rest);
    if (verb === "log_media_start") return this.#subscribe(`log/${rest}`);
    if (verb === "log_media_stop") return this.#unsubscribe(`log/${rest}`);
    this.#refuse(`Unknown message: "${(message ?? "binary").slice(0, 60)}".`);
  }

  #answerWhole(form: "whole" | "parts"): void {
    this.#isWaiting = false;
    this.#frame(this.parts.tree.whole(form));
  }

  #answerDelta(): void {
    if (this.#cursor === undefined) return this.#answerWhole("whole");
    const frame = this.parts.tree.next(this.#cursor);
    this.#isWaiting = frame === undefined;
    if (frame !== undefined) this.#frame(frame);
  }

  #frame(frame: ConsoleFrame): void {
    this.#cursor = frame.cursor;
    this.#hasAsked = true;
    this.#send(frame.text);
  }

  #answerSessions(encoded: string): void {
    const name = decode(encoded);
    if (name === undefined) return this.#refuse("The name in sessions?name= is not URL-encoded.");
    this.#event({ event: "user.list", data: { name, sessions: this.parts.viewers(name) } });
  }

  #subscribe(topic: string): void {
    if (this.#topics.has(topic)) return;
    if (this.#topics.size >= MOST_TOPICS || topic.length > LONGEST_TOPIC) return this.#refuse("Too many topics.");
    const source = this.parts.topics.find((one) => one.has(topic));
    if (source === undefined) return this.#refuse(`Unknown topic: "${topic.slice(0, 60)}".`);
    this.#topics.set(
      topic,
      source.open(topic, (event) => this.#event(event)),
    );
  }

  #unsubscribe(topic: string): void {
    this.#topics.get(topic)?.();
    this.#topics.delete(topic);
  }

  #refuse(message: string): void {
    this.#event({ event: "error", data: { message } });
  }

  #event(event: object): void {
    this.#send(JSON.stringify(event));
  }

  #send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { limits, unsentOfAll } = this.parts;
    const unsent = this.unsentBytes;
    if (unsent > limits.mostUnsentBytes || (unsent > LITTLE && unsentOfAll() > limits.mostUnsentBytesOfAll)) {
      return this.close(1013, "reads too slowly");
    }
    this.socket.send(text, { compress: this.parts.isFar });
  }

  #ping(): void {
    if (this.#awaitedPong !== undefined) return this.socket.terminate();
    // Parts are asked for at once; who does not would hold an old state of the tree for ever.
    if (!this.#hasAsked && this.#cursor?.rest !== undefined) this.#cursor = undefined;
    this.#hasAsked = false;
    this.#awaitedPong = randomBytes(8).toString("hex");
    this.socket.ping(this.#awaitedPong);
  }

  #end(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const stop of this.#topics.values()) stop();
    this.#topics.clear();
    this.#isWaiting = false;
    this.#cursor = undefined;
  }
}

function split(message: string): readonly [string, string] {
  const at = message.search(/[:?]/);
  return at < 0 ? [message, ""] : [message.slice(0, at), message.slice(at + 1)];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
