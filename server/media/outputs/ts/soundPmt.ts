import { sectionOf } from "../../ts/sectionOf.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import { sectionChecksum } from "./sectionChecksum.ts";

const HEAD = 12;
const CHECKSUM = 4;

/** A PMT packet that names the given streams only. */
export function soundPmt(packet: Buffer, payloadAt: number, keep: ReadonlySet<number>): Buffer {
  const section = sectionOf(packet, payloadAt);
  if (!section) return packet;
  const infoEnd = HEAD + (section.readUInt16BE(10) & 0x0fff);
  const parts = [section.subarray(0, infoEnd)];
  for (let at = infoEnd; at + 5 <= section.length - CHECKSUM;) {
    const end = at + 5 + (section.readUInt16BE(at + 3) & 0x0fff);
    if (keep.has(section.readUInt16BE(at + 1) & 0x1fff)) parts.push(section.subarray(at, end));
    at = end;
  }
  const body = Buffer.concat(parts);
  body.writeUInt16BE(0xb000 | (body.length - 3 + CHECKSUM), 1);
  const checksum = Buffer.alloc(CHECKSUM);
  checksum.writeUInt32BE(sectionChecksum(body));
  const made = Buffer.alloc(tsPackets.size, 0xff);
  packet.copy(made, 0, 0, payloadAt);
  made[payloadAt] = 0;
  Buffer.concat([body, checksum]).copy(made, payloadAt + 1);
  return made;
}
