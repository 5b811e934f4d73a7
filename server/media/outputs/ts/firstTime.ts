import { readPts } from "../../ts/mediaClocks.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import { payloadOf } from "./payloadOf.ts";
import { readTables } from "./readTables.ts";

/** When the first picture (or sound, where there is none) of whole packets is shown, in ticks of 90 kHz. */
export function firstTime(bytes: Buffer): number | undefined {
  const { streams = [] } = readTables(bytes) ?? {};
  const lead = streams.find(({ content }) => content === "video") ?? streams.find(({ content }) => content === "audio");
  for (let at = 0; lead && at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit } = payloadOf(packet);
    const time = pid === lead.pid && startsUnit && payloadAt !== undefined ? readPts(packet, payloadAt) : undefined;
    if (time !== undefined) return time;
  }
  return undefined;
}
