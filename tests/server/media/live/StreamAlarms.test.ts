import { beforeEach, describe, expect, it } from "vitest";
import { StreamAlarms } from "../../../../server/media/live/StreamAlarms.ts";
import { Segmenter } from "../../../../server/media/ts/Segmenter.ts";
import type { Track } from "../../../../src/generated/types/Track.ts";
import { tsOf } from "../support/tsOf.ts";

const video: Track = { content: "video", codec: "h264", width: 1280, height: 720, pid: 256 };
const audio: Track = { content: "audio", codec: "aac", pid: 257 };

/** A stream of which each second brings a key frame and 24 others. */
class Figures {
  nowMs = 0;
  readonly alarms = new StreamAlarms();
  #seconds = 0;

  run(
    seconds: number,
    {
      key = 20_000,
      other = 2000,
      soundBps = 64_000,
      tracks = [video, audio],
    }: {
      readonly key?: number;
      readonly other?: number;
      readonly soundBps?: number;
      readonly tracks?: readonly Track[];
    } = {},
  ): readonly string[] {
    for (let second = 0; second < seconds; second += 1) {
      this.#sums.keys += 1;
      this.#sums.keyBytes += key;
      this.#sums.others += 24;
      this.#sums.otherBytes += 24 * other;
      this.#seconds += 1;
      this.nowMs = this.#seconds * 1000;
      const segmenter = Object.assign(Object.create(Segmenter.prototype), {});
      Object.defineProperty(segmenter, "frames", { value: { ...this.#sums } });
      this.alarms.sample({
        nowMs: this.nowMs,
        bus: { segmenter, bitsPerSecondOf: () => soundBps },
        info: { tracks: [...tracks] },
      });
    }
    return this.alarms.all;
  }

  readonly #sums = { keys: 0, keyBytes: 0, others: 0, otherBytes: 0 };
}

let stream: Figures;
beforeEach(() => {
  stream = new Figures();
});

describe("the alarms of a stream", () => {
  it("are none while picture and sound are as they should be", () => {
    expect(stream.run(60)).toEqual([]);
  });

  it("say after 20 s, and not sooner, that the picture stands still, and no longer once it moves", () => {
    expect(stream.run(20, { other: 30 })).toEqual([]);
    expect(stream.run(5, { other: 30 })).toEqual(["still"]);
    expect(stream.run(5)).toEqual([]);
  });

  it("say that it is black where its key frames have next to nothing in them", () => {
    expect(stream.run(25, { key: 380, other: 22 })).toEqual(["black"]);
  });

  it("say nothing of a picture in which a little moves", () => {
    expect(stream.run(40, { other: 600 })).toEqual([]);
  });

  it("say after 20 s that the sound is silent, of codecs that spend bits on what is heard", () => {
    expect(stream.run(20, { soundBps: 4900 })).toEqual([]);
    expect(stream.run(2, { soundBps: 4900 })).toEqual(["silent"]);
    expect(stream.run(1)).toEqual([]);
    expect(stream.run(40, { soundBps: 4900, tracks: [video, { ...audio, codec: "mp2a" }] })).toEqual([]);
  });

  it("say that sound or picture are gone which were there, and not that of what never had them", () => {
    expect(stream.run(3, { tracks: [video] })).toEqual([]);
    stream.run(1);
    expect(stream.run(1, { tracks: [video] })).toEqual(["no_audio"]);
    expect(stream.run(1, { tracks: [audio] })).toEqual(["no_video"]);
    stream.alarms.end();
    expect(stream.run(1, { tracks: [video] })).toEqual([]);
  });
});

describe("the frames that a segmenter adds up", () => {
  it("are those of the picture, key frames apart", async () => {
    const segmenter = new Segmenter({
      targetMs: 2000,
      now: () => 0,
      onChunk: () => undefined,
      onSegment: () => undefined,
    });
    segmenter.write(await tsOf({ seconds: 4, size: "160x90", gop: 25 }));
    const { keys, others, keyBytes, otherBytes } = segmenter.frames;
    expect([keys, others]).toEqual([4, 95]);
    expect(keyBytes / keys).toBeGreaterThan(otherBytes / others);
    segmenter.restart();
    expect(segmenter.frames.keys).toBe(0);
  });
});
