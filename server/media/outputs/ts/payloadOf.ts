import { tsPackets } from "../../ts/tsPackets.ts";

/** What the header of a packet says (ISO/IEC 13818-1, 2.4.3.2). */
interface Packet {
  readonly pid: number;
  /** A table or a picture begins in it. */
  readonly startsUnit: boolean;
  /** Undefined when it carries none. */
  readonly payloadAt: number | undefined;
  /** Length of the adaptation field without the byte that says so; 0 for none. */
  readonly adaptation: number;
}

export function payloadOf(packet: Buffer): Packet {
  const flags = packet[3] ?? 0;
  const hasAdaptation = (flags & 0x20) !== 0;
  const adaptation = hasAdaptation ? (packet[4] ?? 0) : 0;
  const payloadAt = 4 + (hasAdaptation ? 1 + adaptation : 0);
  const hasPayload = (flags & 0x10) !== 0 && payloadAt < tsPackets.size;
  return {
    pid: packet.readUInt16BE(1) & 0x1fff,
    startsUnit: ((packet[1] ?? 0) & 0x40) !== 0,
    payloadAt: hasPayload ? payloadAt : undefined,
    adaptation,
  };
}
