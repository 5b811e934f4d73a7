import { plainAddress } from "../../../src/model/ipAddress.ts";
import type { Socket } from "node:net";
import { type RtmpClient, type RtmpParts, RtmpRefusal } from "./RtmpClient.ts";
import { RtmpProtocol } from "./RtmpProtocol.ts";
import { playRtmp } from "./playRtmp.ts";
import { publishRtmp } from "./publishRtmp.ts";
import { rtmpLimits } from "./rtmpLimits.ts";

/** One RTMP client from its first byte to its last: it says what it wants, is let in or refused, publishes or plays. */
export class RtmpConnection implements RtmpClient {
  readonly ip: string;
  readonly protocol: RtmpProtocol;
  readonly #endings: (() => void)[] = [];
  #state: "greeting" | "deciding" | "publishing" | "playing" | "refused" | "closed" = "greeting";
  #takeMedia: ((type: number, timeMs: number, payload: Buffer) => void) | undefined;

  constructor(
    private readonly socket: Socket,
    parts: RtmpParts,
  ) {
    this.ip = plainAddress(socket.remoteAddress);
    this.protocol = new RtmpProtocol({
      onOutput: (bytes) => void this.send(bytes),
      onMedia: (type, timeMs, payload) => this.#takeMedia?.(type, timeMs, payload),
      onPublish: (command) =>
        this.#decide(async () => {
          this.#takeMedia = await publishRtmp(parts, this, command);
          this.#enter("publishing");
          this.protocol.acceptPublisher();
        }),
      onPlay: (command) =>
        this.#decide(async () => {
          await playRtmp(parts, this, command);
          this.#enter("playing");
        }),
      // Whoever has said that it stops hangs up itself; gstreamer takes it for a failure when we are first.
      onStop: () => this.onEnd(endAfter(this.socket, rtmpLimits.goodbyeMs)),
    });
    const greeting = setTimeout(() => this.#state === "greeting" && this.drop(), rtmpLimits.greetingMs);
    this.onEnd(() => clearTimeout(greeting));
    socket.setNoDelay(true).setKeepAlive(true, 30_000);
    socket.on("data", (bytes) => this.#read(bytes));
    socket.on("timeout", () => this.drop());
    // The reason of a broken connection changes nothing: "close" follows.
    socket.on("error", () => undefined);
    socket.on("close", () => this.#close());
  }

  get isOpen(): boolean {
    return this.#state !== "closed" && !this.socket.destroyed;
  }

  send(bytes: Buffer): boolean {
    if (!this.isOpen || !this.socket.writable) return false;
    if (this.socket.writableLength > rtmpLimits.backlogBytes) {
      this.drop();
      return false;
    }
    this.socket.write(bytes);
    return true;
  }

  onEnd(ending: () => void): void {
    if (this.#state === "closed") ending();
    else this.#endings.push(ending);
  }

  end(code: string, words: string): void {
    if (!this.isOpen) return;
    this.protocol.refuse(code, words);
    this.socket.end();
    // An encoder may read its answer with its next picture only: cut off before, it would say "broken pipe".
    const cut = setTimeout(() => this.drop(), rtmpLimits.leaveMs);
    this.onEnd(() => clearTimeout(cut));
  }

  drop(): void {
    this.socket.destroy();
  }

  #read(bytes: Buffer): void {
    try {
      if (this.isOpen) this.protocol.read(bytes);
    } catch {
      // Malformed, or more than a client may ask for: nothing that could be answered.
      this.drop();
    }
  }

  #decide(letIn: () => Promise<void>): void {
    if (this.#state !== "greeting") return this.drop();
    this.#state = "deciding";
    void letIn().catch((error: unknown) => this.#refuse(error));
  }

  #enter(state: "publishing" | "playing"): void {
    if (!this.isOpen) return;
    this.#state = state;
    if (state === "publishing") this.socket.setTimeout(rtmpLimits.silenceMs);
  }

  #refuse(error: unknown): void {
    if (!this.isOpen) return;
    this.#state = "refused";
    const { code, message } =
      error instanceof RtmpRefusal ? error : new RtmpRefusal("NetConnection.Call.Failed", "The server failed at this.");
    const answer = setTimeout(() => this.end(code, message), rtmpLimits.refusalDelayMs);
    this.onEnd(() => clearTimeout(answer));
  }

  #close(): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#takeMedia = undefined;
    for (const ending of this.#endings.splice(0)) ending();
  }
}

/** @returns the function that leaves it to the other side */
function endAfter(socket: Socket, afterMs: number): () => void {
  const timer = setTimeout(() => socket.end(), afterMs);
  return () => clearTimeout(timer);
}
