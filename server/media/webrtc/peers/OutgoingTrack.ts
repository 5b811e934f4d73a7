import { randomInt } from "node:crypto";
import type { Track } from "node-datachannel";
import type { OfferedMedia } from "../OfferedMedia.ts";
import type { AnsweringPeer } from "./AnsweringPeer.ts";
import type { DataChannelLibrary } from "./DataChannelLibrary.ts";

const SENDER_REPORT = 200;
const HEAD_BYTES = 12;

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
