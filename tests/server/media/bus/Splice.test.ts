import { beforeAll, describe, expect, it } from "vitest";
import { AiredBus } from "../../../../server/media/bus/AiredBus.ts";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import { Splice } from "../../../../server/media/bus/Splice.ts";
import type { MediaSegment } from "../../../../server/media/bus/StreamBus.ts";
import { readPts } from "../../../../server/media/ts/mediaClocks.ts";
import { ContinuityCheck, packetHeader } from "../../../../server/media/ts/tsPackets.ts";
import { tsOf } from "../support/tsOf.ts";

const PIECE = 188 * 20;
const PICTURE_PID = 0x100;
let source: Buffer;
let advertising: Buffer;
beforeAll(async () => {
  source = await tsOf({ seconds: 20, gop: 25, from: 1000 });
  advertising = await tsOf({ seconds: 6, gop: 25, size: "160x90" });
});

/** The buses of a stream with some renditions, written in pieces as they come, and what was aired of each. */
class Bench {
  readonly buses: readonly AiredBus[];
  readonly aired: MediaSegment[][];
  readonly recorded: MediaSegment[] = [];
  readonly chunks: Buffer[] = [];
  readonly splice: Splice;
  #at = 0;
  #adAt = 0;

  constructor(renditions = 1) {
    const options = { keep: 50, targetMs: 2000, now: () => 0, firstSequence: 100 };
    this.buses = Array.from({ length: renditions }, () => new AiredBus(new LiveBus(options), () => 50));
    this.aired = this.buses.map(() => []);
    for (const [index, bus] of this.buses.entries()) bus.onSegment((segment) => this.aired[index]?.push(segment));
    this.buses[0]?.source.onSegment((segment) => this.recorded.push(segment));
    this.buses[0]?.onChunk((chunk) => this.chunks.push(chunk));
    this.splice = new Splice({
      buses: this.buses,
      targetMs: 2000,
      now: () => 0,
      onForeign: () => undefined,
      onSegment: (segment) => ({ ...segment, onSent: () => undefined }),
    });
  }

  /** The renditions get the same media one after the other, as an encoder gives it. */
  give(share: number): void {
    const until = Math.min(source.length, this.#at + source.length * share);
    for (; this.#at < until; this.#at += PIECE) {
      for (const bus of this.buses) bus.source.write(source.subarray(this.#at, this.#at + PIECE));
    }
  }

  advertise(share: number): void {
    const until = Math.min(advertising.length, this.#adAt + advertising.length * share);
    for (; this.#adAt < until; this.#adAt += PIECE)
      this.splice.write(advertising.subarray(this.#adAt, this.#adAt + PIECE));
  }

  /** Of the first rendition: `s` a segment of the source, `a` one of the advertising, `|` before a discontinuity. */
  get words(): string {
    return (this.aired[0] ?? []).map((one) => `${one.isDiscontinuity ? "|" : ""}${one.onSent ? "a" : "s"}`).join("");
  }

  /** Times of the pictures as readers get them, in milliseconds. */
  get times(): readonly number[] {
    return eachPacket(Buffer.concat(this.chunks)).flatMap((packet) => {
      const { pid, startsUnit, payloadAt } = packetHeader(packet);
      const time =
        pid === PICTURE_PID && startsUnit && payloadAt !== undefined ? readPts(packet, payloadAt) : undefined;
      return time === undefined ? [] : [Math.round(time / 90)];
    });
  }
}

function eachPacket(bytes: Buffer): readonly Buffer[] {
  return Array.from({ length: Math.floor(bytes.length / 188) }, (_, index) =>
    bytes.subarray(index * 188, (index + 1) * 188),
  );
}

/** A break of all that is given, from the source and back. */
function playBreak(bench: Bench): void {
  const { splice } = bench;
  let hasLeft = false;
  bench.give(0.22);
  splice.leaveSource(() => {
    hasLeft = true;
    splice.beginNext();
  });
  bench.give(0.06);
  expect(hasLeft).toBe(true);
  bench.advertise(0.6);
  bench.give(0.2);
  splice.returnToSource(() => undefined);
  bench.give(0.4);
}

describe("media in the place of a stream's own", () => {
  it("is aired between two pictures of the source, with a discontinuity before and after", () => {
    const bench = new Bench();
    playBreak(bench);
    expect(bench.words).toMatch(/^s+\|a+\|s+$/);
    const numbers = bench.aired[0]?.map(({ sequence }) => sequence) ?? [];
    expect(numbers).toEqual(numbers.map((_, index) => 100 + index));
  });

  it("leaves what is recorded as it is", () => {
    const bench = new Bench();
    playBreak(bench);
    expect(bench.recorded.every(({ onSent, isDiscontinuity }) => onSent === undefined && !isDiscontinuity)).toBe(true);
    const lengthMs = bench.recorded.reduce((sum, { durationMs }) => sum + durationMs, 0);
    expect(lengthMs).toBeGreaterThan(14_000);
  });

  it("begins and ends with the same picture in each rendition, by the same numbers", () => {
    const bench = new Bench(3);
    playBreak(bench);
    const told = bench.aired.map((segments) =>
      segments.map(({ sequence, durationMs, isDiscontinuity }) => ({ sequence, durationMs, isDiscontinuity })),
    );
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  it("goes on by the clock of the source: no reader sees it leap", () => {
    const bench = new Bench();
    playBreak(bench);
    const steps = bench.times.slice(1).map((time, index) => time - (bench.times[index] ?? 0));
    const leaps = steps.filter((step) => step !== 40);
    // Where it returns, less was aired here than the source went on.
    expect(leaps.length).toBeLessThanOrEqual(2);
    expect(Math.max(...leaps.map(Math.abs))).toBeLessThan(3000);
  });

  it("tells readers of MPEG-TS where the counters begin anew, so that no packet counts as lost", () => {
    const bench = new Bench();
    playBreak(bench);
    const check = new ContinuityCheck();
    for (const packet of eachPacket(Buffer.concat(bench.chunks))) {
      const flags = packet[3] ?? 0;
      const { pid } = packetHeader(packet);
      const beginsAnew = (flags & 0x20) !== 0 && (packet[4] ?? 0) > 0 && ((packet[5] ?? 0) & 0x80) !== 0;
      if ((flags & 0x10) !== 0) check.see(pid, flags & 0x0f, beginsAnew);
      else if (beginsAnew) check.beginAnew(pid);
    }
    expect(check.errors).toBe(0);
  });

  it("may end at any time: the source is there at once, from its present group of pictures on", () => {
    const bench = new Bench();
    const { splice } = bench;
    bench.give(0.22);
    splice.leaveSource(() => splice.beginNext());
    bench.give(0.06);
    bench.advertise(0.3);
    bench.give(0.03);
    const before = bench.chunks.length;
    splice.end();
    expect(bench.chunks.length).toBeGreaterThan(before);
    expect(bench.words).toMatch(/^s+\|a+$/);
    bench.give(0.3);
    expect(bench.words).toMatch(/^s+\|a+\|s+$/);
  });

  it("is not aired where it is taken back before a picture has come", () => {
    const bench = new Bench();
    bench.give(0.22);
    bench.splice.leaveSource(() => expect.unreachable("The source was left."));
    bench.splice.end();
    bench.give(0.4);
    expect(bench.words).toMatch(/^s+$/);
  });
});
