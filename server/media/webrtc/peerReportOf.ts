import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { PeerReport } from "./peers/PeerReport.ts";

const LONGEST = 64 * 1024;

/** Reads a message of the process for WebRTC, whose memory a broken connection may have spoilt; undefined for anything else. */
export function peerReportOf(message: unknown): PeerReport | undefined {
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
