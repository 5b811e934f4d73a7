import { packetHeader, tsPackets } from "./tsPackets.ts";

/** An elementary stream of a programme. */
export interface ElementaryStream {
  readonly pid: number;
  /** `stream_type` of ISO/IEC 13818-1. */
  readonly type: number;
  /** What is in it, as far as outputs care. */
  readonly content: "video" | "audio" | "other";
  /** ISO 639-2, as the table has it: `eng`. */
  readonly language?: string;
}

/** A table, and the packets that carry it. */
export interface WholeSection {
  /** With its header and checksum. */
  readonly section: Buffer;
  readonly packets: readonly Buffer[];
}

interface Descriptor {
  readonly tag: number;
  readonly body: Buffer;
}

const videoTypes = new Set([0x01, 0x02, 0x10, 0x1b, 0x24]);
const audioTypes = new Set([0x03, 0x04, 0x0f, 0x11, 0x81, 0x87]);
/** Anything may be in it: subtitles, data, or sound that a descriptor names (EN 300 468, annexes D and G). */
const PRIVATE = 0x06;
const soundTags = new Set([0x6a, 0x7a, 0x7b, 0x7c]);
const REGISTRATION = 0x05;
const soundNames = new Set(["Opus", "AC-3", "EAC3", "DTS1", "DTS2", "DTS3"]);
const LANGUAGE = 0x0a;

/** PID of the first programme's map in a PAT packet, undefined when there is none. */
export function readPat(packet: Buffer, payloadAt: number): number | undefined {
  const section = sectionOf(packet, payloadAt);
  if (!section) return undefined;
  for (let at = 8; at + 4 <= section.length - 4; at += 4) {
    if (section.readUInt16BE(at) !== 0) return section.readUInt16BE(at + 2) & 0x1fff;
  }
  return undefined;
}

/**
 * Puts the tables of one PID together: that of a programme with many sounds or subtitles goes on over several packets
 * (ISO/IEC 13818-1, 2.4.4).
 */
export class SectionReader {
  #packets: Buffer[] = [];
  #bytes: Buffer = Buffer.alloc(0);

  /** @returns the table, with the packet that ends it */
  take(packet: Buffer, payloadAt: number, startsUnit: boolean): WholeSection | undefined {
    if (startsUnit) {
      this.#packets = [packet];
      this.#bytes = packet.subarray(payloadAt + 1 + (packet[payloadAt] ?? 0));
    } else if (this.#packets.length > 0) {
      this.#packets.push(packet);
      this.#bytes = Buffer.concat([this.#bytes, packet.subarray(payloadAt)]);
    } else return undefined;
    const end = this.#bytes.length < 3 ? Infinity : 3 + (this.#bytes.readUInt16BE(1) & 0x0fff);
    if (end > this.#bytes.length) return undefined;
    const packets = this.#packets;
    this.#packets = [];
    return { section: this.#bytes.subarray(0, end), packets };
  }
}

/** A section that fits into its packet, with its header and checksum. */
export function sectionOf(packet: Buffer, payloadAt: number): Buffer | undefined {
  const at = payloadAt + 1 + (packet[payloadAt] ?? 0);
  if (at + 3 > packet.length) return undefined;
  const length = packet.readUInt16BE(at + 1) & 0x0fff;
  const end = at + 3 + length;
  return end <= packet.length ? packet.subarray(at, end) : undefined;
}

/** The elementary streams that a PMT section names, undefined when it is none. */
export function readPmt(section: Buffer): readonly ElementaryStream[] | undefined {
  if (section[0] !== 2 || section.length < 16) return undefined;
  const streams: ElementaryStream[] = [];
  let at = 12 + (section.readUInt16BE(10) & 0x0fff);
  while (at + 5 <= section.length - 4) {
    const end = at + 5 + (section.readUInt16BE(at + 3) & 0x0fff);
    const descriptors = readDescriptors(section.subarray(at + 5, Math.min(end, section.length - 4)));
    const type = section[at] ?? 0;
    const language = languageOf(descriptors);
    streams.push({
      type,
      pid: section.readUInt16BE(at + 1) & 0x1fff,
      content: contentOf(type, descriptors),
      ...(language === undefined ? {} : { language }),
    });
    at = end;
  }
  return streams;
}

function readDescriptors(bytes: Buffer): readonly Descriptor[] {
  const descriptors: Descriptor[] = [];
  for (let at = 0; at + 2 <= bytes.length;) {
    const end = at + 2 + (bytes[at + 1] ?? 0);
    descriptors.push({ tag: bytes[at] ?? 0, body: bytes.subarray(at + 2, end) });
    at = end;
  }
  return descriptors;
}

function contentOf(type: number, descriptors: readonly Descriptor[]): ElementaryStream["content"] {
  if (videoTypes.has(type)) return "video";
  if (audioTypes.has(type)) return "audio";
  const isSound = descriptors.some(
    ({ tag, body }) =>
      soundTags.has(tag) || (tag === REGISTRATION && soundNames.has(body.subarray(0, 4).toString("latin1"))),
  );
  return type === PRIVATE && isSound ? "audio" : "other";
}

function languageOf(descriptors: readonly Descriptor[]): string | undefined {
  const code = descriptors
    .find(({ tag }) => tag === LANGUAGE)
    ?.body.subarray(0, 3)
    .toString("latin1")
    .toLowerCase();
  return code !== undefined && /^[a-z]{3}$/.test(code) && code !== "und" ? code : undefined;
}

/** Where the parts of a programme are. */
interface Tables {
  readonly pmtPid: number;
  readonly streams: readonly ElementaryStream[];
}

/** The first PAT and PMT in whole packets; undefined when one is missing. */
export function readProgramTables(bytes: Buffer): Tables | undefined {
  let pmtPid: number | undefined;
  const reader = new SectionReader();
  for (let at = 0; at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit } = packetHeader(packet);
    if (payloadAt === undefined) continue;
    if (pid === tsPackets.patPid && startsUnit) pmtPid ??= readPat(packet, payloadAt);
    else if (pid === pmtPid) {
      const whole = reader.take(packet, payloadAt, startsUnit);
      const streams = whole && readPmt(whole.section);
      if (streams) return { pmtPid, streams };
    }
  }
  return undefined;
}
