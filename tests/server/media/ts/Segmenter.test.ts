import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { MediaSegment } from "../../../../server/media/bus/StreamBus.ts";
import { Segmenter } from "../../../../server/media/ts/Segmenter.ts";
import { readPts } from "../../../../server/media/ts/mediaClocks.ts";
import { readProgramTables } from "../../../../server/media/ts/programTables.ts";
import { codecNames } from "../../../../server/media/ts/trackFormat.ts";
import { tsOf } from "../support/tsOf.ts";

describe("cutting MPEG-TS", () => {
  let media: Buffer;
  beforeAll(async () => {
    media = await tsOf({ seconds: 7 });
  });

  function cut(pieces: readonly Buffer[], targetMs = 2000) {
    const segments: MediaSegment[] = [];
    const chunks: Buffer[] = [];
    const segmenter = new Segmenter({
      targetMs,
      now: () => 1_000,
      onChunk: (chunk) => chunks.push(Buffer.from(chunk)),
      onSegment: (segment) => segments.push(segment),
    });
    for (const piece of pieces) segmenter.write(piece);
    return { segmenter, segments, chunks };
  }

  function inPieces(bytes: Buffer, sizes: readonly number[]): Buffer[] {
    const pieces: Buffer[] = [];
    for (let at = 0, turn = 0; at < bytes.length; turn++) {
      const size = sizes[turn % sizes.length] ?? 1;
      pieces.push(bytes.subarray(at, at + size));
      at += size;
    }
    return pieces;
  }

  it("cuts at each key frame after the target, whole packets with the tables in front", () => {
    const { segmenter, segments } = cut([media]);
    segmenter.restart();
    expect(segments.map(({ durationMs }) => Math.round(durationMs / 100) / 10)).toEqual([2, 2, 2, 1]);
    for (const { bytes } of segments) {
      expect(bytes.length % 188).toBe(0);
      expect(bytes.readUInt16BE(1) & 0x1fff).toBe(0);
    }
    expect(segments.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
  });

  it("waits for the target when key frames come more often", async () => {
    const often = await tsOf({ seconds: 7, gop: 25 });
    const { segments } = cut([often], 3000);
    expect(segments.map(({ durationMs }) => Math.round(durationMs / 1000))).toEqual([3, 3]);
  });

  it("cuts the same however the bytes come in pieces", () => {
    const whole = cut([media]).segments.map(({ bytes }) => bytes.toString("base64"));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 50, max: 9000 }), { minLength: 1, maxLength: 6 }), (sizes) => {
        const { segments } = cut(inPieces(media, sizes));
        expect(segments.map(({ bytes }) => bytes.toString("base64"))).toEqual(whole);
      }),
      { numRuns: 8 },
    );
  });

  it("finds the packets again after bytes that are none", () => {
    const half = 188 * 1000;
    const { chunks } = cut([media.subarray(0, half), Buffer.from("not a packet"), media.subarray(half)]);
    expect(Buffer.concat(chunks).equals(media)).toBe(true);
  });

  it("counts lost packets, and none in a whole stream", () => {
    expect(cut([media]).segmenter.continuityErrors).toBe(0);
    const { segmenter } = cut([media.subarray(0, 188 * 500), media.subarray(188 * 520)]);
    expect(segmenter.continuityErrors).toBeGreaterThan(0);
  });

  it("adds up the frames of another picture by themselves, once the table names it in the place of the former", async () => {
    const other = await tsOf({ seconds: 2, firstPid: 0x120 });
    const { segmenter } = cut([media]);
    expect(segmenter.frames.others).toBeGreaterThan(100);
    segmenter.write(other);
    expect(segmenter.frames).toEqual(cut([other]).segmenter.frames);
  });

  it("goes on after a restart with the next number and a discontinuity", () => {
    const { segmenter, segments } = cut([media]);
    const before = segments.length;
    segmenter.restart();
    segmenter.write(media);
    const next = segments[before + 1];
    expect(next?.sequence).toBe(before + 1);
    expect(segments.map(({ isDiscontinuity }) => isDiscontinuity)).toEqual(
      segments.map((_, index) => index === before + 1),
    );
  });

  it("marks a discontinuity where the clock of the source jumps back", () => {
    const { segments } = cut([media, media]);
    expect(segments.filter(({ isDiscontinuity }) => isDiscontinuity)).toHaveLength(1);
    expect(segments.every(({ durationMs }) => durationMs > 0 && durationMs < 3000)).toBe(true);
  });

  it("begins a late reader with the tables and the present group of pictures", () => {
    const { segmenter } = cut([media]);
    const { beginning } = segmenter;
    expect(beginning.readUInt16BE(1) & 0x1fff).toBe(0);
    expect(beginning.length).toBeLessThan(media.length / 3);
    expect(cut([beginning]).segmenter.streams.map(({ type }) => type)).toEqual([0x1b, 0x0f]);
  });

  it("takes any bytes without harm", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 700 }), { maxLength: 8 }), (pieces) => {
        expect(() => cut(pieces.map((piece) => Buffer.from(piece)))).not.toThrow();
      }),
    );
  });

  it("takes damaged packets without harm", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(188 * 400), fc.integer({ min: 0, max: 255 })), { maxLength: 60 }),
        (hits) => {
          const damaged = Buffer.from(media.subarray(0, 188 * 400));
          for (const [at, value] of hits) damaged[at] = value;
          expect(() => cut([damaged])).not.toThrow();
        },
      ),
      { numRuns: 40 },
    );
  });

  it("reads a table of so many sounds that it goes on over several packets, and puts all of it in front", async () => {
    const many = await tsOf({ seconds: 5, sounds: 18 });
    const { segmenter, segments } = cut(inPieces(many, [1000]));
    expect(segmenter.streams).toHaveLength(19);
    expect(segments.length).toBeGreaterThanOrEqual(2);
    for (const { bytes } of segments) expect(readProgramTables(bytes)?.streams).toHaveLength(19);
  });
});

