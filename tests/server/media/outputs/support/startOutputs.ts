import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { Stream } from "../../../../../src/generated/types/Stream.ts";
import { createApp } from "../../../../../server/http/createApp.ts";
import { createLog } from "../../../../../server/log/serverLog.ts";
import { mountMedia } from "../../../../../server/media/mountMedia.ts";
import type { MediaContext, MediaPart } from "../../../../../server/media/MediaPart.ts";
import { createOutputsPart } from "../../../../../server/media/outputs/createOutputsPart.ts";
import { FfmpegPool } from "../../../../../server/media/ffmpeg/FfmpegPool.ts";
import type { ProcessPool } from "../../../../../server/media/ffmpeg/ProcessPool.ts";
import { ViewerRegistry } from "../../../../../server/media/viewers/ViewerRegistry.ts";
import { temporaryFolder } from "../../../support/temporaryFolder.ts";
import { ffmpeg } from "../../support/ffmpegPath.ts";
import { FakeDirectory } from "./FakeDirectory.ts";
import { FakeStream } from "./FakeStream.ts";

/** The outputs on a real port, with real viewers and processes, and streams that the test feeds. */
export interface Outputs {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly part: MediaPart;
  readonly config: Server;
  readonly streams: FakeDirectory;
  readonly viewers: ViewerRegistry;
  readonly folder: string;
  /** Labels of the processes that were started. */
  readonly started: readonly string[];
  /** The token of an administrator's console. */
  readonly viewToken: string;
  /** Milliseconds that the viewers' clock is ahead. */
  readonly clock: { aheadMs: number };
  add(name: string, settings?: Partial<Stream>): FakeStream;
  get(path: string, init?: RequestInit): Promise<Response>;
}

/** Starts them; they stop when the test ends. */
export async function startOutputs(folder = temporaryFolder()): Promise<Outputs> {
  const viewToken = "of-an-administrator";
  const isViewToken = (token: string) => token === viewToken;
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const streams = new FakeDirectory();
  const config: Server = { streams: {} };
  const log = { note: () => undefined, rename: () => undefined };
  const viewers = new ViewerRegistry({ config: () => config, log, now, isViewToken, countryOf: () => undefined });
  const pool = new FfmpegPool(ffmpeg);
  const started: string[] = [];
  const processes: ProcessPool = {
    start(plan) {
      started.push(plan.label);
      return pool.start(plan);
    },
    stop: () => pool.stop(),
  };
  const context: MediaContext = { folder, ffmpeg, processes, streams, viewers, log, config: () => config, now };
  const part = createOutputsPart(context, { isViewToken });
  const app = createApp(createLog(() => undefined));
  mountMedia(app, part.routes ?? []);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    viewers.stop();
    await part.stop?.();
    await processes.stop();
    app.server.closeAllConnections();
    await app.close();
  });
  return {
    ...{ url, app, part, config, streams, viewers, folder, started, viewToken, clock },
    add(name, settings = {}) {
      const stream: Stream = { name, ...settings };
      config.streams = { ...config.streams, [name]: stream };
      return streams.add(new FakeStream(name, stream));
    },
    get: (path, init) => fetch(new URL(path, url), init),
  };
}
