import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Push } from "../../../../src/generated/types/Push.ts";
import type { MediaContext, MediaPart } from "../../../../server/media/MediaPart.ts";
import { createPushPart } from "../../../../server/media/pushes/createPushPart.ts";
import { ffmpegLike } from "../inputs/ffmpegLike.ts";
import { tsOf } from "../support/tsOf.ts";
import { NotedLines } from "./NotedLines.ts";
import { PushableStream } from "./PushableStream.ts";
import { SlowProcesses } from "./SlowProcesses.ts";

const media = Buffer.from(await tsOf({ seconds: 2, gop: 25 }));
const CHUNK = 188 * 50;
const push: Push = { url: "rtmp://host/app/secret-key" };

describe("createPushPart", () => {
  let processes = new SlowProcesses();
  let log = new NotedLines();
  let part: MediaPart = {};

  beforeEach(() => {
    vi.useFakeTimers();
    processes = new SlowProcesses();
    log = new NotedLines();
  });
  afterEach(async () => {
    await part.stop?.();
    vi.useRealTimers();
  });

  function start(stream: PushableStream): void {
    const viewers: MediaContext["viewers"] = {
      open: () => Promise.reject(new Error("not part of this test")),
      find: () => undefined,
      sessionsOf: () => [],
      countOf: () => 0,
      bytesOf: () => 0,
      kill: () => 0,
      total: 0,
    };
    const context = { folder: "", ffmpeg: ffmpegLike(), processes, log, viewers, now: Date.now, config: () => ({}) };
    part = createPushPart({ ...context, streams: stream.directory });
  }

  /** The part of the media from `from` to `to`, in chunks as a pipe gives them. */
  function send(bus: { write(bytes: Buffer): void }, from = 0, to = 1): void {
    const [begin, end] = [from, to].map((share) => 188 * Math.floor((share * media.length) / 188));
    const piece = media.subarray(begin, end);
    for (let at = 0; at < piece.length; at += CHUNK) bus.write(piece.subarray(at, at + CHUNK));
  }

  it("starts with the stream's first media, and begins with tables and a key frame", () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    expect(processes.started).toEqual([]);
    const bus = stream.begin();
    expect(processes.started).toEqual([]);
    send(bus);
    const [first] = processes.started;
    expect(processes.started).toHaveLength(1);
    expect(first?.plan).toMatchObject({ kind: "push", label: "push to rtmp://host/app/***" });
    expect(first?.plan.args.at(-1)).toBe(push.url);
    const sent = Buffer.concat(first?.taken ?? []);
    // PAT, PMT, then the packet with the random-access flag.
    expect([sent[0], (sent[1] ?? 0) & 0x1f, sent[2]]).toEqual([0x47, 0, 0]);
    const keyFrame = sent.subarray(2 * 188);
    expect((keyFrame[3] ?? 0) & 0x20).toBe(0x20);
    expect((keyFrame[5] ?? 0) & 0x40).toBe(0x40);
    expect(media.subarray(-sent.length + 2 * 188).equals(sent.subarray(2 * 188))).toBe(true);
    expect(log.lines).toEqual(["news info: The push to rtmp://host/app/*** begins."]);
  });

  it("begins anew where the stream has become another, as its process knows the tracks of before", async () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const bus = stream.begin();
    send(bus);
    const later = await tsOf({ seconds: 6, gop: 25, size: "640x360", from: 2 });
    for (let at = 0; at < later.length; at += CHUNK) bus.write(later.subarray(at, at + CHUNK));
    expect(processes.started).toHaveLength(2);
    expect(log.lines).toContain("news info: The push to rtmp://host/app/*** restarts, as the stream has changed.");
  });

  it("joins a running stream in the middle of a group of pictures without a gap", () => {
    const stream = new PushableStream("news", []);
    start(stream);
    const bus = stream.begin();
    send(bus, 0, 0.8);
    stream.setPushes(push);
    part.configure?.();
    send(bus, 0.8, 1);
    const sent = Buffer.concat(processes.started[0]?.taken ?? []).subarray(2 * 188);
    expect(sent.length).toBeGreaterThan(media.length * 0.2);
    expect(media.subarray(-sent.length).equals(sent)).toBe(true);
  });

  it("never holds a stream on demand", () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    send(stream.begin());
    expect(stream.holds).toBe(0);
  });

  it("begins anew after 1 s, later and later up to 10 s while it fails, and says why without the key", async () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const bus = stream.begin();
    const waits: number[] = [];
    for (let failure = 0; failure < 6; failure += 1) {
      send(bus);
      const run = processes.started.at(-1);
      run?.errorLines.push(`${push.url}: Connection refused, secret-key`);
      run?.end(1);
      const count = processes.started.length;
      let waited = 0;
      for (; processes.started.length === count && waited < 20_000; waited += 500) {
        await vi.advanceTimersByTimeAsync(500);
        send(bus);
      }
      waits.push(waited);
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(log.lines[1]).toBe(
      "news warning: The push to rtmp://host/app/*** ended: rtmp://host/app/***: Connection refused, ***. Next try in 1 s.",
    );
    expect(log.lines.join("\n")).not.toContain("secret-key");
  });

  it("says in its own words how a process ended that said nothing, whatever the address has", async () => {
    const stream = new PushableStream("news", [{ ...push, url: "rtmp://host/app/c0de?with=code" }]);
    start(stream);
    send(stream.begin());
    processes.started.at(-1)?.end(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(log.lines[1]).toContain("ended: ffmpeg ended with code 1. Next try in 1 s.");
  });

  it("counts from the first wait again after a push that ran well", async () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const bus = stream.begin();
    send(bus);
    processes.started[0]?.end(1);
    await vi.advanceTimersByTimeAsync(1000);
    for (let second = 0; second < 31; second += 1) {
      send(bus);
      await vi.advanceTimersByTimeAsync(1000);
    }
    processes.started[1]?.end(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(log.lines.at(-1)).toContain("Next try in 1 s");
  });

  it("tries later when too many processes run", async () => {
    const stream = new PushableStream("news", [push]);
    processes.isFull = true;
    start(stream);
    const bus = stream.begin();
    send(bus);
    expect(log.lines).toEqual([
      "news error: The push to rtmp://host/app/*** cannot begin: 500 media processes run already.",
    ]);
    processes.isFull = false;
    await vi.advanceTimersByTimeAsync(1000);
    send(bus);
    expect(processes.started).toHaveLength(1);
  });

  it("says once that an address cannot be pushed to, and tries no more", async () => {
    const stream = new PushableStream("news", [{ url: "hls://host/x.m3u8" }]);
    start(stream);
    const bus = stream.begin();
    send(bus);
    await vi.advanceTimersByTimeAsync(60_000);
    send(bus);
    expect(processes.started).toEqual([]);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(
      "news error: The push to hls://host/x.m3u8 cannot begin: This server does not push to hls://",
    );
  });

  it("leaves media out while more than 4 MB wait, and goes on with a key frame", () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const bus = stream.begin();
    send(bus, 0, 0.1);
    const run = processes.started[0];
    if (!run) throw new Error("The push did not start.");
    run.isSlow = true;
    for (let sent = 0; sent < 8_000_000; sent += media.length) send(bus);
    expect(run.stdin.writableLength).toBeGreaterThan(4_000_000 - CHUNK);
    expect(run.stdin.writableLength).toBeLessThan(4_000_000 + 2 * CHUNK);
    expect(log.lines.filter((line) => line.includes("is too slow"))).toHaveLength(1);
    run.catchUp();
    const before = run.taken.length;
    send(bus);
    const after = Buffer.concat(run.taken.slice(before));
    expect([after[1], after[2]].map((byte) => (byte ?? 0) & 0x1f)).toEqual([0, 0]);
    expect(after.length).toBeGreaterThan(media.length / 2);
  });

  it("stops the one whose address is gone, and leaves the others alone", () => {
    const other = { url: "udp://239.5.5.5:5000" };
    const stream = new PushableStream("news", [push, other]);
    start(stream);
    const bus = stream.begin();
    send(bus);
    const [one, two] = processes.started;
    stream.setPushes(other);
    part.configure?.();
    expect([one?.stdin.writableEnded, two?.stdin.writableEnded]).toEqual([true, false]);
    send(bus);
    expect(processes.started).toHaveLength(2);
  });

  it("kills a process that does not say good-bye in time", async () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    send(stream.begin());
    stream.setPushes();
    part.configure?.();
    expect(processes.started[0]?.isKilled).toBe(false);
    await vi.advanceTimersByTimeAsync(2500);
    expect(processes.started[0]?.isKilled).toBe(true);
  });

  it("rests while the stream sends nothing, and begins with its next media", async () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const bus = stream.begin();
    send(bus);
    await vi.advanceTimersByTimeAsync(10_000);
    send(bus);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(processes.started[0]?.stdin.writableEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(6000);
    expect(processes.started[0]?.stdin.writableEnded).toBe(true);
    send(bus);
    expect(processes.started).toHaveLength(2);
  });

  it("follows the stream's best rendition when the ladder changes", () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const before = stream.begin();
    send(before);
    const after = stream.begin();
    expect(processes.started[0]?.stdin.writableEnded).toBe(true);
    send(before);
    expect(processes.started).toHaveLength(1);
    send(after);
    expect(processes.started).toHaveLength(2);
  });

  it("pushes to an address that stands twice twice, and to the older word's", () => {
    const stream = new PushableStream("news", [push, push]);
    stream.config = { ...stream.config, push: "rtmp://older/app/key" };
    start(stream);
    send(stream.begin());
    expect(processes.started.map(({ plan }) => plan.args.at(-1))).toEqual([push.url, push.url, "rtmp://older/app/key"]);
  });

  it("stops when its stream goes", () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const bus = stream.begin();
    send(bus);
    stream.leave();
    expect(processes.started[0]?.stdin.writableEnded).toBe(true);
    send(bus);
    expect(processes.started).toHaveLength(1);
  });

  it("stops with the server", async () => {
    const stream = new PushableStream("news", [push]);
    start(stream);
    const bus = stream.begin();
    send(bus);
    await part.stop?.();
    expect(processes.started[0]?.stdin.writableEnded).toBe(true);
    send(bus);
    part.configure?.();
    expect(processes.started).toHaveLength(1);
  });
});
