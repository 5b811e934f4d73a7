import { sectionOf } from "./sectionOf.ts";

/** PID of the first programme's map in a PAT packet, undefined when there is none. */
export function readPat(packet: Buffer, payloadAt: number): number | undefined {
  const section = sectionOf(packet, payloadAt);
  if (!section) return undefined;
  for (let at = 8; at + 4 <= section.length - 4; at += 4) {
    if (section.readUInt16BE(at) !== 0) return section.readUInt16BE(at + 2) & 0x1fff;
  }
  return undefined;
}