function cutAndTell(pieces: readonly Buffer[], targetMs = 2000) {
  const segments: MediaSegment[] = [];
  let foreign = 0;
  const segmenter = new Segmenter({
    targetMs,
    now: () => 1_000,
    onChunk: () => undefined,
    onSegment: (segment) => segments.push(segment),
    onForeign: () => foreign++,
  });
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += 9400) segmenter.write(piece.subarray(at, at + 9400));
  }
  const silent = segmenter.silentPids(2000);
  segmenter.restart();
  const told = segments.map(({ durationMs, isDiscontinuity, formats = [] }) => ({
    seconds: Math.round(durationMs / 100) / 10,
    isDiscontinuity,
    size: formats.find(({ size }) => size)?.size?.width,
    codecs: codecNames(formats),
  }));
  return { segments, told, silent, foreign };
}

/** The parameter sets of H.264 in some bytes. */
function setsIn(bytes: Buffer): Set<string> {
  const sets = new Set<string>();
  const start = Buffer.from([0, 0, 1, 0x67]);
  for (let at = bytes.indexOf(start); at >= 0; at = bytes.indexOf(start, at + 1)) {
    sets.add(bytes.toString("hex", at + 4, at + 16));
  }
  return sets;
}

function packetsOf(bytes: Buffer): readonly Buffer[] {
  return Array.from({ length: bytes.length / 188 }, (_, index) => bytes.subarray(index * 188, (index + 1) * 188));
}

/** Length of a packet's adaptation field. */
const packetField = (packet: Buffer): number => (((packet[3] ?? 0) & 0x20) === 0 ? 0 : 1 + (packet[4] ?? 0));

/** As one muxer would write it: the same packets' counters are no matter here, the clock goes on. */
const small = await tsOf({ seconds: 5 });
const large = await tsOf({ seconds: 5, size: "640x360", from: 5 });

