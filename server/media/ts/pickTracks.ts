import { type ElementaryStream, readProgramTables, SectionReader, type WholeSection } from "./programTables.ts";
import { packetHeader, tsPackets } from "./tsPackets.ts";

/** The sound of whole MPEG-TS packets with the clock it runs by; undefined when there is no picture or no sound. */
export function dropPictures(bytes: Buffer): Buffer | undefined {
  const streams = readProgramTables(bytes)?.streams ?? [];
  const has = (kind: ElementaryStream["content"]) => streams.some(({ content }) => content === kind);
  return has("video") && has("audio") ? pickTracks(bytes, ({ content }) => content === "audio") : undefined;
}

/** Some tracks of whole MPEG-TS packets with the clock they run by; undefined when there is none of them. */
export function pickTracks(bytes: Buffer, isWanted: (stream: ElementaryStream) => boolean): Buffer | undefined {
  const tables = readProgramTables(bytes);
  const wanted = new Set(tables?.streams.filter(isWanted).map(({ pid }) => pid));
  if (!tables || wanted.size === 0) return undefined;
  const others = new Set(tables.streams.filter(({ pid }) => !wanted.has(pid)).map(({ pid }) => pid));
  const sections = new SectionReader();
  const kept: Buffer[] = [];
  for (let at = 0; at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit, adaptation } = packetHeader(packet);
    if (pid === tsPackets.patPid || wanted.has(pid)) kept.push(packet);
    else if (pid === tables.pmtPid) {
      const whole = payloadAt === undefined ? undefined : sections.take(packet, payloadAt, startsUnit);
      if (whole) kept.push(...pickedPmt(whole, wanted));
    } else if (others.has(pid)) {
      const clock = clockPacket(packet, adaptation);
      if (clock) kept.push(clock);
    }
  }
  return Buffer.concat(kept);
}

const HEAD = 12;
const CHECKSUM = 4;
const PACKET_HEAD = 4;

/** The packets of a PMT that names the given streams only; as they came when those do not fit into one. */
function pickedPmt({ section, packets }: WholeSection, keep: ReadonlySet<number>): readonly Buffer[] {
  if (section.length < HEAD + CHECKSUM) return packets;
  const infoEnd = HEAD + (section.readUInt16BE(10) & 0x0fff);
  const parts = [section.subarray(0, infoEnd)];
  for (let at = infoEnd; at + 5 <= section.length - CHECKSUM;) {
    const end = at + 5 + (section.readUInt16BE(at + 3) & 0x0fff);
    if (keep.has(section.readUInt16BE(at + 1) & 0x1fff)) parts.push(section.subarray(at, end));
    at = end;
  }
  const body = Buffer.concat(parts);
  const [first] = packets;
  if (!first || PACKET_HEAD + 1 + body.length + CHECKSUM > tsPackets.size) return packets;
  body.writeUInt16BE(0xb000 | (body.length - 3 + CHECKSUM), 1);
  const checksum = Buffer.alloc(CHECKSUM);
  checksum.writeUInt32BE(sectionChecksum(body));
  const made = Buffer.alloc(tsPackets.size, 0xff);
  first.copy(made, 0, 0, PACKET_HEAD);
  // Nothing but the table: what stood before it in the packet is left out.
  made[3] = ((first[3] ?? 0) & 0x0f) | 0x10;
  made[PACKET_HEAD] = 0;
  Buffer.concat([body, checksum]).copy(made, PACKET_HEAD + 1);
  return [made];
}

const HAS_CLOCK = 0x10;
const ROOM = tsPackets.size - 5;

/** The clock (PCR) of a packet in a packet without payload; undefined when it has none. */
function clockPacket(packet: Buffer, adaptation: number): Buffer | undefined {
  if (adaptation < 7 || ((packet[5] ?? 0) & HAS_CLOCK) === 0) return undefined;
  const made = Buffer.alloc(tsPackets.size, 0xff);
  packet.copy(made, 0, 0, 3);
  // Nothing begins in it, and without payload its counter stands still.
  made[1] = (packet[1] ?? 0) & 0x1f;
  made[3] = 0x20;
  made[4] = ROOM;
  made[5] = HAS_CLOCK;
  packet.copy(made, 6, 6, 12);
  return made;
}

/** The checksum at the end of PAT and PMT (CRC-32/MPEG-2 of ISO/IEC 13818-1, annex A). */
export function sectionChecksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  }
  return sum >>> 0;
}
