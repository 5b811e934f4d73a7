import { randomInt } from "node:crypto";
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import type { Track } from "node-datachannel";
import type { OfferedMedia } from "../narrowOffer.ts";
import type { AnsweringPeer, DataChannelLibrary } from "./AnsweringPeer.ts";

const HOST = "127.0.0.1";
const RECEIVE_BYTES = 4_000_000;
const SENDER_REPORT = 200;
const HEAD_BYTES = 12;

/** The bytes are everybody's: a copy is changed. */
type FeedReader = (kind: "audio" | "video", packet: Buffer) => void;

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

/** A track that is sent to a player, in the numbers that the player's offer gave it. */
export class OutgoingTrack {
  readonly #ssrc = randomInt(1, 2 ** 32);
  readonly #track: Track;

  constructor(
    library: DataChannelLibrary,
    private readonly peer: AnsweringPeer,
    private readonly media: OfferedMedia,
  ) {
    const { kind, mid, payloadType, parameters } = media;
    const description = new library[kind === "video" ? "Video" : "Audio"](mid, "SendOnly");
    if ("addH264Codec" in description) description.addH264Codec(payloadType, parameters);
    else description.addOpusCodec(payloadType, parameters);
    // One name for both, so that the player keeps them in step.
    description.addSSRC(this.#ssrc, "sluice", "stream", kind);
    this.#track = peer.addTrack(description);
    // Keeps what was sent for a while, and sends it again when the player missed it.
    this.#track.setMediaHandler(new library.RtcpNackResponder());
  }

  /** @returns how many bytes were sent */
  send(packet: Buffer): number {
    if (packet.length < HEAD_BYTES || this.peer.ended.hasEnded) return 0;
    const own = packet[1] === SENDER_REPORT ? this.#report(packet) : this.#media(packet);
    try {
      if (!this.#track.isOpen()) return 0;
      return this.#track.sendMessageBinary(own) ? own.length : 0;
    } catch {
      // The connection has just ended: its own event follows.
      return 0;
    }
  }

  #media(packet: Buffer): Buffer {
    const own = Buffer.from(packet);
    const marker = (packet[1] ?? 0) & 0x80;
    own[1] = marker | this.media.payloadType;
    own.writeUInt32BE(this.#ssrc, 8);
    return own;
  }

  /** The report alone, without what ffmpeg says of itself behind it. */
  #report(packet: Buffer): Buffer {
    const own = Buffer.from(packet.subarray(0, (packet.readUInt16BE(2) + 1) * 4));
    own.writeUInt32BE(this.#ssrc, 4);
    return own;
  }
}
