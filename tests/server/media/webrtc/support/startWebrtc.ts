import type { ChildProcess } from "node:child_process";
import { onTestFinished } from "vitest";
import { createApp } from "../../../../../server/http/createApp.ts";
import { createLog } from "../../../../../server/log/serverLog.ts";
import { mountMedia } from "../../../../../server/media/mountMedia.ts";
import { FfmpegPool } from "../../../../../server/media/ffmpeg/FfmpegPool.ts";
import { createWebrtcPart } from "../../../../../server/media/webrtc/createWebrtcPart.ts";
import { forkPeerProcess } from "../../../../../server/media/webrtc/PeerProcesses.ts";
import type { FakeStream } from "../../rtmp/support/FakeStream.ts";
import { FakeStreams } from "../../rtmp/support/FakeStreams.ts";
import { FakeViewers } from "../../rtmp/support/FakeViewers.ts";
import { scriptedProcess } from "./scriptedProcess.ts";
import { ffmpeg } from "../../support/ffmpegPath.ts";

/** A server with nothing but WebRTC, which goes when the test ends. */
export interface StartedWebrtc {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  readonly streams: FakeStreams;
  readonly viewers: FakeViewers;
  readonly notes: string[];
  /** The processes that WebRTC ran in, the last one last. */
  readonly children: readonly ChildProcess[];
}

interface StartOptions {
  readonly secrets?: Readonly<Record<string, string>>;
  /** Without the optional library. */
  readonly isMissing?: boolean;
}

/** Opens a port that serves these streams over WebRTC. */
export async function startWebrtc(
  all: readonly FakeStream[],
  { secrets = {}, isMissing = false }: StartOptions = {},
): Promise<StartedWebrtc> {
  const [streams, viewers, processes] = [new FakeStreams(all), new FakeViewers(secrets), new FfmpegPool(ffmpeg)];
  const notes: string[] = [];
  const log = {
    note: (name: string, level: string, text: string) => void notes.push(`${name} ${level}: ${text}`),
    rename: () => undefined,
  };
  const children: ChildProcess[] = [];
  const part = createWebrtcPart(
    { folder: "", ffmpeg, processes, streams, viewers, log, config: () => ({}), now: Date.now },
    () => {
      const child = isMissing ? scriptedProcess('process.send({ kind: "missing" })') : forkPeerProcess();
      children.push(child);
      return child;
    },
  );
  const app = createApp(createLog(() => undefined));
  mountMedia(app, part.routes ?? []);
  app.server.on("upgrade", (request, socket, head) => {
    if (part.upgrade?.(request, socket, head) !== true) socket.destroy();
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await part.stop?.();
    await app.close();
    await processes.stop();
  });
  return { url, streams, viewers, notes, children };
}
