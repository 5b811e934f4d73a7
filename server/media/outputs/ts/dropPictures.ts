import { tsPackets } from "../../ts/tsPackets.ts";
import { clockPacket } from "./clockPacket.ts";
import { payloadOf } from "./payloadOf.ts";
import { readTables } from "./readTables.ts";
import { soundPmt } from "./soundPmt.ts";

/** The sound of whole MPEG-TS packets with the clock it runs by; undefined when there is no picture or no sound. */
export function dropPictures(bytes: Buffer): Buffer | undefined {
  const tables = readTables(bytes);
  if (!tables) return undefined;
  const pidsOf = (types: ReadonlySet<number>) =>
    new Set(tables.streams.filter(({ type }) => types.has(type)).map(({ pid }) => pid));
  const [pictures, sounds] = [pidsOf(tsPackets.videoTypes), pidsOf(tsPackets.audioTypes)];
  if (pictures.size === 0 || sounds.size === 0) return undefined;
  const kept: Buffer[] = [];
  for (let at = 0; at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit, adaptation } = payloadOf(packet);
    if (pid === tsPackets.patPid || sounds.has(pid)) kept.push(packet);
    else if (pid === tables.pmtPid) {
      kept.push(payloadAt !== undefined && startsUnit ? soundPmt(packet, payloadAt, sounds) : packet);
    } else if (pictures.has(pid)) {
      const clock = clockPacket(packet, adaptation);
      if (clock) kept.push(clock);
    }
  }
  return Buffer.concat(kept);
}
