import logger from "node-media-server/src/core/logger.js";
import Rtmp from "node-media-server/src/protocol/rtmp.js";
import { ServerError } from "../../ServerError.ts";
import { rtmpLimits } from "./rtmpLimits.ts";

/** What a client tells after it said hello. */
export interface RtmpCommand {
  readonly app: string;
  readonly streamName: string;
  /** Program and version, as the client names itself. */
  readonly userAgent: string | undefined;
  /** Codecs of enhanced RTMP that it announced, as codes of four characters; `*` stands for all. */
  readonly fourCcs: ReadonlySet<string>;
  /** Page that a player stands on. */
  readonly referer: string | undefined;
}

/** What a client does, as the protocol understood it. */
interface RtmpEvents {
  /** Bytes for the client. */
  onOutput(bytes: Buffer): void;
  onPublish(command: RtmpCommand): void;
  onPlay(command: RtmpCommand): void;
  /** Media of a publisher: 8 audio, 9 video, 18 data; `payload` is used again after the call. */
  onMedia(type: number, timeMs: number, payload: Buffer): void;
  /** The client ends what it publishes or plays. */
  onStop(): void;
}

// The library writes to the console, also what a client made up.
logger.log = () => undefined;

const VERSION = 3;
const SET_CHUNK_SIZE = 1;
const PING_REQUEST = 6;
const PING_RESPONSE = 7;
const FLEX_DATA = 15;
const DATA = 18;
const WINDOW_BYTES = 5_000_000;
const STREAM_BEGIN = 0;
/** Of what a client says it does with a codec: it can decode it (1), or hand it on (4). */
const TAKES = 5;
const MOST_CODECS = 64;

/**
 * The RTMP of node-media-server with limits, and with answers that wait for a decision: the library alone accepts every
 * publisher, allocates what a header claims, and throws over malformed input.
 */
export class RtmpProtocol extends Rtmp {
  #received = 0;
  #acknowledged = 0;
  #isPublishing = false;
  #client: Omit<RtmpCommand, "app" | "streamName"> = {
    userAgent: undefined,
    referer: undefined,
    fourCcs: new Set(),
  };

  constructor(private readonly events: RtmpEvents) {
    super();
    // A parser of files with a megabyte of its own, of no use to a connection.
    Reflect.deleteProperty(this, "flv");
    this.onOutputCallback = (bytes) => events.onOutput(bytes);
  }

  /** @throws when the bytes are no RTMP, or more than a client may ask for; the connection is of no use then */
  read(bytes: Buffer): void {
    if (this.#received === 0 && bytes[0] !== VERSION) throw refusal("These bytes are no RTMP.");
    this.#received += bytes.length;
    const fault = this.parserData(bytes);
    if (fault !== null) throw refusal(fault);
    if (this.#received - this.#acknowledged >= WINDOW_BYTES / 2) {
      this.#acknowledged = this.#received;
      this.sendACK(this.#received % 2 ** 32);
    }
  }

  acceptPublisher(): void {
    this.#isPublishing = true;
    this.#status("status", "NetStream.Publish.Start", "Publishing.");
  }

  acceptPlayer(): void {
    const id = this.streamId ?? 1;
    this.sendStreamStatus(STREAM_BEGIN, id);
    this.#status("status", "NetStream.Play.Reset", "Playing and resetting stream.");
    this.#status("status", "NetStream.Play.Start", "Started playing stream.");
    this.sendRtmpSampleAccess(id);
  }

  /** `code` for example `NetStream.Publish.BadName`. */
  refuse(code: string, words: string): void {
    this.#status("error", code, words);
  }

  override packetParse(): void {
    super.packetParse();
    const most = this.#isPublishing ? rtmpLimits.mediaStreams : rtmpLimits.commandStreams;
    if (this.inPackets.size > most) throw refusal("Too many chunk streams.");
  }

  override packetAlloc(): void {
    const most = this.#isPublishing ? rtmpLimits.mediaBytes : rtmpLimits.commandBytes;
    if (this.parserPacket.header.length > most) throw refusal("The message is too long.");
    super.packetAlloc();
  }

  override controlHandler(): void {
    super.controlHandler();
    if (this.parserPacket.header.type !== SET_CHUNK_SIZE) return;
    if (this.inChunkSize < 1 || this.inChunkSize > rtmpLimits.chunkBytes) throw refusal("The chunk size is wrong.");
  }

  override eventHandler(): void {
    const { payload, header } = this.parserPacket;
    if (header.length < 6 || payload.readUInt16BE(0) !== PING_REQUEST) return;
    this.sendStreamStatus(PING_RESPONSE, payload.readUInt32BE(2));
  }

  override dataHandler(): void {
    const { header, payload, clock } = this.parserPacket;
    const bytes = payload.subarray(0, header.length);
    // AMF3 data begins with a zero and goes on as AMF0.
    if (header.type === FLEX_DATA) this.events.onMedia(DATA, clock, bytes.subarray(1));
    else this.events.onMedia(header.type, clock, bytes);
  }

  override onConnect(message: Record<string, unknown>): void {
    const { cmdObj, transId } = message;
    this.streamApp = textOf(cmdObj, "app") ?? "";
    this.#client = {
      userAgent: textOf(cmdObj, "flashVer"),
      referer: textOf(cmdObj, "pageUrl"),
      fourCcs: new Set(announced(cmdObj)),
    };
    this.objectEncoding = 0;
    this.sendWindowACK(WINDOW_BYTES);
    this.setPeerBandwidth(WINDOW_BYTES, 2);
    this.setChunkSize(this.outChunkSize);
    this.respondConnect(transId);
  }

  override onPublish(message: Record<string, unknown>): void {
    this.events.onPublish(this.#command(message));
  }

  override onPlay(message: Record<string, unknown>): void {
    this.events.onPlay(this.#command(message));
  }

  override onDeleteStream(): void {
    this.events.onStop();
  }

  #command(message: Record<string, unknown>): RtmpCommand {
    this.streamId = this.parserPacket.header.stream_id;
    return { app: this.streamApp, streamName: textOf(message, "streamName") ?? "", ...this.#client };
  }

  #status(level: "status" | "error", code: string, words: string): void {
    // The library counts characters where the protocol counts bytes.
    this.sendStatusMessage(this.streamId ?? 1, level, code, words.replace(/[^\u0020-\u007e]/g, "?"));
  }
}

function refusal(words: string): ServerError {
  return new ServerError("bad_request", words);
}

/**
 * Codecs that a client names in `connect`: a list (E-RTMP v1), or by name what it does with each, of which taking it and
 * handing it on count (v2).
 */
function announced(cmdObj: unknown): readonly string[] {
  const list = valueOf(cmdObj, "fourCcList");
  const maps = ["videoFourCcInfoMap", "audioFourCcInfoMap"].map((key) => valueOf(cmdObj, key));
  const entries = maps.flatMap((map) => (typeof map === "object" && map !== null ? Object.entries(map) : []));
  const taken = entries.flatMap(([name, does]) => (typeof does === "number" && (does & TAKES) !== 0 ? [name] : []));
  const listed: readonly unknown[] = Array.isArray(list) ? list : [];
  return [...listed, ...taken].filter((name) => typeof name === "string").slice(0, MOST_CODECS);
}

function valueOf(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null && Object.hasOwn(holder, key)
    ? Reflect.get(holder, key)
    : undefined;
}

function textOf(holder: unknown, key: string): string | undefined {
  const value = valueOf(holder, key);
  return typeof value === "string" ? value.slice(0, rtmpLimits.nameLength * 2) : undefined;
}
