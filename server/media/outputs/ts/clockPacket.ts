import { tsPackets } from "../../ts/tsPackets.ts";

const HAS_CLOCK = 0x10;
const ROOM = tsPackets.size - 5;

/** The clock (PCR) of a packet in a packet without payload; undefined when it has none. */
export function clockPacket(packet: Buffer, adaptation: number): Buffer | undefined {
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
