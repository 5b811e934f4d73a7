import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import { ffmpegPath } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";

const media = await tsOf({ seconds: 7 });

/** What is in the packets of a track. */
async function elementary(kind: string, format: string): Promise<Buffer> {
  const args = ["-v", "error", "-i", "pipe:0", "-map", `0:${kind}`, "-c", "copy", "-f", format, "pipe:1"];
  const child = spawn(ffmpegPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(media);
  const pieces: Buffer[] = [];
  for await (const piece of child.stdout) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("a rendition's bus", () => {
  it("keeps as many segments as it is told to, and tells each", () => {
    const bus = new LiveBus({ keep: 2, targetMs: 2000, now: () => 0 });
    const told: number[] = [];
    bus.onSegment(({ sequence }) => told.push(sequence));
    bus.write(media);
    bus.restart();
    expect(told).toEqual([0, 1, 2, 3]);
    expect(bus.segments.map(({ sequence }) => sequence)).toEqual([2, 3]);
  });

  it("cuts by a changed duration from the next segment on, and tells who came meanwhile nothing twice", () => {
    const options = { keep: 8, targetMs: 2000, now: () => 0 };
    const bus = new LiveBus(options);
    const late: number[] = [];
    bus.onSegment(({ sequence }) => {
      options.targetMs = 4000;
      if (sequence === 0) bus.onSegment((segment) => late.push(segment.sequence));
    });
    bus.write(media);
    bus.restart();
    expect(bus.segments.map(({ durationMs }) => Math.round(durationMs / 100))).toEqual([20, 40, 10]);
    expect(late).toEqual([1, 2]);
  });

  it("numbers its segments from where it is told to, the first of them no discontinuity", () => {
    const bus = new LiveBus({ keep: 8, targetMs: 2000, now: () => 0, firstSequence: 1_700_000_000 });
    bus.restart();
    bus.write(media);
    expect(bus.segments.slice(0, 2)).toMatchObject([
      { sequence: 1_700_000_000, isDiscontinuity: false },
      { sequence: 1_700_000_001, isDiscontinuity: false },
    ]);
  });

  it("measures the rate over ten seconds, for each track too", () => {
    let now = 0;
    const bus = new LiveBus({ keep: 8, targetMs: 2000, now: () => now });
    const step = 188 * Math.floor(media.length / 188 / 70);
    for (let at = 0; at < media.length; at += step) {
      bus.write(media.subarray(at, at + step));
      now += 100;
    }
    const expected = (media.length * 8000) / 7000;
    expect(bus.bitsPerSecond / expected).toBeGreaterThan(0.9);
    expect(bus.bitsPerSecond / expected).toBeLessThan(1.1);
    const [picture, sound] = bus.segmenter.streams.map(({ pid }) => bus.bitsPerSecondOf(pid));
    expect(picture).toBeGreaterThan(sound ?? 0);
    now += 20_000;
    expect(bus.bitsPerSecond).toBe(0);
  });

  it("measures a track by its own bytes, without the packets they come in", async () => {
    let now = 0;
    const bus = new LiveBus({ keep: 8, targetMs: 2000, now: () => now });
    const step = 188 * Math.ceil(media.length / 188 / 70);
    bus.write(media.subarray(0, 188));
    for (let at = 188; at < media.length; at += step) {
      bus.write(media.subarray(at, at + step));
      now += 100;
    }
    for (const [index, kind] of ["v", "a"].entries()) {
      const format = kind === "v" ? "h264" : "adts";
      const pid = bus.segmenter.streams[index]?.pid ?? 0;
      const own = await elementary(kind, format);
      const measured = (bus.bitsPerSecondOf(pid) * now) / 8000;
      expect(measured / own.length, kind).toBeGreaterThan(0.985);
      expect(measured / own.length, kind).toBeLessThan(1.015);
    }
    expect((bus.bitsPerSecond * now) / 8000 / media.length).toBeGreaterThan(0.985);
  });

  it("names the codec of its pictures once it has a segment", () => {
    const bus = new LiveBus({ keep: 8, targetMs: 2000, now: () => 0 });
    expect(bus.codecs).toBeUndefined();
    bus.write(media);
    expect(bus.codecs).toMatch(/^avc1\.[0-9a-f]{6},mp4a\.40\.2$/);
  });

  it("forgets its segments when the stream stops, but goes on counting", () => {
    const bus = new LiveBus({ keep: 8, targetMs: 2000, now: () => 0 });
    bus.write(media);
    bus.clear();
    expect(bus.segments).toEqual([]);
    bus.write(media);
    expect(bus.segments[0]?.sequence).toBeGreaterThan(2);
    expect(bus.segments[0]?.isDiscontinuity).toBe(true);
  });
});
