import { type ElementaryStream, readPat, readPmt, SectionReader } from "../../ts/programTables.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import { payloadOf } from "./payloadOf.ts";

/** Where the parts of a programme are. */
interface Tables {
  readonly pmtPid: number;
  readonly streams: readonly ElementaryStream[];
}

/** The first PAT and PMT in whole packets; undefined when one is missing. */
export function readTables(bytes: Buffer): Tables | undefined {
  let pmtPid: number | undefined;
  const reader = new SectionReader();
  for (let at = 0; at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit } = payloadOf(packet);
    if (payloadAt === undefined) continue;
    if (pid === tsPackets.patPid && startsUnit) pmtPid ??= readPat(packet, payloadAt);
    else if (pid === pmtPid) {
      const whole = reader.take(packet, payloadAt, startsUnit);
      const streams = whole && readPmt(whole.section);
      if (streams) return { pmtPid, streams };
    }
  }
  return undefined;
}
