import Fastify from "fastify";
import { onTestFinished } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import type { Vod } from "../../../../src/generated/types/Vod.ts";
import type { StreamLog } from "../../../../server/log/StreamLog.ts";
import { answerError } from "../../../../server/http/errorAnswers.ts";
import { mountMedia } from "../../../../server/media/mountMedia.ts";
import type { MediaPart } from "../../../../server/media/MediaPart.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { createVodPart } from "../../../../server/media/vod/createVodPart.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";
import { ffmpeg } from "../support/ffmpegPath.ts";
import { FakeViewers } from "./FakeViewers.ts";

/** A server on a free port with the files part alone, the real ffmpeg, and viewers that behave. */
export async function startVod(
  vods: Record<string, Partial<Vod>>,
  folder: string = temporaryFolder(),
): Promise<{
  readonly url: string;
  readonly folder: string;
  readonly viewers: FakeViewers;
  readonly part: MediaPart;
  /** Lines of files: `warning movies/film.mp4: words`. */
  readonly lines: readonly string[];
  readonly config: Server;
}> {
  const processes = new FfmpegPool(ffmpeg);
  const viewers = new FakeViewers();
  const config: Server = {
    vods: Object.fromEntries(Object.entries(vods).map(([prefix, vod]) => [prefix, { prefix, ...vod }])),
  };
  const streams = {
    find: () => undefined,
    findForPublishing: () => undefined,
    all: [],
    onStream: () => () => undefined,
  };
  const lines: string[] = [];
  const log: StreamLog = {
    note: (name, level, words) => void lines.push(`${level} ${name}: ${words}`),
    rename: () => undefined,
  };
  const context = { folder, ffmpeg, processes, streams, viewers, log, config: () => config, now: Date.now };
  const part = createVodPart(context);
  const app = Fastify({ forceCloseConnections: true });
  const quiet = { info: () => undefined, warning: () => undefined, error: () => undefined };
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, quiet));
  mountMedia(app, part.routes ?? []);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await app.close();
    await processes.stop();
  });
  return { url, folder, viewers, part, config, lines };
}
