import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { Stream } from "../../../../../src/generated/types/Stream.ts";
import type { JsonObject } from "../../../../../src/model/Json.ts";
import { createDvrPart } from "../../../../../server/media/dvr/createDvrPart.ts";
import type { MediaContext, MediaPart } from "../../../../../server/media/MediaPart.ts";
import { FfmpegPool } from "../../../../../server/media/ffmpeg/FfmpegPool.ts";
import { ffmpeg } from "../../support/ffmpegPath.ts";
import { FakeDirectory } from "./FakeDirectory.ts";
import { FakeStream } from "./FakeStream.ts";
import { FakeViewers } from "./FakeViewers.ts";
import { FaultyFiles } from "./FaultyFiles.ts";

/** On a Wednesday at noon, so that an hour is ahead. */
const NOON = Date.UTC(2026, 8, 30, 12);

interface Sent {
  readonly bytes?: Buffer;
  readonly durationMs?: number;
  readonly isDiscontinuity?: boolean;
}

/** An archive with a clock that a test turns, over a folder that goes with it. */
export class DvrBench {
  readonly streams = new FakeDirectory();
  readonly viewers = new FakeViewers();
  readonly processes = new FfmpegPool(ffmpeg);
  readonly notes: string[] = [];
  readonly files = new FaultyFiles();
  config: Server = {};
  nowMs = NOON;
  part: MediaPart;
  readonly #sequences = new Map<FakeStream, number>();

  private constructor(readonly folder: string) {
    this.part = createDvrPart(this.#context(), { files: this.files, upkeepMs: 10 });
  }

  static async open(): Promise<DvrBench> {
    return new DvrBench(await mkdtemp(join(tmpdir(), "sluice-dvr-")));
  }

  get root(): string {
    return join(this.folder, "archive");
  }

  /** A stream that is recorded to `root` if nothing else is said, and not at all for null. */
  add(name: string, dvr: Stream["dvr"] | null = { root: this.root }): FakeStream {
    const stream = new FakeStream(name, { name, ...(dvr ? { dvr } : {}) });
    this.streams.add(stream);
    return stream;
  }

  /** Sends a piece that began now, and turns the clock to its end. */
  async send(stream: FakeStream, sent: Sent = {}): Promise<void> {
    const { bytes = Buffer.alloc(1000), durationMs = 2000, isDiscontinuity = false } = sent;
    await this.ready(stream);
    const sequence = this.#sequences.get(stream) ?? 0;
    this.#sequences.set(stream, sequence + 1);
    stream.bus.emit({ sequence, bytes, durationMs, startedAtMs: this.nowMs, isDiscontinuity });
    this.nowMs += durationMs;
    await this.settle();
  }

  async sendMany(stream: FakeStream, count: number, bytes?: Buffer): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) await this.send(stream, bytes ? { bytes } : {});
  }

  /** Once the archive listens to the stream. */
  async ready(stream: FakeStream): Promise<void> {
    await vi.waitFor(() => expect(stream.bus.listeners).toBe(1), { timeout: 10_000, interval: 2 });
  }

  /** Waits until nothing is on its way to the disk. */
  async settle(): Promise<void> {
    for (let still = 0; still < 5; still = this.files.busy === 0 ? still + 1 : 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  stats(name: string): JsonObject | undefined {
    const patch: JsonObject | undefined = this.part.report?.(true);
    return at(patch, ["streams", name, "stats"]);
  }

  restart(): Promise<void> {
    return this.restartWith(() => Promise.resolve());
  }

  /** Stops, and starts as the server does over the same folders; in between a test may change them. */
  async restartWith(between: () => Promise<void>): Promise<void> {
    await this.part.stop?.();
    await between();
    this.part = createDvrPart(this.#context(), { files: this.files, upkeepMs: 10 });
  }

  /** All files of the archive, below `root`. */
  async recorded(root = this.root): Promise<string[]> {
    const found = await readdir(root, { recursive: true }).catch(() => []);
    return found.filter((path) => path.endsWith(".ts")).sort();
  }

  async close(): Promise<void> {
    await this.part.stop?.();
    await this.processes.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  #context(): MediaContext {
    const { viewers } = this;
    return {
      folder: this.folder,
      ffmpeg,
      processes: this.processes,
      streams: this.streams,
      viewers: {
        open: (request) => viewers.open(request),
        find: (id) => viewers.find(id),
        sessionsOf: () => [],
        countOf: () => 0,
        bytesOf: () => viewers.bytes,
        kill: () => 0,
        total: 0,
      },
      log: { note: (name, level, text) => this.notes.push(`${name} ${level} ${text}`), rename: () => undefined },
      config: () => this.config,
      now: () => this.nowMs,
    };
  }
}

function at(tree: JsonObject | undefined, path: readonly string[]): JsonObject | undefined {
  let found: JsonObject | undefined = tree;
  for (const key of path) {
    const next = found?.[key];
    found = typeof next === "object" && next !== null && !Array.isArray(next) ? next : undefined;
  }
  return found;
}
