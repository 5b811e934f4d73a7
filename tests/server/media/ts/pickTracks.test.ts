import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dropPictures, sectionChecksum } from "../../../../server/media/ts/pickTracks.ts";
import { readProgramTables, sectionOf } from "../../../../server/media/ts/programTables.ts";
import { packetHeader } from "../../../../server/media/ts/tsPackets.ts";
import { tsOf } from "../support/tsOf.ts";

const media = await tsOf();
const sound = dropPictures(media) ?? Buffer.alloc(0);

function packetsOf(bytes: Buffer): readonly Buffer[] {
  return Array.from({ length: bytes.length / 188 }, (_, index) => bytes.subarray(index * 188, (index + 1) * 188));
}

/** The clock in an adaptation field, in its own bytes. */
function clocksOf(bytes: Buffer): readonly string[] {
  return packetsOf(bytes).flatMap((packet) => {
    const { adaptation } = packetHeader(packet);
    return adaptation >= 7 && ((packet[5] ?? 0) & 0x10) !== 0 ? [packet.toString("hex", 6, 12)] : [];
  });
}

describe("the sound alone", () => {
  it("keeps every packet of the sound and no picture", () => {
    const { streams = [] } = readProgramTables(media) ?? {};
    const soundPid = streams.find(({ type }) => type === 0x0f)?.pid;
    const of = (bytes: Buffer) => packetsOf(bytes).filter((packet) => packetHeader(packet).pid === soundPid);
    expect(of(sound).length).toBeGreaterThan(100);
    expect(Buffer.concat([...of(sound)]).equals(Buffer.concat([...of(media)]))).toBe(true);
    const withPayload = packetsOf(sound).filter((packet) => packetHeader(packet).payloadAt !== undefined);
    const pictures = withPayload.filter((packet) => packetHeader(packet).pid === streams[0]?.pid);
    expect(pictures).toEqual([]);
    expect(sound.length).toBeLessThan(media.length / 2);
  });

  it("names nothing but the sound, with a right checksum", () => {
    expect(readProgramTables(sound)?.streams.map(({ type }) => type)).toEqual([0x0f]);
    const pmtPid = readProgramTables(sound)?.pmtPid;
    const packet = packetsOf(sound).find((one) => packetHeader(one).pid === pmtPid) ?? Buffer.alloc(188);
    const section = sectionOf(packet, packetHeader(packet).payloadAt ?? 0) ?? Buffer.alloc(4);
    // Over a whole section with its checksum the sum is nothing.
    expect(sectionChecksum(section)).toBe(0);
    const [pat] = packetsOf(media).filter((one) => packetHeader(one).pid === 0);
    expect(sectionChecksum(sectionOf(pat ?? packet, 4) ?? Buffer.alloc(1))).toBe(0);
  });

  it("keeps the clock that the pictures carried", () => {
    expect(clocksOf(media).length).toBeGreaterThan(20);
    expect(clocksOf(sound)).toEqual(clocksOf(media));
  });

  it("is nothing where there is no picture beside it, or no sound", async () => {
    expect(dropPictures(sound)).toBeUndefined();
    expect(dropPictures(await tsOf({ hasSound: false }))).toBeUndefined();
    expect(dropPictures(Buffer.alloc(0))).toBeUndefined();
  });

  it("takes any bytes for packets without failing", () => {
    const damaged = fc.tuple(fc.nat(media.length - 1), fc.uint8Array({ maxLength: 400 }), fc.nat(188));
    fc.assert(
      fc.property(damaged, ([at, bytes, cut]) => {
        const copy = Buffer.from(media.subarray(0, 188 * 400));
        copy.set(bytes.subarray(0, Math.max(0, copy.length - at)), Math.min(at, copy.length));
        expect((dropPictures(copy.subarray(0, copy.length - cut))?.length ?? 0) % 188).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
