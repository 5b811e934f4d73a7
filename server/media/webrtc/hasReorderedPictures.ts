import { payloadOf } from "../outputs/ts/payloadOf.ts";
import { tsPackets } from "../ts/tsPackets.ts";

const VIDEO_STREAM = 0xe0;
const BOTH_TIMES = 0xc0;

/** Whether pictures are sent in another order than they are shown in (B-frames): browsers take none over WebRTC. */
export function hasReorderedPictures(packets: Buffer): boolean {
  for (let at = 0; at + tsPackets.size <= packets.length; at += tsPackets.size) {
    const packet = packets.subarray(at, at + tsPackets.size);
    const { startsUnit, payloadAt } = payloadOf(packet);
    if (!startsUnit || payloadAt === undefined || payloadAt + 8 > packet.length) continue;
    if (packet.readUIntBE(payloadAt, 3) !== 1 || ((packet[payloadAt + 3] ?? 0) & 0xf0) !== VIDEO_STREAM) continue;
    // A picture has a second time, when it is decoded, only where it is not that at which it is shown.
    if (((packet[payloadAt + 7] ?? 0) & BOTH_TIMES) === BOTH_TIMES) return true;
  }
  return false;
}
