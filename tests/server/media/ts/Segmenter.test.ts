import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { MediaSegment } from "../../../../server/media/bus/StreamBus.ts";
import { readProgramTables } from "../../../../server/media/ts/programTables.ts";
import { Segmenter } from "../../../../server/media/ts/Segmenter.ts";
import { tsOf } from "../support/tsOf.ts";

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

describe("cutting MPEG-TS", () => {
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
