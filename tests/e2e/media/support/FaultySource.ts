import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { tsOf } from "../../../server/media/support/tsOf.ts";

const SECONDS = 60;
const EVERY_MS = 40;
const PACKET = 188;
const VIDEO_PID = 0x100;
const media = await tsOf({ seconds: SECONDS, size: "160x90", gop: 25 });
const keyless = withoutKeyFrames(media);

/** What a source sends to who is connected. `silence` keeps the connection, `trickle` is a packet each second. */
export type Sending = "media" | "silence" | "garbage" | "no key frames" | "trickle";

/** A headend that does what can happen to one, each at its own port. */
export class FaultySource {
  sending: Sending = "media";
  /** The answer to who connects. */
  status = "200 OK";
  readonly #players = new Map<Socket, number>();
  readonly #timer: NodeJS.Timeout;
  #server: Server | undefined;
  #port = 0;
  #sentAtMs = performance.now();
  #trickledAtMs = 0;

  private constructor() {
    this.#timer = setInterval(() => this.#send(), EVERY_MS);
  }

  static async start(): Promise<FaultySource> {
    const source = new FaultySource();
    await source.open();
    return source;
  }

  get url(): string {
    return `tshttp://127.0.0.1:${this.#port}/feed.ts`;
  }

  /** Listens, at the same port as before. */
  async open(): Promise<void> {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.on("close", () => this.#players.delete(socket));
      socket.once("data", () => {
        socket.write(`HTTP/1.1 ${this.status}\r\nContent-Type: video/mp2t\r\nConnection: close\r\n\r\n`);
        if (this.status.startsWith("200")) this.#players.set(socket, 0);
        else socket.end();
      });
    });
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    this.#port = address !== null && typeof address === "object" ? address.port : 0;
    this.#server = server;
  }

  /** Nobody gets in any more. Who is connected stays. */
  close(): void {
    this.#server?.close();
    this.#server = undefined;
  }

  /** Says goodbye to who is connected, as a server that stops does. */
  end(): void {
    for (const socket of this.#players.keys()) socket.end();
  }

  /** As a machine that has crashed and is back: it knows nothing of the connection. */
  reset(): void {
    for (const socket of this.#players.keys()) socket.resetAndDestroy();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.close();
    for (const socket of this.#players.keys()) socket.destroy();
  }

  #send(): void {
    const nowMs = performance.now();
    const due = ((nowMs - this.#sentAtMs) / (SECONDS * 1000)) * media.length;
    this.#sentAtMs = nowMs;
    const isDrop = nowMs - this.#trickledAtMs >= 1000;
    if (isDrop) this.#trickledAtMs = nowMs;
    for (const [socket, at] of this.#players) {
      const next = Math.min(media.length, at + Math.ceil(due));
      this.#players.set(socket, next === media.length ? 0 : next);
      if (this.sending === "media") socket.write(media.subarray(at, next));
      else if (this.sending === "no key frames") socket.write(keyless.subarray(at, next));
      else if (this.sending === "garbage") socket.write(Buffer.alloc(next - at, "no media at all"));
      else if (this.sending === "trickle" && isDrop) socket.write(media.subarray(at, at + PACKET));
    }
  }
}

/** The same length and sound; key frames of the picture are packets that players pass over. */
function withoutKeyFrames(from: Buffer): Buffer {
  const bytes = Buffer.from(from);
  let isKeyFrame = false;
  for (let at = 0; at + PACKET <= bytes.length; at += PACKET) {
    const head = bytes.readUInt16BE(at + 1);
    if ((head & 0x1fff) !== VIDEO_PID) continue;
    const [flags = 0, length = 0, adaptation = 0] = bytes.subarray(at + 3, at + 6);
    if ((head & 0x4000) !== 0) isKeyFrame = (flags & 0x20) !== 0 && length > 0 && (adaptation & 0x40) !== 0;
    if (isKeyFrame) bytes.writeUInt16BE(0x1fff, at + 1);
  }
  return bytes;
}
