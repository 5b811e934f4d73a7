import type { WholeSection } from "../../ts/programTables.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import { sectionChecksum } from "./sectionChecksum.ts";

const HEAD = 12;
const CHECKSUM = 4;
const PACKET_HEAD = 4;

/** The packets of a PMT that names the given streams only; as they came when those do not fit into one. */
export function pickedPmt({ section, packets }: WholeSection, keep: ReadonlySet<number>): readonly Buffer[] {
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
