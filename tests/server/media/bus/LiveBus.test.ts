import { describe, expect, it } from "vitest";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import { tsOf } from "../support/tsOf.ts";

const media = await tsOf({ seconds: 7 });

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
