import { type ElementaryStream, SectionReader } from "../../ts/programTables.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import { clockPacket } from "./clockPacket.ts";
import { payloadOf } from "./payloadOf.ts";
import { pickedPmt } from "./pickedPmt.ts";
import { readTables } from "./readTables.ts";

/** The sound of whole MPEG-TS packets with the clock it runs by; undefined when there is no picture or no sound. */
export function dropPictures(bytes: Buffer): Buffer | undefined {
  const streams = readTables(bytes)?.streams ?? [];
  const has = (kind: ElementaryStream["content"]) => streams.some(({ content }) => content === kind);
  return has("video") && has("audio") ? pickTracks(bytes, ({ content }) => content === "audio") : undefined;
}

/** Some tracks of whole MPEG-TS packets with the clock they run by; undefined when there is none of them. */
export function pickTracks(bytes: Buffer, isWanted: (stream: ElementaryStream) => boolean): Buffer | undefined {
  const tables = readTables(bytes);
  const wanted = new Set(tables?.streams.filter(isWanted).map(({ pid }) => pid));
  if (!tables || wanted.size === 0) return undefined;
  const others = new Set(tables.streams.filter(({ pid }) => !wanted.has(pid)).map(({ pid }) => pid));
  const sections = new SectionReader();
  const kept: Buffer[] = [];
  for (let at = 0; at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit, adaptation } = payloadOf(packet);
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
