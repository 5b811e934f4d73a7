import { createServer, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { tsOf } from "../../../server/media/support/tsOf.ts";

const SECONDS = 60;
const EVERY_MS = 40;
const PACKET = 188;
const VIDEO_PID = 0x100;

/** A headend that sends a picture as MPEG-TS over HTTP at its own pace, and can fall silent, break down and come back. */
export class TsSource {
  /** Connections stay open, but nothing comes any more. */
  isSilent = false;
  /** Pictures come as noise, though the packets around them are right. */
  isNoise = false;
  /** How often its media came to its end and began anew, where players see the clock jump. */
  turns = 0;
  readonly #players = new Map<ServerResponse, number>();
  readonly #timer: NodeJS.Timeout;
  #server: Server | undefined;
  #port = 0;
  #sentAtMs = performance.now();

  private constructor(
    private media: Buffer,
    private seconds = SECONDS,
  ) {
    this.#timer = setInterval(() => this.#send(), EVERY_MS);
  }

  /** @param size of the picture, by which a player can tell sources apart */
  static async start(size: string): Promise<TsSource> {
    const source = new TsSource(await tsOf({ seconds: SECONDS, size, gop: 25 }));
    await source.open();
    return source;
  }

  /** One that sends what a test has made. */
  static async of(media: Buffer, seconds: number): Promise<TsSource> {
    const source = new TsSource(media, seconds);
    await source.open();
    return source;
  }

  /** From now on it sends something else, to those who read it already too. */
  become(media: Buffer, seconds: number): void {
    this.media = media;
    this.seconds = seconds;
    for (const player of this.#players.keys()) this.#players.set(player, 0);
  }

  get url(): string {
    return `tshttp://127.0.0.1:${this.#port}/feed.ts`;
  }

  /** How many read it now. */
  get players(): number {
    return this.#players.size;
  }

  /** Listens, at the same port as before. */
  async open(): Promise<void> {
    const server = createServer((request, response) => {
      response.writeHead(200, { "content-type": "video/mp2t" });
      response.flushHeaders();
      this.#players.set(response, 0);
      request.once("close", () => this.#players.delete(response));
    });
    server.listen(this.#port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    this.#port = address !== null && typeof address === "object" ? address.port : 0;
    this.#server = server;
  }

  /** The machine is gone: connections break, and nobody listens. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.close();
  }

  /** A part of the media in which what follows the head of a picture is overwritten. */
  #noise(from: number, to: number): Buffer {
    const bytes = Buffer.from(this.media.subarray(from, to));
    for (let at = Math.ceil(from / PACKET) * PACKET - from; at + PACKET <= bytes.length; at += PACKET) {
      const [, high = 0, low = 0, flags = 0] = bytes.subarray(at, at + 4);
      const isVideo = ((high & 0x1f) << 8) + low === VIDEO_PID;
      if (isVideo && (high & 0x40) === 0 && (flags & 0x20) === 0) bytes.fill(0xff, at + 4, at + PACKET);
    }
    return bytes;
  }

  #send(): void {
    const nowMs = performance.now();
    const due = ((nowMs - this.#sentAtMs) / (this.seconds * 1000)) * this.media.length;
    this.#sentAtMs = nowMs;
    if (this.isSilent) return;
    for (const [player, at] of this.#players) {
      const next = Math.min(this.media.length, at + Math.ceil(due));
      player.write(this.isNoise ? this.#noise(at, next) : this.media.subarray(at, next));
      const isEnd = next === this.media.length;
      if (isEnd) this.turns += 1;
      this.#players.set(player, isEnd ? 0 : next);
    }
  }
}
