import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";

/** The bytes are everybody's: a copy is changed. */
type FeedReader = (kind: "audio" | "video", packet: Buffer) => void;

const HOST = "127.0.0.1";
const RECEIVE_BYTES = 4_000_000;

/** Two ports of this machine to which an ffmpeg sends a stream as RTP, and those who get the packets. */
export class FeedSockets {
  readonly #readers = new Set<FeedReader>();

  private constructor(private readonly sockets: Readonly<Record<"audio" | "video", Socket>>) {}

  static async open(): Promise<FeedSockets> {
    const [video, audio] = await Promise.all([open(), open()]);
    const feed = new FeedSockets({ video, audio });
    video.on("message", (packet) => feed.#send("video", packet));
    audio.on("message", (packet) => feed.#send("audio", packet));
    return feed;
  }

  get ports(): Readonly<Record<"audio" | "video", number>> {
    const { video, audio } = this.sockets;
    return { video: video.address().port, audio: audio.address().port };
  }

  /** @returns the function that leaves */
  join(reader: FeedReader): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  close(): void {
    this.#readers.clear();
    for (const socket of Object.values(this.sockets)) socket.close();
  }

  #send(kind: "audio" | "video", packet: Buffer): void {
    for (const reader of this.#readers) reader(kind, packet);
  }
}

async function open(): Promise<Socket> {
  const socket = createSocket({ type: "udp4", recvBufferSize: RECEIVE_BYTES });
  // Of packets that found nobody, which is no failure of this end.
  socket.on("error", () => undefined);
  socket.bind(0, HOST);
  await once(socket, "listening");
  return socket;
}
