import { vi } from "vitest";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { Stream } from "../../../../../src/generated/types/Stream.ts";
import { isPlainObject, type JsonObject } from "../../../../../src/model/Json.ts";
import { applyMergePatch } from "../../../../../src/model/merge/mergePatch.ts";
import { LiveStreams } from "../../../../../server/media/live/LiveStreams.ts";
import type { LiveStream } from "../../../../../server/media/live/LiveStream.ts";
import type { ProvidedStreams } from "../../../../../server/media/live/ProvidedStreams.ts";
import type { LiveTools } from "../../../../../server/media/live/sources/openFeed.ts";
import { originProvider } from "../../../../../server/media/mirrors/OriginFeed.ts";
import { ServerError } from "../../../../../server/ServerError.ts";
import { tsOf } from "../../support/tsOf.ts";
import { FakePool } from "./FakePool.ts";
import { FakeViewers } from "./FakeViewers.ts";

const SECONDS = 60;
const media = await tsOf({ seconds: SECONDS, size: "160x90", gop: 25 });

const tools: LiveTools = {
  inputArguments: ({ url, ...options }) => {
    if (url.startsWith("bad://")) throw new ServerError("invalid", "bad:// is not supported by this ffmpeg.");
    if (url.startsWith("broken://")) throw new TypeError("Cannot read what is not there.");
    return [...Object.entries(options).flat().map(String), "-i", url];
  },
  publicationArguments: (format) => ["-f", format, "-i", "pipe:0"],
  // No logo is ever there.
  encodePlan: ({ stream: { transcoder, logo }, source: { url } }) => {
    const keys = Object.keys(transcoder?.video ?? { 1: {} });
    const args = transcoder ? ["-encode", JSON.stringify(transcoder)] : ["-c", "copy"];
    return {
      inputOptions: [],
      extraInputs: [],
      args,
      renditions: keys.map((key) => ({ key: `v${key}` })),
      isTranscoding: !!transcoder,
      listsInput: !!transcoder && !url.startsWith("fake://"),
      missingLogos: logo?.path ? [logo.path] : [],
    };
  },
  probeMedia: async () => ({
    width: 160,
    height: 90,
    tracks: [{ track_id: "v1", content: "video", codec: "h264", pid: 256, width: 160, height: 90 }],
  }),
};

/** Streams with processes, viewers and a clock that a test moves. */
export class LiveBench {
  readonly pool = new FakePool(media, SECONDS * 1000);
  readonly viewers = new FakeViewers();
  readonly notes: string[] = [];
  readonly live: LiveStreams;
  config: Server = {};
  /** What a console would hold. */
  tree: JsonObject = {};

  constructor() {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const { pool, viewers } = this;
    const context = {
      folder: "/nowhere",
      ffmpeg: {
        path: "ffmpeg",
        version: [5, 1] as const,
        versionText: "5.1",
        hasProtocol: () => true,
        hasEncoder: () => true,
        hasDemuxer: () => true,
        hasMuxer: () => true,
        hasFilter: () => true,
      },
      processes: pool,
      viewers,
      log: {
        note: (name: string, level: string, text: string) => void this.notes.push(`${name} ${level} ${text}`),
        rename: (from: string, to: string) => void this.notes.push(`${from} is ${to}`),
      },
      config: () => this.config,
      now: () => Date.now(),
    };
    this.live = new LiveStreams(context, tools);
  }

  /** Streams that come from other servers, of which a test tells. */
  provideOrigins(): ProvidedStreams {
    return this.live.provide(
      originProvider(
        () => this.config,
        () => Date.now(),
      ),
    );
  }

  /** Streams by name; what is not said of one is as it comes. */
  streams(streams: Readonly<Record<string, Omit<Stream, "name">>>): void {
    const named = Object.entries(streams).map(([name, stream]) => [name, { name, ...stream }] as const);
    this.configure({ ...this.config, streams: Object.fromEntries(named) });
  }

  configure(config: Server): void {
    this.config = config;
    this.live.configure();
  }

  /** Saves a new name for a stream, and what else is changed with it. */
  rename(from: string, to: string, stream?: Omit<Stream, "name">, others: Server["streams"] | object = {}): void {
    const { [from]: before = { name: from }, ...rest } = this.config.streams ?? {};
    const streams = { ...rest, [to]: { ...before, ...stream, name: to }, ...others };
    this.config = { ...this.config, streams };
    this.live.configure([{ from: ["streams", from], to: ["streams", to] }]);
  }

  stream(name = "news"): LiveStream {
    const stream = this.live.find(name);
    if (!stream) throw new Error(`There is no stream ${name}.`);
    return stream;
  }

  /** As a console sees it after the next report. */
  stats(name = "news"): JsonObject {
    this.report();
    return memberOf(memberOf(memberOf(this.tree, "streams"), name), "stats");
  }

  report(isFull = false): JsonObject {
    const patch = this.live.report(isFull);
    this.tree = applyMergePatch(this.tree, patch);
    return patch;
  }

  async pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
  }

  /** Bytes of a stream, for publishers. */
  get media(): Buffer {
    return media;
  }

  async close(): Promise<void> {
    await this.live.stop();
    vi.useRealTimers();
  }
}

function memberOf(object: JsonObject, key: string): JsonObject {
  const member = object[key];
  return isPlainObject(member) ? member : {};
}
