import { isPlainObject } from "../../../../src/model/Json.ts";
import type { OfferedMedia } from "../narrowOffer.ts";
import type { ReceivedTrack } from "../publishedRtp.ts";

/** What the server asks of the process for WebRTC; connections and feeds have numbers of one row. */
export type PeerOrder =
  | { readonly kind: "open"; readonly id: number; readonly offer: PeerOffer }
  | { readonly kind: "candidate"; readonly id: number; readonly candidate: string; readonly mid: string }
  | { readonly kind: "end"; readonly id: number }
  | { readonly kind: "openFeed"; readonly id: number }
  | { readonly kind: "closeFeed"; readonly id: number };

/** An offer that is to be answered, and what the connection is for. */
export interface PeerOffer {
  /** Narrowed to one format a track. */
  readonly sdp: string;
  /** Where the port for media is opened; everywhere when undefined. */
  readonly bindAddress: string | undefined;
  readonly task: PublishTask | PlayTask;
}

/** What the other side publishes goes to ffmpeg's ports. */
interface PublishTask {
  readonly kind: "publish";
  readonly tracks: readonly ReceivedTrack[];
  readonly videoBitsPerSecond: number;
}

/** What comes to the ports of a feed goes to the other side. */
interface PlayTask {
  readonly kind: "play";
  readonly feedId: number;
  readonly video: OfferedMedia | undefined;
  readonly audio: OfferedMedia | undefined;
}

/** What the process for WebRTC tells the server. */
export type PeerReport =
  /** The first word: whether the library is there. */
  | { readonly kind: "ready" | "missing" }
  | { readonly kind: "answer"; readonly id: number; readonly sdp: string }
  /** The ports of the loopback address that a feed listens on. */
  | { readonly kind: "feed"; readonly id: number; readonly video: number; readonly audio: number }
  /** What was asked for could not be opened. */
  | { readonly kind: "refused"; readonly id: number }
  /** Bytes of media since the last report; comes several times a second as a sign of life, also with none. */
  | { readonly kind: "bytes"; readonly counts: readonly (readonly [id: number, bytes: number])[] }
  | { readonly kind: "ended"; readonly id: number; readonly reason: string };

const LONGEST = 64 * 1024;

/** Reads a message of the process for WebRTC, whose memory a broken connection may have spoilt; undefined for anything else. */
export function readPeerReport(message: unknown): PeerReport | undefined {
  if (!isPlainObject(message)) return undefined;
  const { kind, id, sdp, reason, video, audio, counts } = message;
  if (kind === "ready" || kind === "missing") return { kind };
  if (kind === "bytes" && Array.isArray(counts)) return { kind, counts: counts.filter(isCount) };
  if (!isNumber(id)) return undefined;
  if (kind === "answer" && isText(sdp)) return { kind, id, sdp };
  if (kind === "refused") return { kind, id };
  if (kind === "ended" && isText(reason)) return { kind, id, reason };
  return kind === "feed" && isNumber(video) && isNumber(audio) ? { kind, id, video, audio } : undefined;
}

function isCount(entry: unknown): entry is [id: number, bytes: number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every(isNumber);
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST;
}
