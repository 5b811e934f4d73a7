import Flv from "node-media-server/src/protocol/flv.js";
import Rtmp from "node-media-server/src/protocol/rtmp.js";

/** Beyond it a group of pictures is too long to be kept for who comes next. */
const GROUP_BYTES = 16_000_000;
/** Between the last message of one process and the first of the next. */
const GAP_MS = 40;
/** Where a message's head of 12 bytes has its stream; the one stream of a player has the number 1. */
const STREAM_ID_AT = 8;

/** A message as an FLV file holds it; `flags` are the library's. */
export type RtmpTag = Pick<Flv.Tag, "codec_type" | "flags" | "dts" | "size" | "data">;

const kinds = { audioHeader: 0, videoHeader: 2, keyFrame: 3, data: 5 } as const;

/** Makes RTMP messages of FLV bytes or of single tags, keeps what a new player needs first, and one clock over restarts. */
export class RtmpMessages {
  readonly #heads = new Map<number, Buffer>();
  #group: Buffer[] = [];
  #groupBytes = 0;
  #parser = new Flv();
  #shiftMs: number | undefined;
  #lastMs = 0;
  #hasBegun = false;

  constructor(private readonly onMessage: (bytes: Buffer, isKeyFrame: boolean) => void) {
    this.restart();
  }

  /** Headers and data without pictures; the codecs are in them. */
  get heads(): readonly Buffer[] {
    return [...this.#heads.values()];
  }

  /** Whether anything has come since the last restart. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Whether pictures are among what has come: sound alone can begin anywhere. */
  get hasPictures(): boolean {
    return this.#heads.has(kinds.videoHeader);
  }

  /** From the last key frame on. */
  get group(): readonly Buffer[] {
    return this.#group;
  }

  /** Bytes of a new FLV file follow. */
  restart(): void {
    this.#parser = new Flv();
    this.#parser.onPacketCallback = (tag) => this.take(tag);
    this.#shiftMs = undefined;
    this.#hasBegun = false;
    this.#heads.clear();
    this.#keep(undefined);
  }

  /** @throws when the bytes are no FLV */
  write(bytes: Buffer): void {
    const fault = this.#parser.parserData(bytes);
    if (fault !== null) throw new Error(fault);
  }

  take({ codec_type, dts, size, data, flags }: RtmpTag): void {
    if (size === 0) return;
    this.#hasBegun = true;
    this.#shiftMs ??= this.#lastMs === 0 ? 0 : this.#lastMs + GAP_MS - dts;
    const timeMs = Math.max(0, dts + this.#shiftMs) % 2 ** 32;
    this.#lastMs = Math.max(this.#lastMs, timeMs);
    const message = Rtmp.createMessage({ codec_type, dts: timeMs, size, data });
    message.writeUInt32LE(1, STREAM_ID_AT);
    if (flags === kinds.audioHeader || flags === kinds.videoHeader || flags === kinds.data) {
      this.#heads.set(flags, message);
    } else if (flags === kinds.keyFrame) this.#keep(message);
    else if (this.#group.length > 0) this.#add(message);
    this.onMessage(message, flags === kinds.keyFrame);
  }

  #keep(first: Buffer | undefined): void {
    this.#group = [];
    this.#groupBytes = 0;
    if (first !== undefined) this.#add(first);
  }

  #add(message: Buffer): void {
    this.#group.push(message);
    this.#groupBytes += message.length;
    if (this.#groupBytes > GROUP_BYTES) this.#keep(undefined);
  }
}
