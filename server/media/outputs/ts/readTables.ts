import { readPat } from "../../ts/readPat.ts";
import { type ElementaryStream, readPmt } from "../../ts/readPmt.ts";
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
  for (let at = 0; at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit } = payloadOf(packet);
    if (payloadAt === undefined || !startsUnit) continue;
    if (pid === tsPackets.patPid) pmtPid ??= readPat(packet, payloadAt);
    else if (pid === pmtPid) {
      const streams = readPmt(packet, payloadAt);
      if (streams) return { pmtPid, streams };
    }
  }
  return undefined;
}