describe("a stream that changes midway", () => {
  it("begins a new segment with the picture of another size, and names it", () => {
    const { told, segments } = cutAndTell([small, large]);
    expect(told.map(({ size }) => size)).toEqual([320, 320, 320, 640, 640, 640]);
    expect(told.map(({ seconds }) => seconds)).toEqual([2, 2, 1, 2, 2, 1]);
    expect(told.map(({ isDiscontinuity }) => isDiscontinuity)).toEqual([false, false, false, true, false, false]);
    for (const { bytes } of segments) expect(setsIn(bytes).size).toBe(1);
    expect(new Set(told.map(({ codecs }) => codecs)).size).toBe(2);
  });

  it("does so however long a segment may get", () => {
    const { told } = cutAndTell([small, large], 20_000);
    expect(told.map(({ size }) => size)).toEqual([320, 640]);
    expect(told.map(({ isDiscontinuity }) => isDiscontinuity)).toEqual([false, true]);
  });

  it("keeps the tables of before in front of what was before, where tracks come and go", async () => {
    const two = await tsOf({ seconds: 5, sounds: 2, from: 5 });
    const mute = await tsOf({ seconds: 5, hasSound: false, from: 10 });
    const { segments, told } = cutAndTell([small, two, mute]);
    const types = segments.map(({ bytes }) => readProgramTables(bytes)?.streams.map(({ type }) => type));
    const [one, both, none] = [[0x1b, 0x0f], [0x1b, 0x0f, 0x0f], [0x1b]];
    expect(types).toEqual([one, one, one, both, both, both, none, none, none]);
    expect(told.flatMap(({ isDiscontinuity }, index) => (isDiscontinuity ? [index] : []))).toEqual([3, 6]);
  });

  it("tells the languages of its sounds", async () => {
    const { segments } = cutAndTell([await tsOf({ seconds: 5, sounds: 2 })]);
    expect(segments[0]?.formats?.map(({ content, language }) => [content, language])).toEqual([
      ["video", undefined],
      ["audio", "qaa"],
      ["audio", "qba"],
    ]);
  });

  it("goes from H.264 to HEVC where the table says so, and names both", async () => {
    const hevc = await tsOf({ seconds: 5, size: "640x360", picture: "hevc", from: 5 });
    const { told, foreign } = cutAndTell([small, hevc]);
    expect(told[0]?.codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/);
    expect(told.at(-1)?.codecs).toMatch(/^hvc1\.1\.6\.L\d+(?:\.[0-9A-F]+)+,mp4a\.40\.2$/);
    expect(told.map(({ size }) => size)).toEqual([320, 320, 320, 640, 640, 640]);
    expect(told.filter(({ isDiscontinuity }) => isDiscontinuity)).toHaveLength(1);
    expect(foreign).toBe(0);
  });

  it("takes nothing of pictures that are not what the table still calls them, and says so", async () => {
    const hevc = await tsOf({ seconds: 5, picture: "hevc", from: 5 });
    const mpeg2 = await tsOf({ seconds: 5, picture: "mpeg2", from: 5 });
    for (const other of [hevc, mpeg2]) {
      const { told, foreign } = cutAndTell([small, withoutTables(other)]);
      expect(told.map(({ size, seconds }) => [size, seconds])).toEqual([
        [320, 2],
        [320, 2],
        [320, 1],
      ]);
      expect(foreign).toBeGreaterThan(0);
    }
  });

  it("makes no segment longer than its media where the clock jumps with the change", async () => {
    const ahead = await tsOf({ seconds: 5, size: "640x360", from: 12 });
    expect(cutAndTell([small, ahead]).told.map(({ seconds }) => seconds)).toEqual([2, 2, 1, 2, 2, 1]);
    const stray = withoutTables(await tsOf({ seconds: 5, from: 10 })).subarray(0, 188 * 20);
    const hevc = withoutTables(await tsOf({ seconds: 5, picture: "hevc", from: 12 }));
    const { told } = cutAndTell([small, stray, hevc]);
    for (const { seconds } of told) expect(seconds).toBeLessThanOrEqual(2);
  });

  it("leaves out what a jump of the clock left behind: the rest of a picture, sounds of before", async () => {
    const isSound = (packet: Buffer) => (packet.readUInt16BE(1) & 0x1fff) === 0x101;
    const before = packetsOf(await tsOf({ seconds: 5 })).slice(0, 300);
    const sounds = packetsOf(small).filter(isSound);
    const rest = packetsOf(withoutTables(await tsOf({ seconds: 5, from: 30 }))).filter((one) => !isSound(one));
    const ahead = packetsOf(withoutTables(await tsOf({ seconds: 5, from: 12 })));
    const late = sounds.slice(sounds.length / 2, sounds.length / 2 + 20);
    const pieces = [before, rest.slice(100, 140), ahead.slice(0, 30), late, ahead.slice(30)];
    const { segments, told } = cutAndTell(pieces.map((packets) => Buffer.concat(packets)));
    expect(told.filter(({ isDiscontinuity }) => isDiscontinuity)).toHaveLength(1);
    for (const { bytes, durationMs } of segments) {
      const times = packetsOf(bytes).flatMap((packet) => readPts(packet, 4 + packetField(packet)) ?? []);
      expect(times.length).toBeGreaterThan(10);
      expect(durationMs).toBeLessThanOrEqual(2000);
      expect((Math.max(...times) - Math.min(...times)) / 90_000).toBeLessThan(2.5);
    }
  });

  it("keeps what follows a picture that stood for a while, as cameras and shared screens send it", async () => {
    const later = await tsOf({ seconds: 6, from: 6, gop: 150 });
    const packets = packetsOf(withoutTables(later));
    const isKey = (packet: Buffer) => ((packet[3] ?? 0) & 0x20) !== 0 && ((packet[5] ?? 0) & 0x40) !== 0;
    // Without its key frame, and what belongs to that: the clock leaps from 2 s to 6 s in the middle of a group.
    const from = packets.findIndex((packet, at) => at > 0 && (packet[1] ?? 0) === 0x41 && !isKey(packet));
    const { told, segments } = cutAndTell([
      await tsOf({ seconds: 2 }),
      Buffer.concat(packets.slice(from)),
      await tsOf({ seconds: 2, from: 12 }),
    ]);
    expect(told.some(({ isDiscontinuity }) => isDiscontinuity)).toBe(false);
    const pictures = segments
      .flatMap(({ bytes }) => packetsOf(bytes))
      .filter((packet) => (packet[1] ?? 0) === 0x41 && packet[2] === 0);
    expect(pictures.length).toBeGreaterThan(200);
  });

  it("begins anew where the sound becomes another", async () => {
    const slow = await tsOf({ seconds: 5, rate: 32_000, from: 5 });
    const { told } = cutAndTell([small, slow]);
    expect(told.flatMap(({ isDiscontinuity }, index) => (isDiscontinuity ? [index] : []))).toHaveLength(1);
    const mp2 = await tsOf({ seconds: 5, sound: "mp2", from: 5 });
    expect(cutAndTell([small, mp2]).told.at(-1)?.codecs).toMatch(/,mp4a\.40\.33$/);
  });

  it("names the codecs of sound alone, of MPEG-2 and of AC-3", async () => {
    expect(cutAndTell([await tsOf({ picture: "none" })]).told[1]?.codecs).toBe("mp4a.40.2");
    expect(cutAndTell([await tsOf({ picture: "mpeg2", sound: "ac3" })]).told[1]?.codecs).toBe("mp4v.61,ac-3");
  });

  it("knows which track has fallen silent, by the time of the others", async () => {
    const mute = withoutTables(await tsOf({ seconds: 5, hasSound: false, from: 5 }));
    expect(cutAndTell([small]).silent).toEqual([]);
    expect(cutAndTell([small, mute]).silent).toEqual([0x101]);
    const heard = withoutTables(withoutPid(await tsOf({ seconds: 5, from: 5 }), 0x100));
    expect(cutAndTell([small, heard]).silent).toEqual([0x100]);
  });

  it("goes by the sound where the table names a picture that never comes", () => {
    const { told } = cutAndTell([withoutPid(changed(), 0x100)]);
    expect(told.length).toBeGreaterThan(0);
    for (const { seconds } of told) expect(seconds).toBeLessThanOrEqual(4);
  });
});

function changed(): Buffer {
  return Buffer.concat([small, withoutTables(large)]);
}

function withoutPid(bytes: Buffer, ...pids: readonly number[]): Buffer {
  const packets = Array.from({ length: bytes.length / 188 }, (_, at) => bytes.subarray(at * 188, (at + 1) * 188));
  return Buffer.concat(packets.filter((packet) => !pids.includes(packet.readUInt16BE(1) & 0x1fff)));
}

function withoutTables(bytes: Buffer): Buffer {
  return withoutPid(bytes, 0, 0x11, 0x1000);
}
