import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaContext.ts";
import { BusProcess } from "../rtmp/BusProcess.ts";
import { whepArguments } from "./whepArguments.ts";
import type { WhepReader } from "./WhepReader.ts";

const HOST = "127.0.0.1";
const RECEIVE_BYTES = 4_000_000;

/** A stream as RTP packets: one ffmpeg that sends them to two ports of this machine while somebody plays. */
export class WhepFeed {
  readonly #readers = new Set<WhepReader>();

  private constructor(
    private readonly process: BusProcess,
    private readonly sockets: Readonly<Record<"audio" | "video", Socket>>,
  ) {}

  static async open(
    stream: RunningStream,
    context: Pick<MediaContext, "processes" | "log" | "now" | "ffmpeg">,
  ): Promise<WhepFeed> {
    const [video, audio] = await Promise.all([open(), open()]);
    const ports = { video: video.address().port, audio: audio.address().port };
    const process = new BusProcess({
      context,
      stream,
      title: "The WebRTC output",
      args: (bus) => whepArguments(stream, bus, context.ffmpeg, ports),
      onStart: () => undefined,
      onGiveUp: () => feed.end(),
    });
    const feed: WhepFeed = new WhepFeed(process, { video, audio });
    video.on("message", (packet) => feed.#send("video", packet));
    audio.on("message", (packet) => feed.#send("audio", packet));
    return feed;
  }

  get isUsed(): boolean {
    return this.#readers.size > 0;
  }

  /** @throws ServerError when no process can be started */
  join(reader: WhepReader): () => void {
    if (!this.process.isRunning) this.process.start();
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** Shows all players out. */
  end(): void {
    this.process.stop();
    for (const socket of Object.values(this.sockets)) socket.removeAllListeners("message").close();
    const readers = [...this.#readers];
    this.#readers.clear();
    for (const reader of readers) reader.onEnd();
  }

  #send(kind: "audio" | "video", packet: Buffer): void {
    for (const reader of this.#readers) reader.onPacket(kind, packet);
  }
}

async function open(): Promise<Socket> {
  const socket = createSocket({ type: "udp4", recvBufferSize: RECEIVE_BYTES });
  // Of packets that found nobody, which is no failure of this end.
  socket.on("error", () => undefined);
  socket.bind(0, HOST);
  await once(socket, "listening");
  return socket.unref();
}
